import type * as Effect from "effect/Effect"
import type { KitError } from "../error/KitError.ts"
import type { CallPlace } from "./ContractCall.ts"
import type { HexText } from "./SessionPermissions.ts"

/** One of several calls that an app wants the wallet to make, as the app says it. */
export interface AppCall {
  /** Who is called: an address. */
  readonly to: HexText
  /** What goes along; nothing where it is absent. */
  readonly data?: HexText
  /** How much of the network's own coin goes along, in base units; none where it is absent. */
  readonly value?: HexText
}

/** A transaction that a wallet says it made of the calls, and what the chain says of it. */
export interface CallsReceipt {
  readonly hash: string
  /** `unknown` where the chain does not know it, or says other than the wallet. */
  readonly status: "success" | "failed" | "unknown"
  /** The block that has it, where the chain says so. */
  readonly block?: number
}

/**
 * What became of calls that a wallet took on.
 *
 * - `pending`: the wallet says that it is at it; - `confirmed`: wallet and chain say that all of them happened; - `partlyFailed`: some
 *   happened, and stay; - `failed`: the chain undid all of them; - `offchainFailure`: they were not sent, and will not be; - `unknown`:
 *   the wallet knows nothing of them, says nothing that can be read, or says other than the chain.
 */
export interface CallsReport {
  readonly status: "pending" | "confirmed" | "partlyFailed" | "failed" | "offchainFailure" | "unknown"
  /** Whether they are in one transaction, as the wallet says it; absent where it says nothing. */
  readonly isAtomic?: boolean
  /** One for each call, in their order, or one for all of them where they are atomic; at most 100. */
  readonly receipts: ReadonlyArray<CallsReceipt>
}

/** Several calls by the connected wallet, which the app composes and the wallet shows to the visitor. */
export interface WalletCalls {
  /**
   * What is wrong with calls: the index of the first that is not a call, and which of its fields; undefined if nothing is. Of no list, or of
   * an empty or overlong one, the field is `calls`.
   */
  readonly findProblem: (
    calls: unknown
  ) => { readonly field: "calls" | "to" | "data" | "value"; readonly index?: number } | undefined
  /**
   * Asks the wallet to make the calls, all of them or none with `isAtomic`. Ends with the wallet's own id for them.
   *
   * Fails as `Transfers.send` does.
   */
  readonly send: (
    request: CallPlace & {
      readonly calls: ReadonlyArray<AppCall>
      readonly address: string
      readonly isAtomic: boolean
    }
  ) => Effect.Effect<{ readonly id: string }, KitError>
  /** What became of the calls of an id, asked of the wallet and then of the chain; never fails: what nobody can tell is `unknown`. */
  readonly report: (
    request: CallPlace & { readonly id: string; readonly address: string }
  ) => Effect.Effect<CallsReport>
}
