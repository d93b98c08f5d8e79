import { defineSlot, type CaipAddress, type KitState } from "@latchkey/core"
import type { ComponentType } from "react"
import type { Words } from "../messages/pickWords.ts"

/** A token that a visitor chose from a list of what the account holds. */
export interface ChosenToken {
  /** CAIP-10 of the token; absent for the network's own coin. */
  readonly token?: CaipAddress | undefined
  /** It is named like another one, and nobody vouches for it: the feature warns before it is used. */
  readonly unverified: boolean
}

/** A tile of the account view that opens a feature. */
export interface AccountAction {
  /** Unique: the plugin's id, or begins with it. */
  readonly id: string
  /** The feature's name in `features.walletFeaturesOrder`; decides the place of the tile. */
  readonly feature: string
  /** Text by locale; `en` at least. */
  readonly label: Words
  /**
   * A 20 px icon, drawn with `currentColor`: the path of a line drawing as SVG writes it (`d`), or a component. The page loads
   * it before anybody asks for the tile, and a path is a tenth of a component.
   */
  readonly icon: string | ComponentType
  /** The view to open. */
  readonly view: string
  /** The name of the capability that the connected namespace must have; otherwise the tile is not shown. */
  readonly capability?: string
  /** A further condition on the state. */
  readonly when?: (state: KitState) => boolean
  /**
   * The parameters with which `view` begins with a token of the account; absent where it begins with none. Lists of tokens
   * lead there.
   */
  readonly withToken?: (chosen: ChosenToken) => Readonly<Record<string, unknown>>
}

/** The slot of tiles of the account view. */
export const accountActions = defineSlot<AccountAction>("accountActions")
