/** What the page's own clock says, put on `window.bench` before anything else runs. */
export interface PageWatch {
  /** Milliseconds since the navigation began until the text was painted somewhere on the page. */
  readonly painted: (text: string) => Promise<number>
  /** Clicks a button and says how long it took until the text was painted. */
  readonly clicked: (button: string, text: string) => Promise<number>
  /** Milliseconds by which tasks exceeded 50 ms so far. */
  readonly blocking: () => number
}

declare global {
  interface Window {
    readonly bench: PageWatch
  }
}

/** Installs the watch. For `addInitScript`, so it refers to nothing outside of itself. */
export const watchPage = (): void => {
  let blocked = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50)
  }).observe({ type: "longtask", buffered: true })

  const find = (root: Document | ShadowRoot, selector: string, text: string): HTMLElement | undefined => {
    for (const element of root.querySelectorAll<HTMLElement>("*")) {
      if (element.matches(selector) && element.textContent.includes(text) && element.checkVisibility())
        return element
      const inside = element.shadowRoot === null ? undefined : find(element.shadowRoot, selector, text)
      if (inside !== undefined) return inside
    }
    return undefined
  }
  // Seen in a frame's callback means painted at the end of that frame; the message comes after the paint.
  const painted = (text: string) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (find(document, "button", text) === undefined) {
          requestAnimationFrame(look)
          return
        }
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener("message", () => resolve(performance.now()))
        port1.start()
        port2.postMessage(undefined)
      }
      look()
    })

  const bench: PageWatch = {
    painted,
    clicked: async (button, text) => {
      const element = find(document, "button", button)
      if (element === undefined) throw new Error(`No button "${button}"`)
      const start = performance.now()
      element.click()
      return (await painted(text)) - start
    },
    blocking: () => blocked
  }
  Object.defineProperty(window, "bench", { value: bench })
}
