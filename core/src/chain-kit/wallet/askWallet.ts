import { callForeign } from "./callForeign.ts"
import { toWalletFault, type FaultKindOf } from "./WalletFault.ts"

/**
 * Asks a wallet for something that its visitor may have to approve, in the caller's task and without a deadline.
 *
 * `call` calls the wallet. The answer is as foreign as the wallet: decode it. Rejects with `WalletFault`.
 */
export const askWallet = <A>(call: () => A | PromiseLike<A>, kindOf?: FaultKindOf): Promise<A> =>
  callForeign(call).catch((cause: unknown) => {
    throw toWalletFault(cause, kindOf)
  })
