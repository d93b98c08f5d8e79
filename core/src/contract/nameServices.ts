import { defineSlot, readSlot, type SlotFilling } from "../kernel/Slot.ts"
import type { NamesActions } from "./NamesActions.ts"

/** Says that a plugin knows names of accounts: `NamesActions` are among its actions. */
export interface NameService {
  /** The plugin's id. */
  readonly id: string
}

/** The slot of those who know names of accounts; the first is the one that views ask. */
export const nameServices = defineSlot<NameService>("nameServices")

/** The actions of the plugin that views ask for names; undefined where there is none. */
export const installedNames = (
  kit: object,
  fillings: ReadonlyArray<SlotFilling>
): NamesActions | undefined => {
  const [first] = readSlot(fillings, nameServices)
  return first && (kit as Readonly<Record<string, NamesActions>>)[first.id]
}
