import { fillSlot } from "@latchkey/core"
import { useEffect, useState, type FunctionComponent } from "react"
import { page } from "vitest/browser"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, connected, withAll, withFillings } from "../../../tests/gallery/page/world.ts"
import { atRest, eventually, showModal } from "../../../tests/support/showModal.ts"
import { views, type ViewDeclaration } from "../slots/views.ts"

beforeEach(() => page.viewport(1280, 650))
afterEach(async () => {
  isRecording = false
  vi.useRealTimers()
  await page.viewport(800, 600)
})

/** A view of so many rows. */
const list = (id: string, rows: number, more: Partial<ViewDeclaration> = {}) => {
  const component = () => (
    <ul className="rows">
      {Array.from({ length: rows }, (_, row) => (
        <li key={row}>
          <button type="button" className="row">{`Row ${row}`}</button>
        </li>
      ))}
    </ul>
  )
  return fillSlot(views, { id, title: { en: id }, load: async () => ({ default: component }), ...more })
}

const show = (component: FunctionComponent) =>
  fillSlot(views, { id: "long", title: { en: "long" }, load: async () => ({ default: component }) })

const open = async (...fillings: ReadonlyArray<ReturnType<typeof list>>) => {
  const kit = fakeKit({ state: withAll(connected(), withFillings(...fillings), at("long")) })
  const modal = showModal(kit)
  await modal.view("long")
  await atRest(modal.root)
  const shown = () => modal.one(".view:not([inert])")!
  return { kit, modal, shown }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** What is seen of something in every frame from now on, until it is asked for. */
let isRecording = false
const record = <A,>(look: () => A): (() => ReadonlyArray<A>) => {
  const seen: Array<A> = []
  isRecording = true
  const next = () => {
    if (!isRecording) return
    seen.push(look())
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  return () => {
    isRecording = false
    return seen
  }
}

const isMonotone = (values: ReadonlyArray<number>): boolean =>
  [1, -1].some((way) => values.every((value, at) => at === 0 || (value - values[at - 1]!) * way >= 0))

describe("a view that comes back", () => {
  it.each([
    ["a lower one", 1, 0],
    ["a lower one", 1, 160],
    ["a view of the same height", 20, 160],
    ["a lower one, left at its end", 1, 9999]
  ])("is as far down as it was left, from its first frame on, after %s", async (_, rows, down) => {
    const { kit, modal, shown } = await open(list("long", 12), list("other", rows))
    const left = modal.all<HTMLButtonElement>(".row")[3]!
    left.focus()
    shown().scrollTop = down
    await frame()
    await frame()
    const { scrollTop } = shown()
    kit.navigation.push("other")
    await modal.view("other")
    await atRest(modal.root)
    kit.navigation.goBack()
    await modal.view("long")
    const seen = record(() => shown().scrollTop)
    await atRest(modal.root)
    expect([...new Set(seen())]).toEqual([scrollTop])
    expect(modal.focused()?.textContent).toBe("Row 3")
  })

  it("is as far down as it was left where its rows come later", async () => {
    const rows = new EventTarget()
    let areThere = true
    const Late = () => {
      const [drawn, setDrawn] = useState(() => areThere)
      useEffect(() => rows.addEventListener("come", () => setDrawn(true)), [])
      return <div>{drawn ? <p style={{ height: 1500 }}>Rows</p> : "None yet"}</div>
    }
    const { kit, modal, shown } = await open(show(Late), list("other", 1))
    shown().scrollTop = 200
    await frame()
    await frame()
    kit.navigation.push("other")
    areThere = false
    await eventually(() => modal.all(".view").length === 1 && modal.heading() === "other")
    kit.navigation.goBack()
    await modal.view("long")
    expect(shown().scrollTop).toBe(0)
    rows.dispatchEvent(new Event("come"))
    await eventually(() => shown().scrollTop === 200)
  })
})

describe("a card that has come to rest", () => {
  it.each([420, 540, 560, 600, 660, 720, 789, 800, 900])(
    "stays as it is, in a window %d px high",
    async (height) => {
      await page.viewport(1280, height)
      const { modal } = await open(list("long", 30))
      const card = modal.one("dialog")!
      const { top, height: high } = card.getBoundingClientRect()
      await eventually(() => card.hasAttribute("data-steady"))
      const after = card.getBoundingClientRect()
      expect([after.top, after.height]).toEqual([top, high])
    }
  )
})

describe("a navigation", () => {
  const navigate = async (from: number, to: number) => {
    let come: () => void = () => {}
    const there = new Promise<void>((resolve) => (come = resolve))
    const late = list("late", to)
    const view = late.value as ViewDeclaration
    const held = fillSlot(views, { ...view, load: () => there.then(view.load) })
    const { kit, modal, shown } = await open(list("long", from), held)
    const card = modal.one("dialog")!
    const seen = record(() => ({
      height: card.offsetHeight,
      isEmpty: shown().innerText.trim() === "",
      isWaiting: modal.one(".skeleton") !== undefined
    }))
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    kit.navigation.push("late")
    return { kit, modal, come, seen, shown }
  }

  it.each([
    [12, 2],
    [2, 12],
    [3, 3]
  ])("moves the card once, from %d rows to %d whose module still loads", async (from, to) => {
    const { modal, come, seen } = await navigate(from, to)
    vi.advanceTimersByTime(199)
    for (let turn = 0; turn < 3; turn++) await frame()
    expect(modal.heading()).toBe("long")
    come()
    vi.useRealTimers()
    await frame()
    await modal.view("late")
    await eventually(() => modal.all(".view").length === 1, "the old view is gone")
    await atRest(modal.root)
    const frames = seen()
    expect(frames.filter(({ isEmpty, isWaiting }) => isEmpty || isWaiting)).toEqual([])
    const heights = frames.map(({ height }) => height)
    expect(isMonotone(heights), heights.join()).toBe(true)
    expect(new Set(heights).size > 1).toBe(from !== to)
    expect(modal.all(".row")).toHaveLength(to)
  })

  it("shows after 200 ms that a view is coming", async () => {
    const { modal, come } = await navigate(12, 2)
    vi.advanceTimersByTime(200)
    vi.useRealTimers()
    await eventually(() => modal.one(".skeleton"))
    expect(modal.heading()).toBe("late")
    come()
    await eventually(() => modal.all(".view:not([inert]) .row").length === 2)
  })

  it("that is taken back before its view has come shows nothing of it", async () => {
    const { kit, modal, come, seen } = await navigate(12, 2)
    kit.navigation.goBack()
    come()
    vi.useRealTimers()
    await frame()
    await atRest(modal.root)
    expect(modal.heading()).toBe("long")
    expect(new Set(seen().map(({ height }) => height)).size).toBe(1)
  })
})
