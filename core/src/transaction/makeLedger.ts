import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { Balances } from "../balance/Balances.ts"
import { untilClosed } from "../flow/untilClosed.ts"
import { currentMillis, sleep } from "../flow/Time.ts"
import { Plugins } from "../kernel/Plugins.ts"
import { State } from "../kernel/State.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { accountSlice, networkSlice } from "../session/slices.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { advanceBeside } from "./advanceBeside.ts"
import { advance, type TransactionNews } from "./advance.ts"
import { TransactionInvalidError, TransactionMissingError } from "./errors.ts"
import { isRepeated } from "./isRepeated.ts"
import type { Ledger } from "./Ledger.ts"
import type { LedgerDraft, LedgerEntry } from "./LedgerEntry.ts"
import { makeFollowing } from "./makeFollowing.ts"
import { makeShow } from "./makeShow.ts"
import { makeVisitorNews } from "./makeVisitorNews.ts"
import { readDescription } from "./readDescription.ts"
import { bounded, merged, readOrder, readTransactions, writeTransactions } from "./storedTransactions.ts"
import { isOpen, placeOf, type TrackedTransaction } from "./TrackedTransaction.ts"
import { transactionsKey } from "./transactionsKey.ts"
import { transactionsSlice } from "./TransactionsState.ts"

const HEARD_EVERY = 20_000
/** Timers of a tab in the background run once a minute. */
const GONE_AFTER = 130_000

const isHash = (text: unknown): text is string =>
  typeof text === "string" && /^[\x21-\x7e]{8,128}$/.test(text)

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
    ""
  )

const isSettled = ({ status }: Pick<LedgerEntry, "status">) => !isOpen({ status })

