/** What a page measures about itself. Times are in ms; those "since navigation" start with the request for the page. */
export interface Probe {
  /** When the page's first button was painted, since navigation. */
  readonly buttonSeen: Promise<number>
  /** When the button showed the connected account, since navigation. */
  readonly accountSeen: Promise<number>
  /** When the first wallet's row was painted, since navigation. */
  readonly rowSeen: Promise<number>
  /** Clicks the button: the time until the first wallet's row is painted. */
  readonly open: () => Promise<number>
  /** Clicks the first wallet's row: the time until the button shows the connected account. */
  readonly choose: () => Promise<number>
  /** What long tasks took beyond 50 ms each, summed up since navigation. */
  readonly blocked: () => number
  /** Elements in the modal. */
  readonly elements: () => number
  /** Scrolls the list at 2,000 px a second for so many ms: frames a second. */
  readonly scroll: (duration: number) => Promise<number>
  /** Whether the modal is gone, or has come to rest. */
  readonly isClosed: () => boolean
  readonly isStill: () => boolean
}

declare global {
  interface Window {
    /** Put on every page by `installProbe`. */
    readonly probe: Probe
  }
}
