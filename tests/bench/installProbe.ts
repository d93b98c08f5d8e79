import type { Probe } from "./Probe.ts"

/**
 * Puts `window.probe` on a page before anything else runs there. It goes to the browser as text, so it refers to
 * nothing outside of itself.
 *
 * @param clickAtOnce click the button as soon as there is one
 */
export const installProbe = (clickAtOnce: boolean): void => {
  const DEADLINE = 30_000

  const modal = () => document.querySelector("latchkey-modal")?.shadowRoot ?? undefined
  const button = () => document.querySelector("button") ?? undefined
  const row = () =>
    modal()?.querySelector<HTMLElement>("dialog[open] [data-view='Connect'] li button") ?? undefined
  const account = () =>
    window.kit?.getSnapshot().account["eip155"]?.status === "connected" &&
    /0x[\da-f]/i.test(button()?.textContent ?? "")

  const waiting = new Set<() => void>()
  const observed = new WeakSet<Node>()
  const look = () => {
    for (const root of [document, modal()]) {
      if (root === undefined || observed.has(root)) continue
      observed.add(root)
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    }
    for (const check of [...waiting]) check()
  }
  const observer = new MutationObserver(look)

  // A message that is sent while a frame is made arrives after its style, layout and paint.
  const afterFrame = (done: (time: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        done(performance.now())
      }
      port2.postMessage(undefined)
    })

  const painted = (what: string, isThere: () => unknown): Promise<number> => {
    const seen = new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(check)
        reject(new Error(`Not seen: ${what}`))
      }, DEADLINE)
      const check = () => {
        if (!isThere()) return
        waiting.delete(check)
        clearTimeout(timer)
        afterFrame(resolve)
      }
      waiting.add(check)
      look()
    })
    // Not every page shows everything; whoever waits hears of it.
    seen.catch(() => {})
    return seen
  }

  const click = async (target: () => HTMLElement | undefined, what: string, isThere: () => unknown) => {
    const element = target()
    if (element === undefined) throw new Error("Nothing to click on")
    const start = performance.now()
    element.click()
    return (await painted(what, isThere)) - start
  }

  let blocked = 0
  let longest = 0
  const count = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) {
      blocked += duration - 50
      longest = Math.max(longest, duration)
    }
  }
  const longTasks = new PerformanceObserver((list) => count(list.getEntries()))
  longTasks.observe({ type: "longtask", buffered: true })

  const tile = () => modal()?.querySelector<HTMLElement>("dialog[open] .tile-grid button") ?? undefined
  const allWallets = () => {
    const rows = modal()?.querySelectorAll<HTMLElement>("dialog[open] [data-view='Connect'] li button") ?? []
    return [...rows].find(({ textContent }) => textContent.startsWith("All wallets"))
  }
  const scroller = () => {
    let element = (tile() ?? row())?.parentElement
    while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY))
      element = element.parentElement
    return element ?? undefined
  }

  const probe: Probe = {
    buttonSeen: painted("a button", button),
    accountSeen: painted("the account", account),
    rowSeen: painted("a row", row),
    open: () => click(button, "a row", row),
    choose: () => click(row, "the account", account),
    blocked: () => {
      count(longTasks.takeRecords())
      return blocked
    },
    elements: () => modal()?.querySelectorAll("*").length ?? 0,
    hasAllWallets: () => allWallets() !== undefined,
    openAll: () => click(allWallets, "a tile", tile),
    scroll: async (duration, pxPerSecond) => {
      await painted("a list that scrolls", scroller)
      const list = scroller()!
      list.scrollTop = 0
      await painted("the top of the list", () => list.scrollTop === 0)
      count(longTasks.takeRecords())
      longest = 0
      const frames = await new Promise<number>((resolve) => {
        let start: number | undefined
        let drawn = 0
        const step = (now: number) => {
          start ??= now
          if (now - start >= duration) return resolve((drawn * 1000) / (now - start))
          drawn++
          list.scrollTop = ((now - start) * pxPerSecond) / 1000
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      })
      count(longTasks.takeRecords())
      return { frames, longest }
    },
    isClosed: () => modal()?.querySelector("dialog")?.checkVisibility() !== true,
    isStill: () =>
      modal()
        ?.getAnimations()
        .every(({ playState }) => playState === "finished") !== false
  }
  if (clickAtOnce) {
    const clickFirst = () => {
      if (button() === undefined) return
      waiting.delete(clickFirst)
      button()?.click()
    }
    waiting.add(clickFirst)
  }
  Object.defineProperty(window, "probe", { value: probe })
}
