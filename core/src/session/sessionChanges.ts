import * as Effect from "effect/Effect"
import { each } from "../flow/each.ts"
import { sleep } from "../flow/Time.ts"
import type { SessionChange } from "./Connector.ts"
import type { LiveSession } from "./Facts.ts"

const FRAME_MILLIS = 16
const END_MILLIS = 500

/**
 * Collects what wallets tell and hands it on once a frame, the latest of each kind: a wallet that floods its events
 * costs one update a frame. That a session is over is handed on half a second later, unless the wallet tells accounts
 * by then: one that is locked and unlocked, or away for a moment, ends nothing.
 */
export const makeSessionChanges = (
  handle: (live: LiveSession, change: SessionChange) => Effect.Effect<void>
) =>
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const waiting = new Map<LiveSession, Map<string, SessionChange>>()
    const ends = new Map<SessionChange, LiveSession>()

    const later = (milliseconds: number, work: Effect.Effect<void>) =>
      void run(Effect.forkIn(Effect.andThen(sleep(milliseconds), work), scope))
    const tell = (live: LiveSession, change: SessionChange) =>
      live.namespaces.size === 0 ? Effect.void : handle(live, change)
    const flush = Effect.suspend(() => {
      const batches = [...waiting]
      waiting.clear()
      return each(
        batches.flatMap(([live, changes]) => [...changes.values()].map((change) => [live, change] as const)),
        ([live, change]) => tell(live, change)
      )
    })

    return {
      push: (live: LiveSession, change: SessionChange) => {
        const { type, namespace = "" } = change
        const endsOfIt = [...ends].filter(
          ([end, of]) => of === live && (end.namespace ?? namespace) === namespace
        )
        const isNone = type === "accounts" && change.accounts.length === 0
        if (type === "disconnect" || isNone) {
          if (endsOfIt.length > 0) return
          ends.set(change, live)
          return later(
            END_MILLIS,
            Effect.suspend(() => (ends.delete(change) ? tell(live, change) : Effect.void))
          )
        }
        if (type === "accounts") for (const [end] of endsOfIt) ends.delete(end)
        if (waiting.size === 0) later(FRAME_MILLIS, flush)
        const changes = waiting.get(live) ?? new Map<string, SessionChange>()
        changes.set(`${type} ${namespace}`, change)
        waiting.set(live, changes)
      }
    }
  })
