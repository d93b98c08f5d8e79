import { page } from "vitest/browser"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, withAll, withWallets } from "../../../tests/gallery/page/world.ts"
import { showModal } from "../../../tests/support/showModal.ts"

afterEach(() => page.viewport(800, 700))

const setUp = async (width = 390) => {
  await page.viewport(width, 700)
  const kit = fakeKit({ state: withAll(withWallets, at("Connect")) })
  const modal = showModal(kit)
  await modal.view("Connect")
  const header = modal.one(".header")!
  const capture = vi.fn()
  header.setPointerCapture = capture
  const point = (type: string, clientY: number, more: PointerEventInit = {}, on: Element = header) =>
    on.dispatchEvent(
      new PointerEvent(`pointer${type}`, {
        bubbles: true,
        composed: true,
        pointerId: 7,
        pointerType: "touch",
        clientY,
        ...more
      })
    )
  const style = modal.one("dialog")!.style
  return { kit, modal, point, style, capture, isOpen: () => kit.getSnapshot().navigation.open }
}

describe("a sheet under a finger", () => {
  it("follows it downwards without delay, not upwards, and is where it was when it is let go", async () => {
    const { point, style, capture, isOpen } = await setUp()
    point("down", 100)
    expect(capture).toHaveBeenCalledWith(7)
    point("move", 140)
    expect([style.translate, style.transitionDuration]).toEqual(["0px 40px", "0s"])
    point("move", 40)
    expect(style.translate).toBe("0px")
    point("up", 40)
    expect([style.translate, style.transitionDuration, isOpen()]).toEqual(["", "", true])
  })

  it("closes when it was pulled further than 96 px, not at 96", async () => {
    const near = await setUp()
    near.point("down", 100)
    near.point("move", 196)
    near.point("up", 196)
    expect(near.isOpen()).toBe(true)
    near.point("down", 100)
    near.point("move", 197)
    near.point("up", 197)
    expect(near.isOpen()).toBe(false)
  })

  it("closes where the gesture is cut off after that", async () => {
    const { point, isOpen } = await setUp()
    point("down", 100)
    point("move", 300)
    point("cancel", 300)
    expect(isOpen()).toBe(false)
  })

  it("follows one finger: another moves and ends nothing", async () => {
    const { point, style, isOpen } = await setUp()
    point("down", 100)
    point("move", 400, { pointerId: 8 })
    expect(style.translate).toBe("")
    point("move", 150)
    point("up", 400, { pointerId: 8 })
    expect(style.translate).toBe("0px 50px")
    point("up", 150)
    expect(isOpen()).toBe(true)
    point("move", 400)
    point("up", 400)
    expect([style.translate, isOpen()]).toEqual(["", true])
  })

  it("is not pulled by a mouse, by a button, or where the card is none", async () => {
    const small = await setUp()
    const close = await small.modal.button("Close")
    small.point("down", 100, { pointerType: "mouse" })
    small.point("move", 300, { pointerType: "mouse" })
    small.point("up", 300, { pointerType: "mouse" })
    small.point("down", 100, {}, close)
    small.point("down", 100, {}, close.firstElementChild!)
    small.point("move", 300)
    small.point("up", 300)
    expect([small.style.translate, small.isOpen(), small.capture.mock.calls]).toEqual(["", true, []])
    small.modal.element.remove()
    for (const [width, pulled] of [
      [430, "0px 200px"],
      [431, ""]
    ] as const) {
      const { modal, point, style } = await setUp(width)
      point("down", 100)
      point("move", 300)
      expect([width, style.translate]).toEqual([width, pulled])
      modal.element.remove()
    }
  })
})
