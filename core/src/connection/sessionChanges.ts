import * as Effect from "effect/Effect"
import type { SessionChange } from "./Connector.ts"
import type { LiveSession } from "./liveSessions.ts"

const FRAME = "16 millis"

/**
 * Collects what wallets tell and hands it on once a frame, the latest of each kind: a wallet that floods its events
 * costs one update a frame.
 */
export const makeSessionChanges = (
  handle: (live: LiveSession, change: SessionChange) => Effect.Effect<void>
) =>
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const waiting = new Map<LiveSession, Map<string, SessionChange>>()

    const flush = Effect.suspend(() => {
      const batches = [...waiting]
      waiting.clear()
      return Effect.forEach(
        batches.flatMap(([live, changes]) => [...changes.values()].map((change) => [live, change] as const)),
        ([live, change]) => (live.namespaces.size === 0 ? Effect.void : handle(live, change)),
        { discard: true }
      )
    })

    return {
      push: (live: LiveSession, change: SessionChange) => {
        const schedule = waiting.size === 0
        const changes = waiting.get(live) ?? new Map<string, SessionChange>()
        changes.set(`${change.type} ${change.namespace ?? ""}`, change)
        waiting.set(live, changes)
        if (schedule) run(Effect.forkIn(Effect.andThen(Effect.sleep(FRAME), flush), scope))
      }
    }
  })
