import type { CaipNetworkId } from "../chain/Caip.ts"
import type { CatalogueWallet } from "../session/CatalogueWallet.ts"
import type { Cancellable } from "../session/SessionActions.ts"

/** Which wallets are wanted. */
export interface CatalogueQuery {
  /** From 1. */
  readonly page?: number
  /** Wallets a page; 40 by default, and 100 for a search. */
  readonly entries?: number
  /** Name, rdns or any word of either, in whatever script. */
  readonly search?: string
  /** Only certified ones: none of a catalogue that knows of no certificates. */
  readonly certified?: boolean
  /** Ids that alone are wanted, or that are not; by default what the app said. */
  readonly include?: ReadonlyArray<string>
  readonly exclude?: ReadonlyArray<string>
  /** At least one of these networks; by default those of the app. */
  readonly networks?: ReadonlyArray<CaipNetworkId>
}

/** One page of wallets. */
export interface CataloguePage {
  readonly wallets: ReadonlyArray<CatalogueWallet>
  /** How many there are of the kind, on all pages. */
  readonly count: number
}

/** A picture of the catalogue. */
export interface CatalogueImage {
  readonly kind: "wallet" | "network" | "currency" | "token"
  /** The catalogue's id of it: `CatalogueWallet.imageId`, `Network.assets.imageId`; a code or symbol of the other kinds. */
  readonly id: string
}

/** Wallets to choose from beside those that are installed. */
export interface CatalogueActions {
  /**
   * One page of wallets; the pictures of the first 20 are there when it resolves, or have had 2 s to come. A search takes
   * at least 300 ms. Never takes longer than 15 s. Fails: `CatalogueFailedError`.
   */
  readonly wallets: (query?: CatalogueQuery, options?: Cancellable) => Promise<CataloguePage>
  /**
   * The address of an image that can be shown, kept until the kit is disposed of, and from then on in the catalogue's
   * state too. Fails: `CatalogueFailedError`, after at most 2 s.
   */
  readonly image: (image: CatalogueImage, options?: Cancellable) => Promise<string>
}
