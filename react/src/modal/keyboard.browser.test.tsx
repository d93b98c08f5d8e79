import { page } from "vitest/browser"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, connected, withAll, withWallets } from "../../../tests/gallery/page/world.ts"
import { frames } from "../../../tests/support/frames.ts"
import { eventually, showModal } from "../../../tests/support/showModal.ts"
import { makeTestKit } from "../../../tests/support/testKit.ts"

beforeEach(() => page.viewport(800, 700))
afterEach(() => document.body.replaceChildren())

const open = async (state = withAll(withWallets, at("Connect"))) => {
  const kit = fakeKit({ state })
  const modal = showModal(kit)
  const card = await modal.dialog()
  await modal.view(kit.getSnapshot().navigation.stack.at(-1)!.view)
  // What the Tab key reaches, in the order of the page.
  const controls = () =>
    modal
      .all("dialog a[href], dialog button, dialog input")
      .filter((element) => !element.matches(":disabled, [inert] *") && element.checkVisibility())
  return { kit, modal, card, controls }
}

/** A key of which the browser itself makes nothing: what the focus does is the card's doing. */
const press = (on: Element, key: string, options: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...options
  })
  on.dispatchEvent(event)
  return event.defaultPrevented
}

describe("the Tab key", () => {
  it("T05 after the last control goes to the first, and never to the browser's own", async () => {
    const { modal, controls } = await open()
    const list = controls()
    list.at(-1)!.focus()
    expect(press(list.at(-1)!, "Tab")).toBe(true)
    expect(modal.focused()).toBe(list[0])
  })

  it("T05 with Shift before the first goes to the last", async () => {
    const { modal, controls } = await open()
    const list = controls()
    list[0]!.focus()
    expect(press(list[0]!, "Tab", { shiftKey: true })).toBe(true)
    expect(modal.focused()).toBe(list.at(-1))
  })

  it("with Shift on the heading goes to the control before it, or to the last", async () => {
    const { modal, controls } = await open(withAll(connected(), at("Account")))
    const heading = modal.one("h1")!
    const list = controls()
    expect(modal.focused()).toBe(heading)
    const isFirst = list.every(
      (control) => (heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    )
    expect(press(heading, "Tab", { shiftKey: true })).toBe(isFirst)
    expect(modal.focused()).toBe(isFirst ? list.at(-1) : heading)
  })

  it("between them is the browser's, either way", async () => {
    const { modal, controls } = await open()
    const list = controls()
    for (const control of list.slice(1, -1)) {
      control.focus()
      expect([press(control, "Tab"), press(control, "Tab", { shiftKey: true })]).toEqual([false, false])
      expect(modal.focused()).toBe(control)
    }
    list[0]!.focus()
    expect(press(list[0]!, "Tab")).toBe(false)
    list.at(-1)!.focus()
    expect(press(list.at(-1)!, "Tab", { shiftKey: true })).toBe(false)
  })

  it("is the view's where that has done something with it, and other keys are nobody's here", async () => {
    const { modal, controls } = await open()
    const last = controls().at(-1)!
    last.focus()
    last.addEventListener("keydown", (event) => event.preventDefault(), { once: true })
    press(last, "Tab")
    expect(modal.focused()).toBe(last)
    for (const key of ["ArrowDown", "Enter", "a"]) expect(press(last, key)).toBe(false)
    expect(modal.focused()).toBe(last)
  })

  it("goes back in from wherever in the card nothing has the focus", async () => {
    const { modal, card, controls } = await open()
    const list = controls()
    ;(modal.focused() as HTMLElement).blur()
    expect(modal.focused()).toBeNull()
    expect(press(card, "Tab")).toBe(true)
    expect(modal.focused()).toBe(list[0])
    ;(modal.focused() as HTMLElement).blur()
    expect(press(card, "Tab", { shiftKey: true })).toBe(true)
    expect(modal.focused()).toBe(list.at(-1))
  })
})

describe("the Escape key", () => {
  it("closes, unless it ends the writing of a character or the view has used it", async () => {
    const { kit, modal, card, controls } = await open()
    const [control] = controls()
    const isOpen = () => kit.getSnapshot().navigation.open
    expect(press(card, "Escape", { isComposing: true })).toBe(false)
    expect(isOpen()).toBe(true)
    control!.addEventListener("keydown", (event) => event.preventDefault(), { once: true })
    press(control!, "Escape")
    expect(isOpen()).toBe(true)
    expect(press(card, "Escape")).toBe(true)
    expect(isOpen()).toBe(false)
    // Only what was refused is said.
    expect(modal.said()).not.toContain("Choose one of these first.")
  })

  it("the browser's own way to close a dialog is the card's; that of something inside is not", async () => {
    const { kit, card, controls } = await open()
    const cancel = (on: Element) => {
      const event = new Event("cancel", { bubbles: true, cancelable: true })
      on.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(cancel(controls()[0]!)).toBe(false)
    expect(kit.getSnapshot().navigation.open).toBe(true)
    expect(cancel(card)).toBe(true)
    expect(kit.getSnapshot().navigation.open).toBe(false)
    await eventually(() => !card.open)
  })

  it("a dialog that the browser closed by itself is closed; where closing is refused it is back", async () => {
    const usual = await open()
    usual.card.close()
    await eventually(() => !usual.kit.getSnapshot().navigation.open)
    usual.modal.element.remove()
    const refusing = await open(withAll(connected(), at("UnsupportedChain", {}, [], true)))
    const shakes = () => refusing.kit.getSnapshot().navigation.shakes
    const before = shakes()
    refusing.card.close()
    await eventually(() => shakes() > before && refusing.card.open)
    expect(refusing.kit.getSnapshot().navigation.open).toBe(true)
  })

  it("one that was opened again before the browser tells of its end stays open", async () => {
    const { kit, card } = await open()
    card.close()
    card.showModal()
    const told = new Promise((resolve) => card.addEventListener("close", resolve, { once: true }))
    await told
    expect(kit.getSnapshot().navigation.open).toBe(true)
    expect(card.open).toBe(true)
  })
})

describe("a press beside the card", () => {
  const inWholePx = ({ left, right, top, bottom }: DOMRect) => ({
    left: Math.ceil(left),
    right: Math.floor(right),
    top: Math.ceil(top),
    bottom: Math.floor(bottom)
  })
  const setUp = async () => {
    const world = await open()
    // A click is told in whole px, and a card in the middle may lie at half ones.
    const { left, right, top, bottom } = inWholePx(world.card.getBoundingClientRect())
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const mouse = (
      type: string,
      [clientX, clientY]: readonly [number, number],
      { on = world.card, detail = 1 }: { readonly on?: Element; readonly detail?: number } = {}
    ) => {
      const event = new MouseEvent(type, {
        bubbles: true,
        composed: true,
        cancelable: true,
        clientX,
        clientY,
        detail
      })
      on.dispatchEvent(event)
      return event.defaultPrevented
    }
    const click = (at: readonly [number, number]) => {
      const kept = mouse("mousedown", at)
      mouse("click", at)
      return kept
    }
    return {
      ...world,
      mouse,
      click,
      isOpen: () => world.kit.getSnapshot().navigation.open,
      inside: [x, y] as const,
      edges: [
        [left, y],
        [right, y],
        [x, top],
        [x, bottom]
      ] as ReadonlyArray<readonly [number, number]>,
      outside: [
        [left - 1, y],
        [right + 1, y],
        [x, top - 1],
        [x, bottom + 1]
      ] as ReadonlyArray<readonly [number, number]>
    }
  }

  it("closes on each side of it; its very edge is the card", async () => {
    for (let side = 0; side < 4; side++) {
      const { modal, click, isOpen, edges, outside } = await setUp()
      click(edges[side]!)
      expect([side, isOpen()]).toEqual([side, true])
      click(outside[side]!)
      expect([side, isOpen()]).toEqual([side, false])
      modal.element.remove()
    }
  })

  it("that is released on the card closes nothing, and neither does a later release outside", async () => {
    const { mouse, isOpen, inside, outside } = await setUp()
    mouse("mousedown", outside[0]!)
    mouse("click", inside)
    expect(isOpen()).toBe(true)
    mouse("click", outside[0]!)
    expect(isOpen()).toBe(true)
  })

  it("that is the second of a double click closes nothing, as the first may have opened the card; the next one does", async () => {
    const { mouse, click, isOpen, outside } = await setUp()
    expect(mouse("mousedown", outside[0]!, { detail: 2 })).toBe(true)
    mouse("click", outside[0]!, { detail: 2 })
    expect(isOpen()).toBe(true)
    click(outside[0]!)
    expect(isOpen()).toBe(false)
  })

  it("that began on the card closes nothing where it ends outside", async () => {
    const { mouse, isOpen, inside, outside } = await setUp()
    mouse("mousedown", outside[0]!)
    mouse("mousedown", inside)
    mouse("click", outside[0]!)
    expect(isOpen()).toBe(true)
  })

  it("does not take the focus from the card; a press on it is the browser's", async () => {
    const { mouse, inside, outside } = await setUp()
    expect(mouse("mousedown", outside[0]!)).toBe(true)
    expect(mouse("mousedown", inside)).toBe(false)
  })

  it("by a control whose click has no place, as a keyboard's, closes nothing", async () => {
    const { mouse, isOpen, outside, controls } = await setUp()
    const help = controls()[0]!
    mouse("mousedown", outside[0]!)
    mouse("click", [0, 0], { on: help })
    expect(isOpen()).toBe(true)
  })
})

describe("the focus in the card", () => {
  it("S2.05 in part: goes to the heading when the control that has it goes away", async () => {
    const { kit } = makeTestKit()
    await kit.ready()
    const modal = showModal(kit)
    kit.open({ view: "Connect" })
    const row = await modal.button("Wallet")
    row.focus()
    expect(modal.focused()).toBe(row)
    await kit.remove("testChain")
    await eventually(() => !row.isConnected)
    await eventually(() => modal.focused() === modal.one("h1"))
    await kit.dispose()
  })

  it("S2.05 in part: stays where it is when another control goes away", async () => {
    const { kit } = makeTestKit()
    await kit.ready()
    const modal = showModal(kit)
    kit.open({ view: "Connect" })
    const row = await modal.button("Wallet")
    const close = await modal.button("Close")
    close.focus()
    await kit.remove("testChain")
    await eventually(() => !row.isConnected)
    expect(modal.focused()).toBe(close)
    await kit.dispose()
  })

  it("S2.05 in part: is on the heading of a view that comes, and on the row that was used when it is back", async () => {
    const { kit, modal } = await open(withAll(connected(), at("Account")))
    const names = () => modal.all(".view:not([inert]) button")
    const used = names().at(-2)!
    used.focus()
    const focus = vi.spyOn(HTMLElement.prototype, "focus")
    const asked = () => focus.mock.calls.at(-1)?.[0]
    kit.navigation.push("WhatIsANetwork")
    await modal.view("WhatIsANetwork")
    await eventually(() => modal.focused() === modal.one("h1"))
    expect(asked()).toEqual({ preventScroll: true })
    kit.navigation.goBack()
    await modal.view("Account")
    await eventually(() => modal.focused() === names().at(-2))
    // The view is as far down as it was left.
    expect(asked()).toEqual({ preventScroll: true })
    focus.mockRestore()
  })

  it("is on the heading when the card is opened again, whatever was used before", async () => {
    const { kit, modal, card } = await open(withAll(connected(), at("Account")))
    modal.all(".view:not([inert]) button").at(-1)!.focus()
    kit.close()
    await eventually(() => !card.open)
    kit.open({ view: "Account" })
    await modal.view("Account")
    await eventually(() => card.open && modal.focused() === modal.one("h1"))
  })

  describe("of an embedded card", () => {
    const setUp = async () => {
      const field = document.createElement("input")
      document.body.append(field)
      field.focus()
      const { kit } = makeTestKit()
      await kit.ready()
      const modal = showModal(kit, { embedded: true })
      const row = await modal.button("Wallet")
      const drop = async () => {
        await kit.remove("testChain")
        await eventually(() => !row.isConnected)
      }
      return { kit, modal, field, row, drop }
    }

    it("is not taken from the page, neither when it comes nor when one of its controls goes", async () => {
      const { kit, field, drop } = await setUp()
      expect(document.activeElement).toBe(field)
      await drop()
      expect(document.activeElement).toBe(field)
      await kit.dispose()
    })

    it("is not taken back once the visitor went on to the page", async () => {
      const { kit, modal, field, row, drop } = await setUp()
      row.focus()
      expect(modal.focused()).toBe(row)
      field.focus()
      await drop()
      expect(document.activeElement).toBe(field)
      field.blur()
      modal.one(".card")!.append(document.createElement("i"))
      await frames()
      expect(document.activeElement).toBe(document.body)
      await kit.dispose()
    })

    it("goes to the heading of each view that comes after the first", async () => {
      const { kit, modal, row } = await setUp()
      row.focus()
      kit.navigation.push("WhatIsAWallet")
      await modal.view("WhatIsAWallet")
      await eventually(() => modal.focused() === modal.one("h1") && modal.heading() !== "")
      await kit.dispose()
    })

    it("goes to its heading when the control that has it goes away", async () => {
      const { kit, modal, row, drop } = await setUp()
      row.focus()
      await drop()
      await eventually(() => modal.focused() === modal.one("h1"))
      await kit.dispose()
    })
  })
})
