import * as Effect from "effect/Effect"
import { makeFlights } from "../wallet/Flights.ts"
import type { FaultKindOf, WalletFault } from "../wallet/WalletFault.ts"
import { askWallet } from "./askWallet.ts"

/** `askWallet` with at most one open request per wallet and method. */
export type AskOnce = (
  wallet: object,
  method: string,
  call: () => unknown
) => Effect.Effect<unknown, WalletFault>

/**
 * Makes `askWallet` with a single flight per wallet and method: whoever asks while somebody waits joins that request.
 *
 * A request that was interrupted is asked again, since its window may be gone; whichever of the two is granted first
 * counts, and a wallet that calls itself busy because of the abandoned one is waited for.
 */
export const makeAskOnce = (kindOf?: FaultKindOf): AskOnce => {
  const join = makeFlights(kindOf)

  return (wallet, method, call) =>
    Effect.suspend(() => {
      const flight = join(wallet, method, call)
      flight.waiting++
      return Effect.ensuring(
        askWallet(() => flight.answer, kindOf),
        Effect.sync(() => flight.waiting--)
      )
    })
}
