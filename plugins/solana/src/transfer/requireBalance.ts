import type { Network } from "@latchkey/core"
import { TransferBalanceError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { TransferFacts } from "./TransferMessage.ts"

/** What a sender has of the coin, and what a transfer takes, in lamports. */
export interface Needs {
  readonly coin: bigint
  /** What an account has to hold where it holds anything. */
  readonly minimum: bigint
  readonly facts: Pick<TransferFacts, "value" | "token" | "sender" | "receiver">
  readonly fee: bigint
}

/**
 * Fails with `TransferBalanceError` where the sender has too little of the coin, or would keep so little that the network
 * refuses it: all of it may go, or the least of an account stays.
 */
export const requireBalance = (
  { nativeCurrency: { symbol } }: Pick<Network, "nativeCurrency">,
  { coin, minimum, facts: { value, token, sender, receiver }, fee }: Needs
): Effect.Effect<void, TransferBalanceError> => {
  const sent = token === undefined ? value : 0n
  if (sent > coin) return Effect.fail(new TransferBalanceError({ symbol, of: "amount" }))
  const left = coin - fee - sent
  const kept = sender === receiver ? left + sent : left
  if (left < 0n) return Effect.fail(new TransferBalanceError({ symbol, of: "fee" }))
  return kept > 0n && kept < minimum
    ? Effect.fail(new TransferBalanceError({ symbol, of: "rest" }))
    : Effect.void
}
