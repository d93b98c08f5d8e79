import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import { Capabilities } from "../capability/Capabilities.ts"
import { transactionTracking } from "../capability/TransactionTracking.ts"
import type { Network } from "../chain/Network.ts"
import { currentMillis, sleep } from "../flow/Time.ts"
import { untilClosed } from "../flow/untilClosed.ts"
import { withDeadline } from "../flow/withDeadline.ts"
import { Plugins } from "../kernel/Plugins.ts"
import { Connections } from "../session/Connections.ts"
import type { TransactionNews } from "./advance.ts"
import type { LedgerEntry } from "./LedgerEntry.ts"

/** For how long a transaction is left alone between two looks, in milliseconds: at first soon, then more and more seldom. */
const PAUSES: ReadonlyArray<number> = [2_000, 3_000, 5_000, 10_000, 20_000, 40_000]
const MINUTE = 60_000
/** About four days of an open page. */
const MAX_LOOKS = 500
/** From then on a chain may have to look further back for it. */
const OLD_AFTER = 60_000
const LOOK_MILLIS = 30_000
/** However often a visitor comes back, it is not looked at more often. */
const LEAST_PAUSE = 2_000

/** How long until the next look, after so many in vain. */
export const pauseAfter = (looks: number): number =>
  PAUSES[looks] ?? (looks < 60 ? MINUTE : looks < 120 ? 5 * MINUTE : 15 * MINUTE)

/** What the ledger gives to what follows its entries. */
export interface FollowedLedger {
  readonly networkOf: (networkId: string) => Network | undefined
  readonly get: (id: string) => LedgerEntry | undefined
  readonly tell: (id: string, news: TransactionNews) => Effect.Effect<void>
  /** Whether this tab waits for it otherwise: for its wallet, or for the chain by who sent it. */
  readonly isHeld: (id: string) => boolean
  /** Hashes of the account's other transactions: not of those for the same place. */
  readonly hashesBeside: (entry: LedgerEntry) => ReadonlyArray<string>
  /** Whether the tab that asks is not there any more. */
  readonly isGone: (entry: LedgerEntry, now: number) => boolean
  /** Notes that it is looked at now; false where another tab has just done so. */
  readonly begin: (id: string, pause: number) => Effect.Effect<boolean>
  /** It is not followed any more. */
  readonly close: (id: string) => Effect.Effect<void>
}

/** Makes what asks chains for what is open: for each entry one fiber, for as long as there is something to know. */
export const makeFollowing = (ledger: FollowedLedger) =>
  Effect.gen(function* () {
    const capabilities = yield* Capabilities
    const connections = yield* Connections
    const { started } = yield* Plugins
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const fibers = new Map<string, { readonly looks: number; readonly fiber: Fiber.Fiber<void> }>()
    let isClosed = false

    /** What waits for its next look. */
    const pausing = new Set<string>()

    const ask = (entry: LedgerEntry) =>
      Effect.gen(function* () {
        const { id, networkId, account, hash, callsId, order, digest, askedAt, replaces } = entry
        const network = ledger.networkOf(networkId)
        if (network === undefined) return
        const [tracking] = capabilities.all(network.chainNamespace, transactionTracking)
        if (tracking === undefined) return
        const now = yield* currentMillis
        const provider = connections.peek(network.chainNamespace)?.provider
        const { look } = yield* tracking.value.tracker
        const sight = yield* look({
          network,
          account,
          others: ledger.hashesBeside(entry),
          isOld: Math.abs(now - askedAt) > OLD_AFTER,
          ...(provider === undefined ? {} : { provider }),
          ...(hash === undefined ? {} : { hash }),
          ...(callsId ? { callsId } : {}),
          ...(order === undefined ? {} : { order }),
          ...(digest === undefined ? {} : { digest }),
          ...(replaces === undefined ? {} : { isReplacement: true })
        })
        yield* ledger.tell(id, { from: "chain", sight, now: yield* currentMillis })
      })

    /** One look. */
    const look = (entry: LedgerEntry) =>
      Effect.catchCause(
        withDeadline(ask(entry), LOOK_MILLIS, () => Effect.void),
        // That a chain does not answer, or a plugin breaks, says nothing of the transaction: it is looked for again.
        () => Effect.void
      )

    const follow = (id: string, isWoken: boolean): Effect.Effect<void> =>
      Effect.gen(function* () {
        yield* started
        for (let atOnce = isWoken; ; atOnce = false) {
          const before = ledger.get(id)
          if (before === undefined || before.isClosed === true) return
          const pause = atOnce ? LEAST_PAUSE : pauseAfter(before.looks)
          if (!atOnce) {
            pausing.add(id)
            yield* sleep(pause)
            pausing.delete(id)
          }
          const entry = ledger.get(id)
          if (entry === undefined || entry.isClosed === true) return
          if (ledger.isHeld(id)) continue
          if (entry.status === "asking") {
            if (!ledger.isGone(entry, yield* currentMillis)) continue
            yield* ledger.tell(id, { from: "nobody" })
          }
          if (!(yield* ledger.begin(id, pause))) continue
          yield* look(entry)
          if (entry.looks >= MAX_LOOKS) yield* ledger.close(id)
        }
      })

    const start = (id: string, looks: number, isWoken: boolean): void => {
      pausing.delete(id)
      const fiber = run(follow(id, isWoken))
      fibers.set(id, { looks, fiber })
      fiber.addObserver(() => {
        if (fibers.get(id)?.fiber === fiber) fibers.delete(id)
      })
    }

    if (typeof document !== "undefined") {
      const page = document
      // Whoever comes back, from the wallet's app or from a tunnel, wants to know now.
      const wake = () => {
        if (page.visibilityState === "hidden") return
        for (const id of [...pausing]) {
          const known = fibers.get(id)
          if (known === undefined) continue
          known.fiber.interruptUnsafe()
          start(id, known.looks, true)
        }
      }
      yield* untilClosed(() => {
        page.addEventListener("visibilitychange", wake)
        globalThis.addEventListener?.("online", wake)
        return () => {
          page.removeEventListener("visibilitychange", wake)
          globalThis.removeEventListener?.("online", wake)
        }
      })
    }

    yield* Effect.addFinalizer(() =>
      Effect.sync(() => {
        isClosed = true
        for (const { fiber } of fibers.values()) fiber.interruptUnsafe()
      })
    )

    const canLook = (networkId: string) =>
      capabilities.all(networkId.slice(0, networkId.indexOf(":")), transactionTracking).length > 0

    /** Nothing is to be learned of what no tracker looks at, but that the tab is gone that asks. */
    const isFollowed = ({ isClosed: isOver, isForgotten, status, networkId }: LedgerEntry) =>
      isOver !== true && isForgotten !== true && (status === "asking" || canLook(networkId))

    return {
      look,
      /** Whether the chain can be asked what became of a transaction. */
      canLook,
      /** Follows what is to be followed of these; one with news begins anew. */
      followAll: (entries: ReadonlyArray<LedgerEntry>): void => {
        if (isClosed) return
        for (const entry of entries) {
          const { id, looks } = entry
          const known = fibers.get(id)
          const isWanted = isFollowed(entry)
          if (isWanted && known !== undefined && looks >= known.looks) {
            fibers.set(id, { ...known, looks })
            continue
          }
          known?.fiber.interruptUnsafe()
          fibers.delete(id)
          if (!isWanted) continue
          start(id, looks, false)
        }
      }
    }
  })
