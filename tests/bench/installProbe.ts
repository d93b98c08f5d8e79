import type { Probe } from "./Probe.ts"

/**
 * Puts `window.probe` on a page before anything else runs there. It goes to the browser as text, so it refers to
 * nothing outside of itself.
 *
 * @param clickAtOnce click the button as soon as there is one
 */
export const installProbe = (clickAtOnce: boolean): void => {
  const DEADLINE = 30_000
  const SPEED = 2

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
  const count = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) blocked += duration - 50
  }
  const longTasks = new PerformanceObserver((list) => count(list.getEntries()))
  longTasks.observe({ type: "longtask", buffered: true })

  const scroller = () => {
    let element = row()?.parentElement
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
    scroll: (duration) =>
      new Promise((resolve, reject) => {
        const list = scroller()
        if (list === undefined) return reject(new Error("Nothing scrolls"))
        let start: number | undefined
        let frames = 0
        const step = (now: number) => {
          start ??= now
          if (now - start >= duration) return resolve((frames * 1000) / (now - start))
          frames++
          list.scrollTop = (now - start) * SPEED
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
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
