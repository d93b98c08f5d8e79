import { defineSlot } from "../kernel/Slot.ts"

/** Says that a plugin is a catalogue: its actions are `CatalogueActions`, its slice holds a `CatalogueState`, or nothing before it has one. */
export interface CatalogueSource {
  /** The plugin's id. */
  readonly id: string
  /** It shows what the other catalogues have beside its own: views draw on it, whichever was installed first. */
  readonly gathers?: true
}

/** The slot of catalogues of wallets; views draw on the one that gathers the others, else on the first. */
export const catalogues = defineSlot<CatalogueSource>("catalogues")
