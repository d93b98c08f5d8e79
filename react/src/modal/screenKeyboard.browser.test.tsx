import { fillSlot } from "@latchkey/core"
import { page } from "vitest/browser"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, connected, withAll, withFillings } from "../../../tests/gallery/page/world.ts"
import { atRest, showModal } from "../../../tests/support/showModal.ts"
import { views } from "../slots/views.ts"

const seen = window.visualViewport!

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(800, 600)
})

/** Covers so much of the window's end with a keyboard; the page may be panned, or zoomed into. */
const keyboard = (height: number, { panned = 0, scale = 1 } = {}) => {
  const { innerHeight } = window
  vi.spyOn(seen, "height", "get").mockReturnValue((innerHeight - height) / scale)
  vi.spyOn(seen, "offsetTop", "get").mockReturnValue(panned)
  vi.spyOn(seen, "scale", "get").mockReturnValue(scale)
  seen.dispatchEvent(new Event("resize"))
}

const Form = () => (
  <div>
    {Array.from({ length: 12 }, (_, index) => (
      <label className="row" key={index}>
        {`Field ${index}`}
        <input />
      </label>
    ))}
  </div>
)

const open = async (width: number, height: number) => {
  await page.viewport(width, height)
  const form = fillSlot(views, { id: "form", title: { en: "Form" }, load: async () => ({ default: Form }) })
  const modal = showModal(fakeKit({ state: withAll(connected(), withFillings(form), at("form")) }))
  await modal.view("form")
  await atRest(modal.root)
  const box = (element: Element) => element.getBoundingClientRect()
  return { modal, box, card: modal.one("dialog")! }
}

describe("an on-screen keyboard", () => {
  it("lifts the sheet, and each field can be seen while it is written in", async () => {
    const { modal, box, card } = await open(360, 640)
    const before = box(card)
    expect(before.bottom).toBe(640)
    for (const field of modal.all(".view input")) {
      field.focus()
      keyboard(260)
      // The field is brought into sight with the frame that follows.
      await vi.waitFor(() => {
        expect(box(card).bottom).toBe(380)
        expect(box(card).top).toBeGreaterThanOrEqual(0)
        expect(box(field).top).toBeGreaterThan(box(modal.one(".header")!).bottom)
        expect(box(field).bottom).toBeLessThanOrEqual(380)
      })
    }
    keyboard(0)
    expect(box(card)).toEqual(before)
  })

  it("lifts it no further than to what is seen where the page is panned", async () => {
    const { box, card } = await open(390, 844)
    keyboard(336, { panned: 100 })
    expect(box(card).bottom).toBe(844 - 336 + 100)
    expect(box(card).top).toBeGreaterThanOrEqual(100)
  })

  it("needs nothing where the page itself gets lower", async () => {
    const { box, card } = await open(360, 640)
    await page.viewport(360, 380)
    keyboard(0)
    expect([box(card).bottom, card.style.getPropertyValue("--keyboard")]).toEqual([380, ""])
    expect(box(card).top).toBeGreaterThanOrEqual(0)
  })

  it("keeps the card in what it leaves on a tablet", async () => {
    const { box, card } = await open(1024, 768)
    keyboard(400)
    expect(box(card).bottom).toBeLessThanOrEqual(368)
    expect(box(card).top).toBeGreaterThanOrEqual(0)
  })

  it("is not what a visitor has zoomed into", async () => {
    const { box, card } = await open(360, 640)
    const before = box(card)
    keyboard(0, { scale: 2 })
    expect(box(card)).toEqual(before)
  })
})
