import { KeyValue, Transactions, transactionsKey } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

/** Makes what has the kit's ledger say what it knows, where it may know of anything: where it cannot be loaded, the history is shown alone. */
export const makeReadLedger = Effect.gen(function* () {
  const storage = yield* KeyValue
  const { ledger } = yield* Transactions
  return Effect.suspend(() =>
    storage.get(transactionsKey) === undefined
      ? Effect.void
      : // A page whose part is missing after a deployment has been told so by whoever loads it.
        Effect.catch(Effect.asVoid(ledger), () => Effect.void)
  )
})
