import type { LoadedWallets } from "./useWalletPages.ts"
import type { GridPlace } from "../../components/TileGrid.tsx"

/** Where a visitor left the list of all wallets. */
export interface ListPlace {
  readonly query: string
  readonly certified: boolean
  /** Absent where it is not what the query finds: that was typed just before the list was left. */
  readonly loaded?: LoadedWallets
  readonly place?: GridPlace
}

/** Holds the place for the way back: a parameter of the view, kept as long as its entry of the back-stack. */
export interface PlaceKeeper {
  kept?: ListPlace
}

/** The place keeper among a view's parameters; a new one where the view was opened without. */
export const placeKeeperIn = ({ place }: Readonly<Record<string, unknown>>): PlaceKeeper =>
  typeof place === "object" && place !== null ? (place as PlaceKeeper) : {}
