import * as Effect from "effect/Effect"
import { TransferUncertainError } from "../capability/transferErrors.ts"
import type { KitError } from "../error/KitError.ts"
import { firstOf } from "../flow/firstOf.ts"

/** Waiting for a wallet's answer that the visitor may give up. */
export interface Stoppable {
  /** Waits for the answer. Fails: with `TransferUncertainError` where it was given up, since the wallet may still send. */
  readonly wait: <A>(asking: Effect.Effect<A, KitError>) => Effect.Effect<A, KitError>
  /** Gives up the waiting that is under way, if any: what the wallet shows stays there, and may still be approved. */
  readonly stop: Effect.Effect<void>
}

/** Makes a waiting for wallets: one at a time. */
export const makeStoppable = (): Stoppable => {
  let stopWaiting = () => {}
  const stopped = Effect.callback<never, TransferUncertainError>((resume) => {
    stopWaiting = () => resume(Effect.fail(new TransferUncertainError()))
  })
  return {
    wait: (asking) => firstOf(asking, stopped),
    stop: Effect.sync(() => stopWaiting())
  }
}
