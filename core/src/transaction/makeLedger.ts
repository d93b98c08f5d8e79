import * as Effect from "effect/Effect"
import { Balances } from "../balance/Balances.ts"
import { currentMillis } from "../flow/Time.ts"
import { untilClosed } from "../flow/untilClosed.ts"
import { Plugins } from "../kernel/Plugins.ts"
import { State } from "../kernel/State.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { accountSlice, networkSlice } from "../session/slices.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { advance, type TransactionNews } from "./advance.ts"
import { advanceBeside } from "./advanceBeside.ts"
import { TransactionMissingError } from "./errors.ts"
import { isRepeated } from "./isRepeated.ts"
import type { Ledger } from "./Ledger.ts"
import type { LedgerEntry } from "./LedgerEntry.ts"
import { isGone, makeAsking } from "./makeAsking.ts"
import { isSettled, makeEntries, type Entries, type EntriesOptions } from "./makeEntries.ts"
import { makeFollowing } from "./makeFollowing.ts"
import { makeOpening } from "./makeOpening.ts"
import { makeShow } from "./makeShow.ts"
import { makeVisitorNews } from "./makeVisitorNews.ts"
import { readOrder } from "./storedTransactions.ts"
import { placeOf } from "./TrackedTransaction.ts"
import { transactionsKey } from "./transactionsKey.ts"

const forgotten = (entry: LedgerEntry): LedgerEntry => ({ ...entry, isForgotten: true, isClosed: true })

/** Makes what tells that one is settled: in the tab that finds it, once. */
const makeAnnounce = Effect.gen(function* () {
  const state = yield* State
  const balances = yield* Balances
  const telemetry = yield* Telemetry
  return ({ networkId, account, status, hash, description, replacement }: LedgerEntry) => {
    const [amount] = description.sends ?? []
    const namespace = networkId.slice(0, networkId.indexOf(":"))
    return Effect.andThen(
      telemetry.track("TRANSACTION_SETTLED", {
        network: networkId,
        status,
        kind: description.kind,
        ...(hash === undefined ? {} : { hash: replacement?.hash ?? hash }),
        ...(amount === undefined
          ? {}
          : { amount: amount.value.toString(), decimals: amount.decimals, symbol: amount.symbol })
      }),
      state.read(accountSlice)[namespace]?.address === account
        ? balances.refresh(namespace, true)
        : Effect.void
    )
  }
})

/** Makes what finds a network by its id, whether it is chosen or not. */
const makeNetworkOf = (state: State["Service"]) => (networkId: string) =>
  Object.values(state.read(networkSlice).byNamespace)
    .flatMap(({ requestedCaipNetworks }) => requestedCaipNetworks)
    .find(({ caipNetworkId }) => caipNetworkId === networkId)

/** What features and apps ask of entries that are there. */
const makeLookup = ({ find, list, change, catchUp, settled }: Entries, show: EntriesOptions["show"]) => {
  const forget = (id: string) => Effect.sync(() => change(id, forgotten))
  return {
    place: (id, { order, digest }) =>
      Effect.sync(() =>
        change(id, (entry) => {
          const known = readOrder(order)
          return {
            ...entry,
            ...(known === undefined ? {} : { order: known }),
            ...(digest === undefined ? {} : { digest: digest.slice(0, 200) })
          }
        })
      ),
    withdraw: forget,
    get: (id) => {
      const entry = find(id)
      return entry && show(entry)
    },
    isRepeated: (draft) => {
      catchUp()
      return isRepeated(list(), draft)
    },
    list: () => Effect.sync(list),
    settled,
    follow: settled,
    forget: (id) =>
      Effect.suspend(() => (find(id) === undefined ? Effect.fail(new TransactionMissingError()) : forget(id)))
  } satisfies Partial<Ledger>
}

