import type { CaipAddress } from "../chain/Caip.ts"

/** What a transaction moved, as the chain says after it was carried out. Plain data, fit to store. */
export interface Moved {
  /** CAIP-10 of the token, or of the collection of a thing; absent for the network's own coin. */
  readonly token?: CaipAddress
  /** The thing's number in its collection, in decimal; absent for coins and tokens. */
  readonly id?: string
  /** Base units, in decimal. */
  readonly amount: string
  /** In canonical form. */
  readonly from: string
  /** In canonical form. */
  readonly to: string
}
