/** How a list was scrolled. */
export interface Scrolled {
  /** Frames a second. */
  readonly frames: number
  /** The longest task on the way, where one took more than 50 ms; else 0. */
  readonly longest: number
}

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
  /** Whether there is a row that opens all wallets of the catalogue. */
  readonly hasAllWallets: () => boolean
  /** Clicks the row that opens all wallets of the catalogue: the time until the first of them is painted. */
  readonly openAll: () => Promise<number>
  /** Scrolls the list from its top for so many ms. */
  readonly scroll: (duration: number, pxPerSecond: number) => Promise<Scrolled>
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
