import { readSlice } from "../kernel/Slice.ts"
import { defineSlot, readSlot, type SlotFilling } from "../kernel/Slot.ts"
import type { CatalogueWallet } from "../session/CatalogueWallet.ts"

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

/** Says that a plugin is a catalogue: its actions are `CatalogueActions`, its slice holds a `CatalogueState`. */
export interface CatalogueSource {
  /** The plugin's id. */
  readonly id: string
  /** It shows what the other catalogues have beside its own: views draw on it, whichever was installed first. */
  readonly gathers?: true
}

/** The slot of catalogues of wallets; views draw on the one that gathers the others, else on the first. */
export const catalogues = defineSlot<CatalogueSource>("catalogues")

/** Id of the plugin whose catalogue views draw on; undefined where there is none. */
export const installedCatalogue = (fillings: ReadonlyArray<SlotFilling>): string | undefined => {
  const all = readSlot(fillings, catalogues)
  return (all.find(({ gathers }) => gathers) ?? all[0])?.id
}

/** What the catalogue of a plugin has at hand. */
export const catalogueState = (state: object, plugin: string): CatalogueState =>
  readSlice(state, { name: plugin, initial: emptyCatalogue })
