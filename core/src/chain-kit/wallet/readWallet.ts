import { askWallet } from "./askWallet.ts"
import { WalletFault, type FaultKindOf } from "./WalletFault.ts"

/** How a wallet is read. */
export interface WalletRead {
  /** What is asked for, in the words of the fault: `eth_accounts`. */
  readonly method: string
  /** How long the wallet may take, in milliseconds; 10 seconds when absent. */
  readonly deadline?: number | undefined
  readonly kindOf?: FaultKindOf | undefined
}

/** How long a wallet may take for what it answers without asking anybody, in milliseconds. */
export const WALLET_DEADLINE = 10_000

/** What a wallet that did not answer in time has done. */
export const silence = (method: string): WalletFault =>
  new WalletFault("silent", `The wallet did not answer ${method} in time.`)

/**
 * Asks a wallet for something that it answers by itself, in the caller's task and within a deadline.
 *
 * `call` calls the wallet. The answer is as foreign as the wallet: decode it. Rejects with `WalletFault`.
 */
export const readWallet = <A>(
  call: () => A | PromiseLike<A>,
  { method, deadline = WALLET_DEADLINE, kindOf }: WalletRead
): Promise<A> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(silence(method)), deadline)
    askWallet(call, kindOf)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
