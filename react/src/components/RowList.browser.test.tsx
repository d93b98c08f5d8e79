import { userEvent } from "vitest/browser"
import { describe, expect, it } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { at, connector, withAll, withConnection } from "../../../tests/gallery/page/world.ts"
import { eventually, showModal } from "../../../tests/support/showModal.ts"

const COUNT = 600

const setUp = async (count = COUNT) => {
  const connectors = Array.from({ length: count }, (_, index) =>
    connector(`w${index}`, `Wallet ${index}`, { type: "external" })
  )
  const kit = fakeKit({ state: withAll(withConnection({ connectors }), at("Connect")) })
  const modal = showModal(kit)
  await modal.view("Connect")
  await eventually(() => modal.one("li[aria-posinset]"))
  const scroller = modal.one(".view")!
  const rows = () => modal.all("li[aria-posinset]")
  const numbers = () => rows().map((row) => Number(row.getAttribute("aria-posinset")))
  const focused = () => Number(modal.focused()?.closest("li")?.getAttribute("aria-posinset"))
  /** The rows that are seen, whole or in part. */
  const seen = () => {
    const { top, bottom } = scroller.getBoundingClientRect()
    return rows()
      .filter((row) => row.getBoundingClientRect().bottom > top && row.getBoundingClientRect().top < bottom)
      .map((row) => Number(row.getAttribute("aria-posinset")))
  }
  const elements = () => modal.all("*").length
  await eventually(() => numbers().at(-1) === count)
  return { kit, modal, scroller, rows, numbers, focused, seen, elements }
}

const next = (numbers: ReadonlyArray<number>) => numbers.every((number, at) => number === numbers[0]! + at)

describe("a long list", () => {
  it("has at most 700 elements for 600 wallets, wherever it was scrolled to, and no hole where it is seen", async () => {
    const { modal, scroller, rows, seen, elements } = await setUp()
    expect(elements()).toBeLessThan(700)
    const pitch = rows()[1]!.offsetTop - rows()[0]!.offsetTop
    expect(modal.one("ul.rows")!.offsetHeight).toBe(COUNT * pitch - (pitch - rows()[0]!.offsetHeight))
    for (const place of [0.25, 0.5, 1, 0]) {
      scroller.scrollTop = place * scroller.scrollHeight
      const first = Math.floor(scroller.scrollTop / pitch)
      const shown = await eventually(() => {
        const list = seen()
        return Math.abs(list[0]! - 1 - first) <= 2 && list.length >= scroller.clientHeight / pitch - 2 && list
      })
      expect(next(shown)).toBe(true)
      expect(elements()).toBeLessThan(700)
    }
  })

  it("says of each row which one of how many it is", async () => {
    const { rows, numbers } = await setUp()
    expect(rows().every((row) => row.getAttribute("aria-setsize") === String(COUNT))).toBe(true)
    expect(rows().every((row, at) => row.textContent === `Wallet ${numbers()[at]! - 1}`)).toBe(true)
    expect(numbers().at(-1)).toBe(COUNT)
  })

  it(
    "is walked through with the Tab key, row by row, and from its end with Shift",
    { timeout: 60_000 },
    async () => {
      const count = 48
      const { modal, rows, focused } = await setUp(count)
      rows()[0]!.querySelector("button")!.focus()
      for (let number = 2; number <= count; number++) {
        await userEvent.keyboard("{Tab}")
        expect(focused()).toBe(number)
      }
      await userEvent.keyboard("{Tab}")
      expect(modal.focused()).toBe(await modal.button("What is a wallet?"))
      await userEvent.keyboard("{Shift>}{Tab}{/Shift}")
      expect(focused()).toBe(count)
      for (let number = count - 1; number > count - 30; number--) {
        await userEvent.keyboard("{Shift>}{Tab}{/Shift}")
        expect(focused()).toBe(number)
      }
    }
  )

  it("keeps the row with the focus when it is scrolled away", async () => {
    const { modal, scroller, focused, seen } = await setUp()
    ;(await modal.button("Wallet 3")).focus()
    scroller.scrollTop = scroller.scrollHeight
    await eventually(() => seen().includes(COUNT))
    expect(focused()).toBe(4)
    await userEvent.keyboard("{Tab}")
    expect(focused()).toBe(5)
  })

  const visitAnother = async ({ kit, modal }: Awaited<ReturnType<typeof setUp>>) => {
    kit.navigation.push("WhatIsAWallet")
    await modal.view("WhatIsAWallet")
    // The list is gone, with where it was scrolled to.
    await eventually(() => modal.all(".view").length === 1)
    kit.navigation.goBack()
    await modal.view("Connect")
  }

  it("gives the focus to the row that was chosen after another view, if it is there", async () => {
    const world = await setUp()
    ;(await world.modal.button("Wallet 7")).focus()
    await visitAnother(world)
    await eventually(() => world.focused() === 8)
  })

  const chooseFarDown = async (world: Awaited<ReturnType<typeof setUp>>) => {
    const { modal, scroller, seen } = world
    scroller.scrollTop = scroller.scrollHeight / 2
    const chosen = (await eventually(() => seen()[0]! > 200 && seen()[1]))!
    ;(await modal.button(`Wallet ${chosen - 1}`)).focus({ preventScroll: true })
    return { chosen, at: scroller.scrollTop }
  }

  it("is where it was left after another view, on the row that was chosen there", async () => {
    const world = await setUp()
    const { chosen, at } = await chooseFarDown(world)
    await visitAnother(world)
    await eventually(() => world.focused() === chosen)
    expect(world.modal.one(".view:not([inert])")!.scrollTop).toBe(at)
  })
})
