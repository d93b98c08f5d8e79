import { page } from "vitest/browser"
import { describe, expect, it } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, connected, withAll, withNotice } from "../../../tests/gallery/page/world.ts"
import { frames } from "../../../tests/support/frames.ts"
import { eventually, showModal } from "../../../tests/support/showModal.ts"
import { makeTestKit } from "../../../tests/support/testKit.ts"

describe("toasts", () => {
  describe("its kinds, and how one takes the place of another", () => {
    it.each(["success", "error", "loading"] as const)(
      "S2.22[success, error, loading] has a %s variant, inside the dialog and announced",
      async (variant) => {
        const modal = showModal(
          fakeKit({
            state: withAll(
              connected(),
              withNotice({ toast: { key: 1, variant, text: "Words" } }),
              at("Account")
            )
          })
        )
        const toast = await eventually(() => modal.one(`dialog .toast[data-variant="${variant}"]`))
        expect(toast.innerText).toContain("Words")
        await eventually(() => modal.said() === "Words")
      }
    )

    it("S2.22 in part: a new message takes an open one's place after 150 ms", async () => {
      const { kit } = makeTestKit()
      await kit.ready()
      const modal = showModal(kit)
      kit.open({ view: "Connect" })
      await modal.view("Connect")
      kit.showToast({ variant: "success", text: "First" })
      await eventually(() => modal.one(".toast")?.innerText.includes("First"))
      const start = performance.now()
      kit.showToast({ variant: "success", text: "Second" })
      await eventually(() => modal.one('.toast[data-motion="out"]')?.innerText.includes("First"))
      await eventually(() => modal.one('.toast[data-motion="in"]')?.innerText.includes("Second"))
      expect(performance.now() - start).toBeGreaterThan(140)
      await kit.dispose()
    })
  })

  it("turns codes into words, unknown ones too", async () => {
    const kit = fakeKit({ state: withAll(connected(), at("Account")) })
    const modal = showModal(kit)
    await modal.view("Account")
    kit.showToast({ variant: "error", code: "NETWORK_SWITCH_REJECTED" })
    await eventually(() => modal.one(".toast")?.innerText.includes("You declined the switch in the wallet."))
    kit.showToast({ variant: "error", code: "toString" })
    await eventually(() =>
      modal.one('.toast[data-motion="in"]')?.innerText.includes("Something didn't work.")
    )
  })

  it("says nothing of what was called off", async () => {
    const kit = fakeKit({ state: withAll(connected(), at("Account")) })
    const modal = showModal(kit)
    await modal.view("Account")
    kit.showToast({ variant: "error", code: "CANCELLED" })
    await frames()
    expect(modal.one(".toast")).toBeUndefined()
    expect(modal.said()).toBe("")
  })

  it.each([
    [800, 700],
    [800, 500],
    [390, 720],
    [320, 568],
    [640, 300]
  ])("lies over no control, in a window of %i × %i", async (width, height) => {
    await page.viewport(width, height)
    const kit = fakeKit({ state: withAll(connected(), at("Account")) })
    const modal = showModal(kit)
    await modal.view("Account")
    kit.showToast({
      variant: "error",
      text: "The wallet didn't switch networks, and says why in a line more."
    })
    const toast = await eventually(() => modal.one(".toast"))
    await Promise.all(modal.root.getAnimations().map(({ finished }) => finished))
    const { left, right, top, bottom } = toast.getBoundingClientRect()
    expect([left >= 0, right <= width, top >= 0, bottom <= height]).toEqual([true, true, true, true])
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const below = modal.root.elementsFromPoint(x, y)
        expect(below.filter((element) => element.matches("button, a"))).toEqual([])
      }
    }
    await page.viewport(800, 600)
  })

  it("S8.01 in part: shows the developer's alerts only when asked to", async () => {
    const state = withAll(
      connected(),
      withNotice({
        alerts: [
          {
            key: 1,
            variant: "error",
            code: "NETWORK_NOT_FOUND",
            text: "Network Not Found",
            advice: "Add it."
          }
        ]
      }),
      at("Account")
    )
    const quiet = showModal(fakeKit({ state }))
    await quiet.view("Account")
    expect(quiet.one(".alert")).toBeUndefined()
    quiet.element.remove()
    const debugging = showModal(fakeKit({ state, options: { debug: true } }))
    expect((await eventually(() => debugging.one(".alert"))).innerText).toContain("Add it.")
    ;(await debugging.button("Dismiss")).click()
    await eventually(() => debugging.one(".alert") === undefined)
  })
})
