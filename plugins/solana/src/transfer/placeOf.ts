import type { TransactionOrder } from "@latchkey/core/effect"
import { toBase58 } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { digestOf } from "./digestOf.ts"
import type { Lifetime } from "./readChain.ts"
import type { TransferFacts } from "./TransferMessage.ts"

/** Where a transfer is among the chain's transactions, and what it does, for `transactionTracking`. */
export const placeOf = (
  facts: TransferFacts,
  { blockhash, lastBlock, slot }: Lifetime
): Effect.Effect<{ readonly order: TransactionOrder; readonly digest?: string }> =>
  Effect.map(digestOf(facts), (digest) => ({
    order: {
      blockhash: toBase58(blockhash),
      lastValidBlockHeight: String(lastBlock),
      ...(slot === undefined ? {} : { slot: String(slot) })
    },
    ...(digest === undefined ? {} : { digest })
  }))
