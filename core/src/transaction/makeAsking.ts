import * as Effect from "effect/Effect"
import { currentMillis, sleep } from "../flow/Time.ts"
import { untilClosed } from "../flow/untilClosed.ts"
import type { Ledger } from "./Ledger.ts"
import type { LedgerEntry } from "./LedgerEntry.ts"
import type { Entries } from "./makeEntries.ts"

const HEARD_EVERY = 20_000
/** Timers of a tab in the background run once a minute. */
const GONE_AFTER = 130_000

/** Whether the tab that asks a wallet is not there any more. */
export const isGone = ({ heardAt }: LedgerEntry, now: number): boolean => Math.abs(now - heardAt) > GONE_AFTER

/** Makes what tells the other tabs, for as long as this one asks a wallet, that it is there; and that it goes. */
export const makeAsking = ({ change }: Pick<Entries, "change">) =>
  Effect.gen(function* () {
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const asking = new Set<string>()

    const hear = (id: string, at: number) => change(id, (entry) => ({ ...entry, heardAt: at }))
    const beat = (id: string): Effect.Effect<void> =>
      Effect.flatMap(sleep(HEARD_EVERY), () =>
        Effect.flatMap(currentMillis, (now) => {
          hear(id, now)
          return beat(id)
        })
      )

    // A tab that is left says so; one that comes back goes on.
    const leave = () => {
      for (const id of asking) hear(id, 0)
    }
    const page = globalThis.window
    if (page?.addEventListener) {
      yield* untilClosed(() => {
        page.addEventListener("pagehide", leave)
        return () => page.removeEventListener("pagehide", leave)
      })
    }

    return {
      isAsking: (id: string): boolean => asking.has(id),
      whileAsking: ((id, work) =>
        Effect.suspend(() => {
          asking.add(id)
          const beating = run(beat(id))
          return Effect.onExit(work, (exit) =>
            Effect.sync(() => {
              asking.delete(id)
              beating.interruptUnsafe()
              // Of what the wallet answers then, nobody here hears any more.
              if (exit._tag === "Failure" && exit.cause.reasons.some(({ _tag }) => _tag === "Interrupt"))
                hear(id, 0)
            })
          )
        })) satisfies Ledger["whileAsking"]
    }
  })