/** Makes the ledger of one kit. */
export const makeLedger = Effect.gen(function* () {
  const state = yield* State
  const storage = yield* KeyValue
  const namespaces = yield* Namespaces
  const { started } = yield* Plugins
  const run = Effect.runForkWith(yield* Effect.context<never>())
  const announce = yield* makeAnnounce

  const followed = new Set<string>()
  const networkOf = makeNetworkOf(state)
  const show = makeShow((networkId, hash) => {
    const network = networkOf(networkId)
    return network && namespaces.get(network.chainNamespace)?.explorerUrl(network, { transaction: hash })
  })
  const entries = yield* makeEntries({
    show,
    published: (all) => {
      following.followAll(all)
      visitor.tell(all)
    },
    settledHere: (entry) => void run(announce(entry))
  })
  const { find, change } = entries
  const lookup = makeLookup(entries, show)
  const asking = yield* makeAsking(entries)

  const tell = (id: string, news: TransactionNews): Effect.Effect<void> =>
    Effect.sync(() => {
      change(id, (entry): LedgerEntry => {
        const next = advance(entry, news)
        // What nobody looks at, nobody sees taken back.
        return next !== entry && isSettled(next) && !following.canLook(next.networkId)
          ? { ...next, isClosed: true }
          : next
      })
      const entry = find(id)
      if (entry === undefined) return
      for (const other of entries.all()) {
        const beside = (one: LedgerEntry) => advanceBeside(one, entry, asking.isAsking(other.id))
        if (beside(other) !== other) change(other.id, beside)
      }
    })

  const following = yield* makeFollowing({
    networkOf,
    tell,
    get: find,
    isHeld: (id) => asking.isAsking(id) || followed.has(id),
    isGone,
    hashesBeside: ({ networkId, account, ...entry }) =>
      entries
        .all()
        .flatMap((other) =>
          placeOf(other) !== placeOf(entry) && other.networkId === networkId && other.account === account
            ? [other.hash, other.replacement?.hash].filter((hash) => hash !== undefined)
            : []
        ),
    /** Whether this tab is the one that looks now. */
    begin: (id, pause) =>
      Effect.map(currentMillis, (now) => {
        const stored = entries.read().find((entry) => entry.id === id)
        if (stored === undefined || Math.abs(now - stored.lookedAt) < pause * 0.9) return false
        change(id, (entry) => ({ ...entry, lookedAt: now, looks: entry.looks + 1 }))
        return true
      }),
    close: (id) => Effect.sync(() => change(id, (entry) => ({ ...entry, isClosed: true })))
  })

  const visitor = yield* makeVisitorNews({
    /** Whether this tab is the one that tells it. */
    claim: (id) => {
      let isOurs = false
      change(id, (entry) => {
        const { isUntold, ...told } = entry
        isOurs = isUntold === true
        return isOurs ? told : entry
      })
      return isOurs
    },
    show: lookup.get
  })

  yield* untilClosed(() =>
    storage.subscribe((key) => {
      if (key === transactionsKey) entries.catchUp()
      // Whoever clears the site's data wants to see nothing any more; what is open is not over by that.
      else if (key === undefined) entries.publish(entries.all().filter((entry) => entry.isClosed !== true))
    })
  )
  entries.publish(entries.all())
  yield* Effect.forkIn(
    Effect.map(started, () => {
      // Trackers are there now, or never.
      for (const { id, networkId, status } of entries.all())
        if (status === "pending" && !following.canLook(networkId) && !followed.has(id))
          change(id, (entry) => ({ ...entry, status: "unknown", isClosed: true }))
      entries.publish(entries.all())
    }),
    yield* Effect.scope,
    { startImmediately: true }
  )

  const ledger: Ledger = {
    ...lookup,
    ...makeOpening({ state, entries, networkOf, show, begun: visitor.begun }),
    tell,
    whileAsking: asking.whileAsking,
    whileFollowed: (id, work) =>
      Effect.suspend(() => {
        followed.add(id)
        return Effect.ensuring(
          work,
          Effect.sync(() => void followed.delete(id))
        )
      }),
    look: (id) =>
      Effect.suspend(() => {
        const entry = find(id)
        return entry === undefined ? Effect.void : following.look(entry)
      })
  }
  return ledger
})
