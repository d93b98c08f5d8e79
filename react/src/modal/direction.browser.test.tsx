import { describe, expect, it } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, connector, withAll, withConnection } from "../../../tests/gallery/page/world.ts"
import { atRest, eventually, showModal } from "../../../tests/support/showModal.ts"

const setUp = async (locale: string) => {
  const connectors = [
    connector("long", "Fennec of the north and of every other direction there is"),
    connector("short", "Fox")
  ]
  const kit = fakeKit({ state: withAll(withConnection({ connectors }), at("Connect")) })
  const modal = showModal(kit, { locale })
  await modal.view("Connect")
  await atRest(modal.root)
  return { kit, modal }
}
const startOf = (animated: Element) => getComputedStyle(animated).getPropertyValue("--direction").trim()

describe("right to left", () => {
  it("mirrors the order, the arrows and the way views move", async () => {
    const { kit, modal } = await setUp("ar")
    expect(modal.heading()).toBe("ربط المحفظة")
    const centre = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left + right) / 2
    }
    const [help, close] = modal.all(".header button") as [HTMLElement, HTMLElement]
    expect(centre(help)).toBeGreaterThan(centre(close))
    kit.navigation.push("WhatIsAWallet")
    const entering = await eventually(() => modal.one('.view[data-motion="in-forward"]'))
    expect(startOf(entering)).toBe("-1")
    expect(getComputedStyle(modal.one(".header .flip")!).transform).toBe("matrix(-1, 0, 0, 1, 0, 0)")
  })

  it("sets a Latin name at the row's start, cut at its end", async () => {
    const { modal } = await setUp("ar")
    const [long, short] = modal.all(".row-name") as [HTMLElement, HTMLElement]
    const icon = modal.one(".row .icon")!.getBoundingClientRect()
    for (const name of [long, short]) {
      expect(getComputedStyle(name).direction).toBe("ltr")
      expect(icon.left - name.getBoundingClientRect().right).toBe(12)
    }
    expect(long.scrollWidth).toBeGreaterThan(long.clientWidth)
    expect(short.scrollWidth).toBe(short.clientWidth)
  })

  it("leaves left to right as it is", async () => {
    const { kit, modal } = await setUp("de")
    kit.navigation.push("WhatIsAWallet")
    const entering = await eventually(() => modal.one('.view[data-motion="in-forward"]'))
    expect(startOf(entering)).toBe("1")
  })
})
