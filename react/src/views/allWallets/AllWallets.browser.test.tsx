import {
  catalogues,
  emptyCatalogue,
  fillSlot,
  type CatalogueQuery,
  type CatalogueWallet
} from "@latchkey/core"
import { expect, it, onTestFinished, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { fakeKit } from "../../../../tests/gallery/page/fakeKit.ts"
import { at, withAll, withFillings } from "../../../../tests/gallery/page/world.ts"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"

const wallet = (name: string): CatalogueWallet => ({ id: name, name, certified: false, chains: [] })

it("S9.10[debounce] the catalogue is searched 500 ms after the last key, once", async () => {
  const searched: Array<string | undefined> = []
  const wallets = async ({ search }: CatalogueQuery = {}) => {
    if (search !== undefined && search !== "") searched.push(search)
    return { wallets: [wallet("Amber"), wallet("Basalt")], count: 2 }
  }
  const modal = showModal(
    fakeKit({
      state: withAll(
        withFillings(fillSlot(catalogues, { id: "cloud" })),
        (state) => ({ ...state, cloud: { ...emptyCatalogue, status: "ready", count: 2 } }),
        at("AllWallets")
      ),
      apis: { cloud: { wallets, image: async () => "", load: async () => {} } }
    })
  )
  await modal.view("AllWallets")
  const field = await eventually(() => modal.one<HTMLInputElement>("input[type=search]"))
  await eventually(() => modal.one(".wallet-tile"))
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  // React draws what a timer changed with the next frames.
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  }
  // What is typed is waited for once React has drawn it, and the wait of half a second has begun.
  const begin = vi.spyOn(globalThis, "setTimeout")
  const waits = () => begin.mock.calls.filter(([, milliseconds]) => milliseconds === 500).length
  const type = async (text: string) => {
    const before = waits()
    await userEvent.fill(field, text)
    for (let frame = 0; waits() === before && frame < 1_000; frame++) await new Promise(requestAnimationFrame)
    expect(waits()).toBe(before + 1)
  }
  await type("am")
  await pass(499)
  await type("amb")
  await pass(499)
  expect(searched).toEqual([])
  await pass(1)
  expect(searched).toEqual(["amb"])
  await pass(5_000)
  expect(searched).toEqual(["amb"])
})
