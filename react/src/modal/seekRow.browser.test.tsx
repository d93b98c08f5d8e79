import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { seekRow } from "./seekRow.ts"

afterEach(() => void vi.useRealTimers())

/** A view of 100 px without rows, which is looked through for one; `draw` draws one so far down. */
const open = (scrolled = 320) => {
  const view = document.createElement("div")
  view.style.cssText = "block-size: 100px; padding-block-end: 500px; box-sizing: border-box; overflow: auto"
  document.body.append(view)
  onTestFinished(() => view.remove())
  const end = seekRow(view, () => view.querySelector<HTMLElement>("button.chosen") ?? undefined, scrolled)
  const draw = async (name: string, height = 300) => {
    const row = document.createElement("button")
    row.className = name
    row.style.cssText = `display: block; margin-block-start: ${height}px; block-size: 50px`
    view.append(row)
    // An observer of changes is told before the next task.
    await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))))
    return document.activeElement === row
  }
  return { view, end, draw }
}

describe("a row that is drawn later", () => {
  it("has the focus once it is there, where it was; no other has, and it is taken once", async () => {
    const { view, draw } = open()
    expect(await draw("other")).toBe(false)
    expect(await draw("chosen", 0)).toBe(true)
    expect(view.scrollTop).toBe(320)
    view.querySelector("button")!.focus({ preventScroll: true })
    expect(await draw("chosen")).toBe(false)
  })

  it.each(["wheel", "pointerdown", "keydown"])(
    "is not waited for by a visitor who goes elsewhere, by %s",
    async (type) => {
      const { view, draw } = open()
      view.dispatchEvent(new Event(type))
      expect(await draw("chosen")).toBe(false)
      expect(document.activeElement).toBe(document.body)
    }
  )

  it("is not waited for longer than a second, nor when that is ended", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const patient = open()
    vi.advanceTimersByTime(999)
    expect(await patient.draw("chosen")).toBe(true)
    const late = open()
    vi.advanceTimersByTime(1_000)
    expect(await late.draw("chosen")).toBe(false)
    const ended = open()
    ended.end()
    expect(await ended.draw("chosen")).toBe(false)
  })
})
