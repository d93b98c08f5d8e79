import { page } from "vitest/browser"
import { afterEach, describe, expect, it } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, connected, withAll, withWallets } from "../../../tests/gallery/page/world.ts"
import { preferMotion, slowed } from "../../../tests/support/motion.ts"
import { atRest, eventually, showModal } from "../../../tests/support/showModal.ts"
import { makeTestKit } from "../../../tests/support/testKit.ts"

afterEach(async () => {
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
    await slowed(20, async () => {
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
    await kit.dispose()
  })
})

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
