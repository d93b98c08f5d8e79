import type { FeePayer } from "@latchkey/core"
import * as Effect from "effect/Effect"
import type { ChainReader } from "../transfer/ChainReader.ts"

/** What a wallet is given of a paymaster (`paymasterService` of ERC-7677). */
export interface PaymasterService {
  readonly url: string
  readonly context?: object
}

/** Who pays in the sender's place, and what the wallet has to be told for it. */
export interface Payer {
  readonly feePayer: FeePayer
  readonly paymaster?: PaymasterService
}

/** Whose fee it is. */
export interface PayerQuestion {
  readonly provider?: unknown
  readonly address: string
}

/** The one place that knows who pays for what an account sends: every balance is judged by its answer. */
export interface FeePaying {
  /** Who pays in the sender's place; undefined where the sender does. */
  readonly payerOf: (reader: ChainReader, question: PayerQuestion) => Effect.Effect<Payer | undefined>
  /** The same of a sender who has too little of the coin: whether the wallet has more than the account shows. */
  readonly helperOf: (reader: ChainReader, question: PayerQuestion) => Effect.Effect<Payer | undefined>
  /** Takes note that the sponsor refused: for some minutes the account pays itself. */
  readonly refused: (reader: ChainReader, address: string) => Effect.Effect<void>
}

/** Where nobody pays in the sender's place. */
export const selfPaying: FeePaying = {
  payerOf: () => Effect.succeed(undefined),
  helperOf: () => Effect.succeed(undefined),
  refused: () => Effect.void
}
