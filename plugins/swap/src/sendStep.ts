import type { KitError, Network, SwapCallReview } from "@latchkey/core"
import { SwapQuoteExpiredError, type ContractCalls } from "@latchkey/core/effect"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import type { Transaction, TransactionAnswer, TransactionOutcome } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import type { Batch } from "./makeSteps.ts"

/** What the transaction of a review is sent with. */
export interface Sendable {
  readonly network: Network
  readonly calls: ContractCalls
  /** Fails where the source would not offer it any more. */
  readonly recheck: Effect.Effect<void, KitError>
  /** Where the approval goes along with the swap. */
  readonly batch: Batch | undefined
}

/** How a transaction of a swap, or several that go together, is sent and followed, for as long as the quote holds. */
export const sendStep = (
  { quote, prepared }: SwapCallReview,
  { network, calls, recheck, batch }: Sendable
): Omit<Transaction, "network" | "sender"> => {
  const isCurrent = Effect.flatMap(currentMillis, (now) =>
    now > quote.expiresAt ? Effect.fail(new SwapQuoteExpiredError()) : Effect.void
  )
  const send = (provider: unknown): Effect.Effect<TransactionAnswer, KitError> =>
    batch === undefined
      ? calls.send({ network, provider, prepared })
      : Effect.map(batch.batches.send({ network, provider, prepared: batch.prepared }), ({ id }) => ({
          callsId: id
        }))
  return {
    ask: (provider) =>
      // What is asked before the wallet takes time.
      isCurrent.pipe(
        Effect.andThen(recheck),
        Effect.andThen(isCurrent),
        Effect.flatMap(() => send(provider))
      ),
    follow: (provider, answer): Effect.Effect<TransactionOutcome, KitError> =>
      batch === undefined
        ? calls.follow({
            network,
            provider,
            prepared,
            hash: "",
            ...answer,
            ...(quote.receiver === undefined ? {} : { receiver: quote.receiver.address })
          })
        : batch.batches.follow({ network, provider, prepared: batch.prepared, id: answer.callsId! })
  }
}
