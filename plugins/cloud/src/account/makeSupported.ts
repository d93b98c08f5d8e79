import { isCaipNetworkId, type CaipNetworkId } from "@latchkey/core"
import type { HttpError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type * as Scope from "effect/Scope"
import { isJson } from "../decodeWallet.ts"
import type { Ask } from "../makeAsk.ts"

const MAX_CHAINS = 1_000
const TRIES = 2

const decodeChains = (value: unknown): ReadonlyArray<CaipNetworkId> => {
  const list = isJson(value) ? value["http"] : undefined
  return Array.isArray(list) ? list.slice(0, MAX_CHAINS).filter(isCaipNetworkId) : []
}

/**
 * Makes what says whether the service tells of accounts on a network. The service is asked once, and again as long as its answer
 * names no network. Fails as asking does.
 */
export const makeSupported = (ask: Ask, scope: Scope.Scope) => {
  let known: ReadonlySet<string> = new Set()
  let asking: Fiber.Fiber<ReadonlySet<string>, HttpError> | undefined

  // By itself: whoever asked first may go, and the others still get an answer.
  const fetched = Effect.suspend(() => {
    if (asking !== undefined) return Fiber.join(asking)
    const work = Effect.ensuring(
      Effect.map(
        ask.json("/v1/supported-chains", {}, TRIES),
        (answer) => (known = new Set(decodeChains(answer)))
      ),
      Effect.sync(() => {
        asking = undefined
      })
    )
    return Effect.flatMap(Effect.forkIn(work, scope), (fiber) => {
      asking = fiber
      return Fiber.join(fiber)
    })
  })
  return (network: CaipNetworkId): Effect.Effect<boolean, HttpError> =>
    Effect.map(
      Effect.suspend(() => (known.size > 0 ? Effect.succeed(known) : fetched)),
      (chains) => chains.has(network)
    )
}
