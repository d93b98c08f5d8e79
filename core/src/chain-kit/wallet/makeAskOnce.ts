import { makeFlights } from "./Flights.ts"
import { toWalletFault, type FaultKindOf } from "./WalletFault.ts"

/** `askWallet` with at most one open request per wallet and method. */
export type AskOnce = (
  wallet: object,
  method: string,
  call: () => unknown,
  signal?: AbortSignal
) => Promise<unknown>

/**
 * Makes `askWallet` with a single flight per wallet and method: whoever asks while somebody waits joins that request.
 *
 * `signal` says that the caller waits no longer. A request that all have abandoned is asked again by the next caller,
 * and whichever of the two is granted first counts; a wallet that is busy with the abandoned one is waited for. Rejects
 * with `WalletFault`.
 */
export const makeAskOnce = (kindOf?: FaultKindOf): AskOnce => {
  const join = makeFlights(kindOf)

  return async (wallet, method, call, signal) => {
    const flight = join(wallet, method, call)
    let isWaiting = true
    const giveUp = () => {
      if (isWaiting) flight.waiting--
      isWaiting = false
    }
    flight.waiting++
    signal?.addEventListener("abort", giveUp)
    if (signal?.aborted === true) giveUp()
    try {
      return await flight.answer
    } catch (cause) {
      throw toWalletFault(cause, kindOf)
    } finally {
      giveUp()
      signal?.removeEventListener("abort", giveUp)
    }
  }
}
