import type { KitError, Network } from "@latchkey/core"
import type { PayMissingError } from "./errors.ts"
import type * as Deferred from "effect/Deferred"
import type * as Effect from "effect/Effect"
import type { PayResult } from "./PayRequest.ts"
import type { Payment, PayState } from "./PayState.ts"

/** A payment that was opened, and what `pay` answers about it. */
export interface OpenPayment {
  readonly payment: Payment
  readonly network: Network
  readonly outcome: Deferred.Deferred<PayResult, KitError>
}

/** The one payment that is open in a kit, for the ways to pay it. */
export interface Desk {
  /** Fails: `PayMissingError`. */
  readonly current: Effect.Effect<OpenPayment, PayMissingError>
  readonly isCurrent: (of: OpenPayment) => boolean
  readonly read: () => PayState
  /** Changes the state, unless another payment has taken its place. */
  readonly note: (of: OpenPayment, change: (before: PayState) => PayState) => Effect.Effect<void>
  /** Gives `pay` its answer; only the first counts. */
  readonly settle: (of: OpenPayment, answer: Effect.Effect<PayResult, KitError>) => Effect.Effect<void>
  /** Whether the visitor or the app has turned away from it, while a wallet is waited for. */
  readonly isLeft: (of: OpenPayment) => boolean
  readonly isSettled: (of: OpenPayment) => boolean
  /** Where a transaction of a network can be seen. */
  readonly foundAt: (
    network: Network,
    hash: string | undefined
  ) => { readonly hash?: string; readonly explorerUrl?: string }
}
