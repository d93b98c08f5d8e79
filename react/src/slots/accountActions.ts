import { defineSlot, type KitState } from "@latchkey/core"
import type { ComponentType } from "react"
import type { Words } from "../messages/pickWords.ts"

/** A tile of the account view that opens a feature. */
export interface AccountAction {
  /** Unique: the plugin's id, or begins with it. */
  readonly id: string
  /** The feature's name in `features.walletFeaturesOrder`; decides the place of the tile. */
  readonly feature: string
  /** Text by locale; `en` at least. */
  readonly label: Words
  /** A 20 px icon, drawn with `currentColor`. */
  readonly icon: ComponentType
  /** The view to open. */
  readonly view: string
  /** The name of the capability that the connected namespace must have; otherwise the tile is not shown. */
  readonly capability?: string
  /** A further condition on the state. */
  readonly when?: (state: KitState) => boolean
}

/** The slot of tiles of the account view. */
export const accountActions = defineSlot<AccountAction>("accountActions")
