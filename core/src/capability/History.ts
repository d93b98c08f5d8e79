import type * as Effect from "effect/Effect"
import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** A thing of a collection, as it was moved. */
export interface HistoryNft {
  /** CAIP-10 of the contract that keeps it, or of the thing itself where it has an account of its own; absent where its source does not say. */
  readonly collection?: CaipAddress
  /** Its number in the collection, in decimal, of at most 78 digits; absent where it has none. */
  readonly id?: string
  /** As its source calls it, of at most 64 characters; may be empty. Anybody may have chosen it. */
  readonly name: string
  /** Address of its picture, as its source says it. Shown by nobody who has not checked where it is. */
  readonly picture?: string
  /** Its source takes it for unwanted. */
  readonly isSpam: boolean
}

/** What one transaction moved from or to the account. */
export interface HistoryTransfer {
  /** `self`: from the account to itself. */
  readonly direction: "in" | "out" | "self"
  /** Where it came from or went to, in canonical form; absent where that cannot be said. */
  readonly counterparty?: string
  /** Exact base units, never negative; decimals and symbol as the token says them. Of a thing, how many of it. */
  readonly amount: Amount
  /** CAIP-10 of the token; absent for the network's own coin, for a thing, and where its source does not say which token it was. */
  readonly token?: CaipAddress
  /**
   * Its source says what was moved by a name alone: a token of that symbol, or the network's coin. Anybody may call a token so, and
   * the decimals are only those of the amount. Absent where `token` is there or the coin is meant.
   */
  readonly isHearsay?: true
  /** The thing, if it was one that was moved. */
  readonly nft?: HistoryNft
}

/**
 * What a spender may take of the account after a transaction, of one token or of one collection. What it is called is somebody's
 * word, and nothing to believe.
 */
export interface HistoryApproval {
  /** CAIP-10 of the token's contract, or of the collection's. */
  readonly token: CaipAddress
  readonly of: "token" | "collection"
  /** The token's symbol or the collection's name, of at most 64 characters; may be empty. */
  readonly name: string
  /** Who may take, in canonical form. */
  readonly spender: string
  /**
   * How much in all: exact base units, more than none; `unlimited` where there is no limit, and where everything of a collection may
   * be taken; `nothing` where the transaction took an approval back.
   */
  readonly allowed: Amount | "unlimited" | "nothing"
}

/**
 * What a transaction was to the account.
 *
 * - `send`, `receive`, `self`, `mint`, `burn`: what its transfers say; - `trade`: something out and something else in;
 * - `approve`: somebody may take of a token; - `cancel`: it only took the place of another; - `deploy`: it made a contract;
 * - `deposit`, `withdraw`, `borrow`, `repay`, `stake`, `unstake`, `claim`: where the source knows the contract;
 * - `contract`: anything else.
 */
export type HistoryKind =
  | "send"
  | "receive"
  | "self"
  | "mint"
  | "burn"
  | "trade"
  | "approve"
  | "cancel"
  | "deploy"
  | "deposit"
  | "withdraw"
  | "borrow"
  | "repay"
  | "stake"
  | "unstake"
  | "claim"
  | "contract"

/** A transaction that concerned an account, as its source tells it. */
export interface HistoryTransaction {
  /** Its hash or signature, unique on the network. */
  readonly hash: string
  readonly networkId: CaipNetworkId
  /** When its block was made, in epoch milliseconds, as the chain says it. */
  readonly minedAt: number
  readonly status: "success" | "failed"
  readonly kind: HistoryKind
  /** Who signed it, in canonical form: another one than the account if somebody else moved something. */
  readonly sender?: string
  /** What it moved from or to the account; of a failed one nothing. At most 100. */
  readonly transfers: ReadonlyArray<HistoryTransfer>
  /**
   * What the account approved with it, each spender of a token once, at most 20: only of what the account signed, of a failed one
   * nothing, and nothing of a single thing of a collection. Absent where nothing was approved, and where the source cannot say all of it.
   */
  readonly approvals?: ReadonlyArray<HistoryApproval>
  /** What the network took of the account for it; absent where somebody else paid, or nobody knows. */
  readonly fee?: Amount
}

/** A page of what happened to an account, newest first. */
export interface HistoryPage {
  /** At most 100. */
  readonly transactions: ReadonlyArray<HistoryTransaction>
  /** What the next page is asked for with, of the same source; absent where there is none. */
  readonly next?: string
  /**
   * How much the source knows: `whole` is all that ever happened, `partial` has a beginning or leaves out what it cannot see,
   * `none` knows nothing of the network.
   */
  readonly coverage: "whole" | "partial" | "none"
}

/** Reading what happened to an account on a network. */
export interface History {
  /**
   * A page, newest first, from the source and not cached here. `cursor` is the `next` of the page before, by the same source;
   * the first page without. `provider` is the connected wallet's, if any.
   *
   * A transaction that cannot be read with certainty is left out. Fails as reading the source does.
   */
  readonly list: (request: {
    readonly address: string
    readonly network: Network
    readonly cursor?: string
    readonly provider?: unknown
  }) => Effect.Effect<HistoryPage, KitError>
}

/** The capability of a namespace that can tell what happened to an account. */
export const history = defineCapability<History>("history")
