import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { TransactionOrder } from "../../capability/TransactionOrder.ts"
import type { KitError } from "../../error/KitError.ts"

/** What a chain knows of a transaction right before it asks a wallet to send it. */
export interface WantedTransaction {
  /** Its place in the chain's own order, for `transactionTracking`. */
  readonly order?: TransactionOrder
  /** Tells this request from others that may take its place; the chain's own, at most 200 characters. */
  readonly digest?: string
}

/** What has to hold right before a wallet is asked to send something: provided by who asks; all is well by default. */
export const Wanted = /* @__PURE__ */ Context.Reference<
  (transaction: WantedTransaction) => Effect.Effect<void, KitError>
>("@latchkey/core/Wanted", { defaultValue: () => () => Effect.void })

/**
 * The last step before the request to a wallet, after all that takes time: says where the transaction would be in the chain, which is
 * written down before this ends, and ends what nobody waits for any more. From there on the wallet may send it, whoever waits. Fails: with
 * what who asks says, nothing being sent.
 */
export const stillWanted = (transaction: WantedTransaction = {}): Effect.Effect<void, KitError> =>
  Effect.flatMap(Wanted, (wanted) => wanted(transaction))
