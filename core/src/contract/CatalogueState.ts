import { readSlice } from "../kernel/Slice.ts"
import { readSlot, type SlotFilling } from "../kernel/Slot.ts"
import type { CatalogueWallet } from "../session/CatalogueWallet.ts"
import { catalogues } from "./catalogues.ts"

/** What a catalogue has at hand for views: the state of the plugin that brings it. */
export interface CatalogueState {
  /** `idle` until the modal is first opened; `failed` where the catalogue did not answer: what else is here still holds. */
  readonly status: "idle" | "loading" | "ready" | "failed"
  /** How many wallets `featured` and `custom` will have, for the room that they need. */
  readonly expected: { readonly featured: number; readonly custom: number }
  /** In the order of the app. */
  readonly featured: ReadonlyArray<CatalogueWallet>
  readonly recommended: ReadonlyArray<CatalogueWallet>
  /** Wallets of the app's own. */
  readonly custom: ReadonlyArray<CatalogueWallet>
  /** Those that visitors connected here last. */
  readonly recent: ReadonlyArray<CatalogueWallet>
  /** How many wallets there are to choose from; 0 while that is not known. */
  readonly count: number
  /** Installed wallets that the app does not want to offer: by rdns and by name. */
  readonly hidden: { readonly rdns: ReadonlyArray<string>; readonly names: ReadonlyArray<string> }
  /** Whether the list of all wallets is offered. */
  readonly allWallets: boolean
  /** Whether it knows which wallets somebody has certified: those alone can be asked for then. */
  readonly certifies?: boolean
  /** Addresses of the images that were fetched, by `kind/id`; an empty text for one that there is not. */
  readonly images: Readonly<Record<string, string>>
}

/** A catalogue of which nothing is known yet. */
export const emptyCatalogue: CatalogueState = {
  status: "idle",
  expected: { featured: 0, custom: 0 },
  featured: [],
  recommended: [],
  custom: [],
  recent: [],
  count: 0,
  hidden: { rdns: [], names: [] },
  allWallets: true,
  images: {}
}

/** Id of the plugin whose catalogue views draw on; undefined where there is none. */
export const installedCatalogue = (fillings: ReadonlyArray<SlotFilling>): string | undefined => {
  const all = readSlot(fillings, catalogues)
  return (all.find(({ gathers }) => gathers) ?? all[0])?.id
}

/** What the catalogue of a plugin has at hand. */
export const catalogueState = (state: object, plugin: string): CatalogueState => {
  const known = readSlice<object>(state, { name: plugin, initial: emptyCatalogue })
  return "status" in known ? (known as CatalogueState) : emptyCatalogue
}
