import type { ChainWallet } from "../wallet/ChainWallet.ts"
import type { Fault, Faults } from "./Fault.ts"

/** A fault that holds its answers back until it is released. */
export interface LateFault extends Fault {
  /** Sends the answers that were held back; later ones are no longer held back. */
  release(): void
  /** How many requests are waiting. */
  waiting(): number
}

/** Faults of a wallet, for `setFault` and `withFaults`. */
export const faults = {
  /** The promise never settles. */
  never: (): Fault => () => new Promise(() => {}),

  /** Throws instead of returning a promise. */
  throws:
    (value: unknown = new Error("The wallet broke")): Fault =>
    () => {
      throw value
    },

  /** Returns a plain value instead of a promise. */
  returns:
    (value: unknown): Fault =>
    () =>
      value,

  /** Rejects with the given value, such as one of {@link oddRejections}. */
  rejects:
    (value?: unknown): Fault =>
    () =>
      Promise.reject(value),

  /** Resolves with the given value: a wrong type, or a false answer such as another chain id. */
  resolves:
    (value: unknown): Fault =>
    () =>
      Promise.resolve(value),

  /** Lets the wallet answer and replaces the answer; `change` gets the genuine one. */
  changes:
    (change: (genuine: unknown) => unknown): Fault =>
    (answer) =>
      answer().then(change),

  /** Holds the genuine answer back until released, however long the wallet's own decision took. */
  late(): LateFault {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    let waiting = 0
    const fault: Fault = async (answer) => {
      waiting++
      try {
        // Both at once: the wallet has done its work when the gate opens, as with a slow connection.
        const [settled] = await Promise.all([Promise.allSettled([answer()]), gate])
        const [outcome] = settled
        if (outcome.status === "rejected") throw outcome.reason
        return outcome.value
      } finally {
        waiting--
      }
    }
    return Object.assign(fault, { release, waiting: () => waiting })
  },

  /** A thenable that is not a promise and calls back twice, with the genuine answer and then with `second`. */
  twice:
    (second: unknown): Fault =>
    (answer) => ({
      // oxlint-disable-next-line unicorn/no-thenable -- a thenable that is not a promise is the fault
      then(resolve: (value: unknown) => void, reject: (reason: unknown) => void) {
        const both = (genuine: unknown) => [genuine, second].forEach((value) => resolve(value))
        void answer().then(both, reject)
      }
    })
} as const

/** Sets faults for methods of a wallet and returns that wallet. "*" means every method without its own. */
export function withFaults<Wallet extends Pick<ChainWallet, "setFault">>(
  wallet: Wallet,
  byMethod: Faults
): Wallet {
  for (const [method, fault] of Object.entries(byMethod)) wallet.setFault(method, fault)
  return wallet
}
