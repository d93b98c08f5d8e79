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
  // Waits of half a second end when the test says so; the machine's own time has no part in it.
  const { setTimeout: begin, clearTimeout: end } = globalThis
  const waits: Array<{ readonly run: () => void; isOver: boolean }> = []
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, milliseconds?: number) =>
    milliseconds === 500 ? -waits.push({ run, isOver: false }) : begin(run, milliseconds)) as never)
  vi.spyOn(globalThis, "clearTimeout").mockImplementation((id) => {
    if (typeof id === "number" && id < 0) waits[-id - 1]!.isOver = true
    else end(id)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const open = () => waits.filter(({ isOver }) => !isOver)
  await userEvent.fill(field, "am")
  const first = await eventually(() => waits[0])
  await userEvent.fill(field, "amb")
  await eventually(() => first.isOver && open().length === 1)
  expect(searched).toEqual([])
  const [last] = open()
  last!.run()
  await eventually(() => searched.length > 0)
  expect(searched).toEqual(["amb"])
  // Nor does anything else wait to ask again.
  expect(open()).toEqual([last])
})

it.each([
  ["that knows of no certificates has no such filter", {}, 0],
  ["that does has it", { certifies: true }, 1]
])("a catalogue %s", async (_, told, count) => {
  const modal = showModal(
    fakeKit({
      state: withAll(
        withFillings(fillSlot(catalogues, { id: "cloud" })),
        (state) => ({ ...state, cloud: { ...emptyCatalogue, status: "ready", count: 1, ...told } }),
        at("AllWallets")
      ),
      apis: {
        cloud: { wallets: async () => ({ wallets: [wallet("Amber")], count: 1 }), image: async () => "" }
      }
    })
  )
  await modal.view("AllWallets")
  await eventually(() => modal.one(".wallet-tile"))
  expect([modal.one(".certified")].filter(Boolean)).toHaveLength(count)
})
