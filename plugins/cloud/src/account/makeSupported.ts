import { isCaipNetworkId, type CaipNetworkId, type KitError } from "@latchkey/core"
import type { HttpError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { isJson } from "../decodeWallet.ts"
import { makeAsk } from "../makeAsk.ts"
import type { ResolvedOptions } from "../ResolvedOptions.ts"

const MAX_CHAINS = 1_000
const TRIES = 2

const decodeChains = (value: unknown): ReadonlyArray<CaipNetworkId> | undefined => {
  const list = isJson(value) ? value["http"] : undefined
  return Array.isArray(list) ? list.slice(0, MAX_CHAINS).filter(isCaipNetworkId) : undefined
}

/** Says whether the service serves a network. Fails as asking does. */
export type IsSupported = (network: CaipNetworkId) => Effect.Effect<boolean, KitError>

/**
 * Makes it. The service is asked once, and again as long as its answer names no network.
 */
export const makeSupported = (options: ResolvedOptions) =>
  Effect.gen(function* () {
    const ask = yield* makeAsk(options)
    const scope = yield* Effect.scope
    let known: ReadonlySet<string> = new Set()
    let asking: Fiber.Fiber<ReadonlySet<string>, HttpError> | undefined

    // By itself: whoever asked first may go, and the others still get an answer.
    const fetched = Effect.suspend(() => {
      if (asking !== undefined) return Fiber.join(asking)
      const work = Effect.ensuring(
        Effect.map(
          Effect.flatMap(ask.json("/v1/supported-chains", {}, TRIES), (answer) =>
            ask.usable(decodeChains(answer), "networks")
          ),
          (chains) => (known = new Set(chains))
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
    const isSupported: IsSupported = (network) =>
      Effect.map(
        Effect.suspend(() => (known.size > 0 ? Effect.succeed(known) : fetched)),
        (chains) => chains.has(network)
      )
    return isSupported
  })
