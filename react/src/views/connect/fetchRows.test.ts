import { catalogues, fillSlot, type KitCore } from "@latchkey/core"
import { expect, it } from "vitest"
import { fetchRows } from "./useCatalogueRows.ts"

const kitWith = (fillings: ReadonlyArray<unknown>) =>
  ({ getSnapshot: () => ({ plugin: { fillings } }) }) as unknown as KitCore

it("what arranges a catalogue's rows comes with the modal, where there is a catalogue", async () => {
  expect(fetchRows(kitWith([]))).toBeUndefined()
  expect(await fetchRows(kitWith([fillSlot(catalogues, { id: "wallets" } as never)]))).toBeTypeOf("function")
})
