import type { TransactionOrder } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { encodeTransaction, hashTransaction, type SentFacts } from "./Transaction.ts"
import type { TransferFacts } from "./TransferDoc.ts"

/** Tells what a transfer does, whatever it pays and whenever it is sent. Undefined outside of secure contexts. */
export const digestOf = ({
  sender,
  receiver,
  denom,
  value,
  memo
}: SentFacts): Effect.Effect<string | undefined> =>
  Effect.promise(() =>
    hashTransaction(
      encodeTransaction({ sender, receiver, denom, value, memo, sequence: 0n, fee: 0n, gas: 0n })
    )
  )

/** Which of its sender's transactions a transfer is, and what it does, for `transactionTracking`. */
export const placeOf = (
  facts: TransferFacts
): Effect.Effect<{ readonly order: TransactionOrder; readonly digest?: string }> =>
  Effect.map(digestOf(facts), (digest) => ({
    order: { sequence: String(facts.sequence) },
    ...(digest === undefined ? {} : { digest })
  }))
