import { defineSlot, type KitState } from "@latchkey/core"
import type { ComponentType } from "react"
import type { Words } from "../messages/pickWords.ts"

/** A row of the account view that leads to a feature. */
export interface AccountAction {
  /** Unique: the plugin's id, or begins with it. */
  readonly id: string
  /** The feature's name in `features.walletFeaturesOrder`; decides the place of the row. */
  readonly feature: string
  /** Words by locale; `en` at least. */
  readonly label: Words
  /** A 20 px icon, drawn with `currentColor`. */
  readonly icon: ComponentType
  /** The view to open. */
  readonly view: string
  /** The capability that the connected namespace must have; without it the row is not offered. */
  readonly capability?: string
  /** A further condition on the state. */
  readonly when?: (state: KitState) => boolean
}

/** Actions of the account view. */
export const accountActions = defineSlot<AccountAction>("accountActions")