/** Makes the ledger of one kit. */
export const makeLedger = Effect.gen(function* () {
  const state = yield* State
  const storage = yield* KeyValue
  const namespaces = yield* Namespaces
  const balances = yield* Balances
  const telemetry = yield* Telemetry
  const { started } = yield* Plugins
  const run = Effect.runForkWith(yield* Effect.context<never>())

  let entries = bounded(readTransactions(storage) ?? [])
  const asking = new Set<string>()
  const followed = new Set<string>()
  const waiting = new Map<string, Deferred.Deferred<TrackedTransaction, TransactionMissingError>>()

  const networkOf = (networkId: string) =>
    Object.values(state.read(networkSlice).byNamespace)
      .flatMap(({ requestedCaipNetworks }) => requestedCaipNetworks)
      .find(({ caipNetworkId }) => caipNetworkId === networkId)
  const show = makeShow((networkId, hash) => {
    const network = networkOf(networkId)
    return network && namespaces.get(network.chainNamespace)?.explorerUrl(network, { transaction: hash })
  })
  const find = (id: string) => entries.find((entry) => entry.id === id && entry.isForgotten !== true)
  const list = () => entries.flatMap((entry) => (entry.isForgotten === true ? [] : show(entry)))

  const settleWaiting = () => {
    for (const [id, deferred] of waiting) {
      const entry = find(id)
      if (entry !== undefined && !isSettled(entry)) continue
      waiting.delete(id)
      Deferred.doneUnsafe(
        deferred,
        entry === undefined ? Effect.fail(new TransactionMissingError()) : Effect.succeed(show(entry))
      )
    }
  }
  const publish = (next: ReadonlyArray<LedgerEntry>) => {
    entries = next
    state.write(transactionsSlice, (before) => {
      const after = list()
      const isSame =
        after.length === before.list.length && after.every((one, index) => one === before.list[index])
      return isSame ? before : { ...before, list: after }
    })
    settleWaiting()
    following.followAll(entries)
    visitor.tell(entries)
  }
  /** What other tabs have stored, and what only this one knows. */
  const read = () => merged(entries, readTransactions(storage) ?? [])
  const change = (id: string, next: (entry: LedgerEntry) => LedgerEntry) => {
    const before = read()
    const entry = before.find((one) => one.id === id)
    if (entry === undefined) return
    const changed = next(entry)
    if (changed === entry) return publish(before)
    const after = Object.freeze({ ...changed, revision: entry.revision + 1 })
    const all = bounded(before.map((one) => (one === entry ? after : one)))
    writeTransactions(storage, all)
    publish(all)
    if (isSettled(after) && !isSettled(entry)) run(announce(after))
  }

  /** Told in the tab that finds it, once. */
  const announce = ({ networkId, account, status, hash, description, replacement }: LedgerEntry) => {
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
      for (const other of entry === undefined ? [] : entries)
        if (advanceBeside(other, entry!, asking.has(other.id)) !== other)
          change(other.id, (one) => advanceBeside(one, entry!, asking.has(other.id)))
    })

  const following = yield* makeFollowing({
    networkOf,
    tell,
    get: find,
    isHeld: (id) => asking.has(id) || followed.has(id),
    isGone: ({ heardAt }, now) => Math.abs(now - heardAt) > GONE_AFTER,
    hashesBeside: ({ networkId, account, ...entry }) =>
      entries.flatMap((other) =>
        placeOf(other) !== placeOf(entry) && other.networkId === networkId && other.account === account
          ? [other.hash, other.replacement?.hash].filter((hash) => hash !== undefined)
          : []
      ),
    /** Whether this tab is the one that looks now. */
    begin: (id, pause) =>
      Effect.map(currentMillis, (now) => {
        const stored = read().find((entry) => entry.id === id)
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
    show: (id) => {
      const entry = find(id)
      return entry && show(entry)
    }
  })

  const open = (draft: LedgerDraft, plugin?: string) =>
    Effect.map(currentMillis, (now) => {
      const id = randomId()
      const entry: LedgerEntry = Object.freeze({
        ...draft,
        // As storage will have it: in every tab and after a reload the same.
        description: readDescription(draft.description) ?? draft.description,
        id,
        askedAt: now,
        heardAt: now,
        isUntold: draft.replaces === undefined,
        revision: 0,
        lookedAt: 0,
        looks: 0,
        misses: 0
      })
      const all = bounded([entry, ...read()])
      visitor.begun(id, plugin)
      writeTransactions(storage, all)
      publish(all)
      return id
    })

  const hear = (id: string, at: number) => change(id, (entry) => ({ ...entry, heardAt: at }))
  const beat = (id: string): Effect.Effect<void> =>
    Effect.flatMap(sleep(HEARD_EVERY), () =>
      Effect.flatMap(currentMillis, (now) => {
        hear(id, now)
        return beat(id)
      })
    )

  const settled: Ledger["settled"] = (id) =>
    Effect.suspend(() => {
      const entry = find(id)
      if (entry === undefined) return Effect.fail(new TransactionMissingError())
      if (isSettled(entry)) return Effect.succeed(show(entry))
      const known = waiting.get(id) ?? Deferred.makeUnsafe<TrackedTransaction, TransactionMissingError>()
      waiting.set(id, known)
      return Deferred.await(known)
    })

  const add: Ledger["add"] = ({ networkId, hash, description }) =>
    Effect.gen(function* () {
      const network = networkOf(networkId)
      if (network === undefined) return yield* Effect.fail(new TransactionInvalidError({ what: "network" }))
      if (!isHash(hash)) return yield* Effect.fail(new TransactionInvalidError({ what: "hash" }))
      const known = entries.find(
        (entry) => entry.networkId === networkId && entry.hash === hash && entry.isForgotten !== true
      )
      const account = state.read(accountSlice)[network.chainNamespace]?.address ?? ""
      const id =
        known?.id ??
        (yield* open({
          networkId: network.caipNetworkId,
          account,
          hash,
          status: "pending",
          description: readDescription({ kind: "app", ...description }) ?? { kind: "app" }
        }))
      return show(find(id)!)
    })

  // A tab that is left says so; one that comes back goes on.
  const leave = () => {
    for (const id of asking) hear(id, 0)
  }
  if (typeof window !== "undefined") {
    const page = window
    yield* untilClosed(() => {
      page.addEventListener("pagehide", leave)
      return () => page.removeEventListener("pagehide", leave)
    })
  }
  yield* Effect.addFinalizer(() => Effect.sync(leave))
  yield* untilClosed(() =>
    storage.subscribe((key) => {
      if (key === transactionsKey) publish(bounded(read()))
      // Whoever clears the site's data wants to see nothing any more; what is open is not over by that.
      else if (key === undefined) publish(entries.filter((entry) => entry.isClosed !== true))
    })
  )
  publish(entries)
  yield* Effect.forkIn(
    Effect.map(started, () => {
      // Trackers are there now, or never.
      for (const { id, networkId, status } of entries)
        if (status === "pending" && !following.canLook(networkId) && !followed.has(id))
          change(id, (entry) => ({ ...entry, status: "unknown", isClosed: true }))
      publish(entries)
    }),
    yield* Effect.scope,
    { startImmediately: true }
  )

  const ledger: Ledger = {
    open,
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
    withdraw: (id) =>
      Effect.sync(() => change(id, (entry) => ({ ...entry, isForgotten: true, isClosed: true }))),
    tell,
    whileAsking: (id, work) =>
      Effect.suspend(() => {
        asking.add(id)
        const beating = run(beat(id))
        return Effect.ensuring(
          work,
          Effect.sync(() => {
            asking.delete(id)
            beating.interruptUnsafe()
          })
        )
      }),
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
      }),
    get: (id) => {
      const entry = find(id)
      return entry && show(entry)
    },
    settled,
    isRepeated: (draft) => {
      publish(bounded(read()))
      return isRepeated(list(), draft)
    },
    list: () => Effect.sync(list),
    add,
    follow: settled,
    forget: (id) =>
      Effect.suspend(() => {
        if (find(id) === undefined) return Effect.fail(new TransactionMissingError())
        change(id, (entry) => ({ ...entry, isForgotten: true, isClosed: true }))
        return Effect.void
      })
  }
  return ledger
})
