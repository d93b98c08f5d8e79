import type { CallsReport, TrackedTransaction } from "@latchkey/core"
import { Namespaces, networkSlice, State, transactionsSlice } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { batchesSlice, type SentBatch, type SentReceipt } from "./BatchesState.ts"

const MAX_BATCHES = 20

const keyOf = (account: string, id: string) => `${account} ${id}`
const accountOf = ({ networkId, account }: TrackedTransaction): SentBatch["account"] =>
  `${networkId}:${account}`

/** What the ledger says of calls that this page has not asked after. */
const reportIn = ({ status, hash }: TrackedTransaction): CallsReport => {
  const receipts = (end: "success" | "failed") => (hash === undefined ? [] : [{ hash, status: end }])
  return status === "confirmed"
    ? { status, receipts: receipts("success") }
    : status === "failed"
      ? { status, receipts: receipts("failed") }
      : { status: status === "dropped" ? "offchainFailure" : "pending", receipts: [] }
}

/** The batches that the state shows: those of the ledger, with what wallet and chain have said of each in this page. */
export const makeShownBatches = Effect.gen(function* () {
  const state = yield* State
  const namespaces = yield* Namespaces
  const reports = new Map<string, CallsReport>()
  const own = new Set<string>()
  /** How often each is followed. */
  const followers = new Map<string, number>()
  let [before, isChanged]: [ReadonlyArray<TrackedTransaction> | undefined, boolean] = [undefined, false]

  const tracked = () =>
    state
      .read(transactionsSlice)
      .list.filter(({ callsId, description }) => callsId !== undefined && description.calls !== undefined)
  const batchOf = (one: TrackedTransaction): SentBatch => {
    const { callsId: id = "", description, askedAt: sentAt, networkId } = one
    const account = accountOf(one)
    const namespace = networkId.slice(0, networkId.indexOf(":"))
    const network = state
      .read(networkSlice)
      .byNamespace[namespace]?.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === networkId)
    const { receipts, ...report } = reports.get(keyOf(account, id)) ?? reportIn(one)
    return {
      ...report,
      id,
      account,
      calls: description.calls ?? [],
      sentAt,
      ...(own.has(keyOf(account, id)) ? {} : { isRestored: true }),
      isFollowed: followers.has(keyOf(account, id)),
      receipts: receipts.map((receipt): SentReceipt => {
        const explorerUrl =
          network && namespaces.get(namespace)?.explorerUrl(network, { transaction: receipt.hash })
        return { ...receipt, ...(explorerUrl === undefined ? {} : { explorerUrl }) }
      })
    }
  }
  const show = () => {
    const { list } = state.read(transactionsSlice)
    if (list === before && !isChanged) return
    ;[before, isChanged] = [list, false]
    const batches = tracked().map(batchOf)
    const latest = batches.filter(
      ({ account, id }, at) =>
        batches.findIndex((other) => other.account === account && other.id === id) === at
    )
    state.write(batchesSlice, () => ({ list: latest.slice(0, MAX_BATCHES) }))
  }
  const change = () => {
    isChanged = true
    show()
  }
  yield* Effect.acquireRelease(
    Effect.sync(() => state.subscribe(show)),
    (stop) => Effect.sync(stop)
  )
  show()

  return {
    /** Takes note that this page has sent it. */
    own: (account: string, id: string): void => void own.add(keyOf(account, id)),
    /** Takes note of what wallet and chain say. */
    report: (account: string, id: string, report: CallsReport): void => {
      reports.set(keyOf(account, id), report)
      change()
    },
    /** The latest of an id that an account has sent. */
    find: (account: string, id: string) =>
      tracked().find((one) => one.callsId === id && accountOf(one) === account),
    /** What is known of one that is there. */
    reportOf: (account: string, id: string): CallsReport => {
      const { status, isAtomic, receipts } = state
        .read(batchesSlice)
        .list.find((one) => one.account === account && one.id === id) ?? { status: "unknown", receipts: [] }
      return {
        status,
        ...(isAtomic === undefined ? {} : { isAtomic }),
        receipts: receipts.map(({ explorerUrl: _, ...receipt }) => receipt)
      }
    },
    /** Says that it is followed, until the end that is returned. */
    follow: (account: string, id: string): (() => void) => {
      const key = keyOf(account, id)
      followers.set(key, (followers.get(key) ?? 0) + 1)
      change()
      return () => {
        const rest = (followers.get(key) ?? 1) - 1
        if (rest > 0) followers.set(key, rest)
        else followers.delete(key)
        change()
      }
    }
  }
})
