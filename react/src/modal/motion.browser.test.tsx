import { page } from "vitest/browser"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, connected, withAll, withWallets } from "../../../tests/gallery/page/world.ts"
import { preferMotion, slowed } from "../../../tests/support/motion.ts"
import { atRest, eventually, showModal } from "../../../tests/support/showModal.ts"
import { makeTestKit } from "../../../tests/support/testKit.ts"

afterEach(async () => {
  vi.restoreAllMocks()
  await preferMotion("no-preference")
  await page.viewport(800, 700)
})

const durations = (root: ShadowRoot) =>
  root.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration))

describe("reduced motion", () => {
  it("leaves fades of at most 80 ms, and nothing that moves", async () => {
    await preferMotion("reduce")
    const kit = fakeKit({ state: withAll(connected(), at("UnsupportedChain", {}, [], true)) })
    const modal = showModal(kit)
    await modal.view("UnsupportedChain")
    await atRest(modal.root)
    kit.navigation.push("WhatIsANetwork")
    await eventually(() => modal.one('.view[data-motion="in-forward"]'))
    expect(durations(modal.root).filter((duration) => duration > 80)).toEqual([])
    await slowed(1000, async () => {
      kit.navigation.shake()
      await eventually(() => modal.one("dialog")!.getAnimations()[0]?.effect?.getTiming().duration === 80)
      expect(getComputedStyle(modal.one("dialog")!).translate).toBe("none")
    })
  })

  it("nothing moves while nothing happens", async () => {
    const modal = showModal(fakeKit({ state: withAll(connected(), at("Account")) }))
    await modal.view("Account")
    await atRest(modal.root)
  })
})

describe.each(["no-preference", "reduce"] as const)("opening, motion: %s", (value) => {
  it("draws something in its first frame", async () => {
    await preferMotion(value)
    const { kit } = makeTestKit()
    const modal = showModal(kit)
    const dialog = await modal.dialog()
    await slowed(20, async () => {
      for (let turn = 0; turn < 2; turn++) {
        kit.open({ view: "WhatIsAWallet" })
        await eventually(() => dialog.open)
        const [fade] = dialog
          .getAnimations()
          .filter(
            (animation) => animation instanceof CSSTransition && animation.transitionProperty === "opacity"
          )
        fade!.pause()
        fade!.currentTime = 0
        expect(Number(getComputedStyle(dialog).opacity)).toBeGreaterThan(0.1)
        fade!.finish()
        kit.close()
        await eventually(() => !dialog.checkVisibility())
      }
    })
    await kit.dispose()
  })
})

describe.each(["no-preference", "reduce"] as const)(
  "closing where dialogs leave the top layer at once, motion: %s",
  (value) => {
    const opened = async () => {
      await preferMotion(value)
      const supports = CSS.supports.bind(CSS)
      vi.spyOn(CSS, "supports").mockImplementation((...given: ReadonlyArray<string>) =>
        given[0] === "overlay" ? false : Reflect.apply(supports, CSS, given)
      )
      const opener = document.createElement("button")
      document.body.append(opener)
      opener.focus()
      const { kit } = makeTestKit()
      const modal = showModal(kit)
      const dialog = await modal.dialog()
      kit.open({ view: "WhatIsAWallet" })
      await modal.view("WhatIsAWallet")
      await atRest(modal.root)
      return { kit, modal, dialog, opener }
    }

    it("fades in sight, the page usable and the focus back at once, and then is gone", async () => {
      const { kit, dialog, opener } = await opened()
      await slowed(1000, async () => {
        kit.close()
        await eventually(() => !dialog.open)
        expect(document.activeElement).toBe(opener)
        await eventually(() => dialog.matches(":popover-open"))
        expect(dialog.inert).toBe(true)
        const fades = dialog.getAnimations({ subtree: false })
        expect(fades.map((each) => (each as CSSAnimation).animationName)).toEqual(["close"])
        expect(fades[0]!.effect!.getTiming().duration).toBe(value === "reduce" ? 80 : 150)
        expect(getComputedStyle(dialog).display).toBe("flex")
        fades[0]!.currentTime = 40
        expect(Number(getComputedStyle(dialog).opacity)).toBeGreaterThan(0)
        expect(Number(getComputedStyle(dialog).opacity)).toBeLessThan(1)
        if (value === "reduce") expect(getComputedStyle(dialog).translate).toMatch(/^(none|0px)$/)
        expect(dialog.textContent).toContain("What is a wallet?")
        const { left, top, width, height } = dialog.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        expect(hit?.localName).not.toBe("latchkey-modal")
        fades[0]!.finish()
        await eventually(() => !dialog.hasAttribute("popover"))
      })
      expect(dialog.inert).toBe(false)
      await eventually(() => !dialog.checkVisibility())
      await eventually(() => dialog.querySelector(".view") === null)
      expect(document.activeElement).toBe(opener)
      opener.remove()
      await kit.dispose()
    })

    it("is there at once when it is opened again meanwhile", async () => {
      const { kit, dialog, opener } = await opened()
      await slowed(1000, async () => {
        kit.close()
        await eventually(() => dialog.matches(":popover-open"))
        kit.open({ view: "Connect" })
        await eventually(() => dialog.open)
        expect(dialog.matches(":modal")).toBe(true)
        expect(dialog.hasAttribute("popover")).toBe(false)
        expect(dialog.inert).toBe(false)
      })
      await eventually(() => dialog.open && dialog.inert === false)
      opener.remove()
      await kit.dispose()
    })
  }
)

describe("the sheet", () => {
  const pull = async (distance: number) => {
    await page.viewport(390, 700)
    const kit = fakeKit({ state: withAll(withWallets, at("Connect")) })
    const modal = showModal(kit)
    await modal.view("Connect")
    const header = modal.one(".header")!
    header.setPointerCapture = () => {}
    const point = (type: string, clientY: number) =>
      header.dispatchEvent(
        new PointerEvent(type, { bubbles: true, composed: true, pointerId: 7, pointerType: "touch", clientY })
      )
    point("pointerdown", 100)
    point("pointermove", 100 + distance)
    const translate = modal.one("dialog")!.style.translate
    point("pointerup", 100 + distance)
    return { kit, modal, translate }
  }

  it("follows a finger and closes when it was pulled far enough", async () => {
    const { kit, translate } = await pull(150)
    expect(translate).toBe("0px 150px")
    expect(kit.getSnapshot().navigation.open).toBe(false)
  })

  it("goes back when it was not", async () => {
    const { kit, modal } = await pull(40)
    expect(kit.getSnapshot().navigation.open).toBe(true)
    expect(modal.one("dialog")!.style.translate).toBe("")
  })
})
