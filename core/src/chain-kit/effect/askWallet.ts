import type * as Effect from "effect/Effect"
import { fromPromise } from "../../flow/fromPromise.ts"
import { callForeign } from "../wallet/callForeign.ts"
import { toWalletFault, type FaultKindOf, type WalletFault } from "../wallet/WalletFault.ts"

/**
 * Asks a wallet for something that its visitor may have to approve: without a deadline, ended by interruption.
 *
 * `call` calls the wallet, in the task that runs the effect. The answer is as foreign as the wallet: decode it. Fails:
 * `WalletFault`.
 */
export const askWallet = <A>(
  call: () => A | PromiseLike<A>,
  kindOf?: FaultKindOf
): Effect.Effect<A, WalletFault> =>
  fromPromise(
    () => callForeign(call),
    (cause) => toWalletFault(cause, kindOf)
  )
