import { callForeign } from "./callForeign.ts"
import { toWalletFault, type FaultKindOf } from "./WalletFault.ts"

/** One open request to a wallet. */
export interface Flight {
  /** As the wallet gives it; rejects as the wallet does. */
  readonly answer: Promise<unknown>
  /** How many wait for it, counted by themselves. */
  waiting: number
}

/** Joins the open request that somebody waits for; where there is none, calls the wallet in the caller's task. */
export type JoinFlight = (wallet: object, method: string, call: () => unknown) => Flight

/**
 * Makes an empty set of open requests, at most one per wallet and method.
 *
 * A request that nobody waits for any more is abandoned: whoever asks next asks the wallet anew, since its window may be
 * gone. Whichever of the two is granted first counts, and a wallet that calls itself busy because of the abandoned one
 * is waited for.
 */
export const makeFlights = (kindOf?: FaultKindOf): JoinFlight => {
  const open = new WeakMap<object, Map<string, Flight>>()

  const beside = (fresh: Promise<unknown>, abandoned: Promise<unknown>): Promise<unknown> => {
    const patient = fresh.catch((cause: unknown) => {
      if (toWalletFault(cause, kindOf).kind === "busy") return abandoned
      throw cause
    })
    return Promise.race([patient, abandoned.catch(() => patient)])
  }

  return (wallet, method, call) => {
    const flights = open.get(wallet) ?? new Map<string, Flight>()
    open.set(wallet, flights)
    const earlier = flights.get(method)
    if (earlier !== undefined && earlier.waiting > 0) return earlier
    const fresh = callForeign(call)
    const flight = { answer: earlier === undefined ? fresh : beside(fresh, earlier.answer), waiting: 0 }
    const settled = () => {
      if (flights.get(method) === flight) flights.delete(method)
    }
    flights.set(method, flight)
    flight.answer.then(settled, settled)
    return flight
  }
}
