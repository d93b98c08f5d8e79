import type { CaipAddress, NftHolding, Network } from "@latchkey/core"
import type { NftReader } from "@latchkey/core/effect"
import type * as Fiber from "effect/Fiber"

/** Whose NFTs are read, and where. */
export interface Holder {
  readonly namespace: string
  readonly account: CaipAddress
  readonly address: string
  readonly network: Network
}

/** What is known of the NFTs of the current account of a namespace, beyond what is shown. */
export interface Course {
  readonly account: CaipAddress
  /** The account's balance when it was last looked at: another one means that something was done. */
  balance: string | undefined
  /** When the NFTs were read, in epoch milliseconds; undefined if that is out of date. */
  readAt: number | undefined
  /** How often the account has moved. */
  moves: number
  reading: Fiber.Fiber<unknown> | undefined
  /** Reads of descriptions that are under way. */
  readonly describing: Set<Fiber.Fiber<unknown>>
  /** The holdings as the source told them, by their keys, and the source. */
  from: { readonly source: NftReader; readonly nfts: ReadonlyMap<string, NftHolding> } | undefined
}
