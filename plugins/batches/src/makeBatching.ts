import type { CallsReport, KitError } from "@latchkey/core"
import {
  accountSlice,
  Balances,
  Capabilities,
  CapabilityMissingError,
  Connections,
  contractCalls,
  KeyValue,
  Namespaces,
  NetworkNotFoundError,
  networkSlice,
  NotConnectedError,
  State,
  TransferChangedError
} from "@latchkey/core/effect"
import { currentMillis, sleep, withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { Batching } from "./Batching.ts"
import { batchesSlice, type SentBatch, type SentReceipt } from "./BatchesState.ts"
import { BatchMissingError, CallsInvalidError } from "./errors.ts"
import { forgetPending, keepPending, readPending } from "./storedBatches.ts"

const MAX_BATCHES = 20
const WAIT_MILLIS = 25_000
const POLL_MILLIS = 1_000

// Of these wallet and chain say the same, and will go on saying it.
const isFinal = ({ status }: CallsReport) => status !== "pending" && status !== "unknown"

/** Makes the batches of one kit. */
export const makeBatching = Effect.gen(function* () {
  const state = yield* State
  const connections = yield* Connections
  const capabilities = yield* Capabilities
  const balances = yield* Balances
  const namespaces = yield* Namespaces
  const storage = yield* KeyValue
  const restored = readPending(storage, yield* currentMillis).map((kept): SentBatch => ({
    ...kept,
    isRestored: true,
    isFollowed: false,
    status: "pending",
    receipts: []
  }))
  if (restored.length > 0) state.write(batchesSlice, () => ({ list: restored }))

  /** The current account of the active namespace, where it is, and how its wallet takes calls at once. */
  const placeOf = Effect.gen(function* () {
    const { activeNamespace: namespace = "", byNamespace } = state.read(networkSlice)
    const { caipAddress: account, address } = state.read(accountSlice)[namespace] ?? {}
    const network = byNamespace[namespace]?.caipNetwork
    if (account === undefined || address === undefined)
      return yield* Effect.fail(new NotConnectedError({ namespace }))
    if (network === undefined || network.unknown)
      return yield* Effect.fail(new NetworkNotFoundError({ networkId: network?.caipNetworkId ?? "" }))
    const { walletCalls } = yield* (yield* capabilities.get(namespace, contractCalls)).calls
    if (walletCalls === undefined)
      return yield* Effect.fail(new CapabilityMissingError({ namespace, capability: "walletCalls" }))
    return { namespace, account, address, network, wallet: yield* walletCalls }
  })

  const change = (id: string, to: (before: SentBatch) => SentBatch) =>
    state.write(batchesSlice, ({ list }) => ({
      list: list.map((batch) => (batch.id === id ? to(batch) : batch))
    }))

  /** What a wallet is being asked to take on, by what it is. */
  const asked = new Map<string, Deferred.Deferred<{ readonly id: string }, KitError>>()
  /** Whoever wants the same while it is asked waits for the same answer. */
  const once = (key: string, work: Effect.Effect<{ readonly id: string }, KitError>) =>
    Effect.suspend(() => {
      const under = asked.get(key)
      if (under !== undefined) return Deferred.await(under)
      const answer = Deferred.makeUnsafe<{ readonly id: string }, KitError>()
      asked.set(key, answer)
      return Effect.onExit(work, (exit) =>
        Effect.suspend(() => {
          asked.delete(key)
          return Deferred.done(answer, exit)
        })
      )
    })

  const send: Batching["Service"]["send"] = ({ calls: given, isAtomic = true }) =>
    Effect.gen(function* () {
      const { namespace, account, address, network, wallet } = yield* placeOf
      const problem = wallet.findProblem(given)
      if (problem !== undefined) return yield* Effect.fail(new CallsInvalidError(problem))
      // What was checked is what is sent and shown, whatever the app does to its own list meanwhile.
      const calls = Object.freeze(
        given.map(({ to, data, value }) =>
          Object.freeze({
            to,
            ...(data === undefined ? {} : { data }),
            ...(value === undefined ? {} : { value })
          })
        )
      )
      const asking = Effect.gen(function* () {
        const { id } = yield* connections.ask(namespace, ({ provider, accounts }) =>
          accounts[0]?.address === address
            ? wallet.send({ calls, address, isAtomic, network, provider })
            : Effect.fail(new TransferChangedError({ what: "account" }))
        )
        const sentAt = yield* currentMillis
        const sent: SentBatch = {
          id,
          account,
          calls,
          sentAt,
          isFollowed: false,
          status: "pending",
          receipts: []
        }
        state.write(batchesSlice, ({ list }) => ({
          list: [sent, ...list.filter((one) => one.id !== id)].slice(0, MAX_BATCHES)
        }))
        keepPending(storage, sent)
        return { id }
      })
      return yield* once(JSON.stringify([account, isAtomic, calls]), asking)
    })

  const follow: Batching["Service"]["follow"] = ({ id }) =>
    Effect.gen(function* () {
      const { namespace, account, address, network, wallet } = yield* placeOf
      const batch = state.read(batchesSlice).list.find((one) => one.id === id && one.account === account)
      if (batch === undefined) return yield* Effect.fail(new BatchMissingError())
      let latest: CallsReport = { status: batch.status, receipts: batch.receipts }
      const isCurrent = () => state.read(accountSlice)[namespace]?.caipAddress === account
      const poll = Effect.gen(function* () {
        for (;;) {
          const provider = connections.peek(namespace)?.provider
          const report = yield* wallet.report({ id, address, network, provider })
          // Another account's wallet knows nothing of these.
          if (!isCurrent()) return
          latest = report
          const receipts = report.receipts.map((receipt): SentReceipt => {
            const explorerUrl = namespaces.get(namespace)?.explorerUrl(network, { transaction: receipt.hash })
            return { ...receipt, ...(explorerUrl === undefined ? {} : { explorerUrl }) }
          })
          change(id, (before) => ({ ...before, ...report, receipts }))
          if (isFinal(report)) return forgetPending(storage, id, yield* currentMillis)
          yield* sleep(POLL_MILLIS)
        }
      })
      change(id, (before) => ({ ...before, isFollowed: true }))
      yield* withDeadline(poll, WAIT_MILLIS, () => Effect.succeed(undefined)).pipe(
        Effect.onExit(() => Effect.sync(() => change(id, (before) => ({ ...before, isFollowed: false }))))
      )
      if (isFinal(latest)) yield* balances.refresh(namespace, true)
      return latest
    })

  return Batching.of({ send, follow })
})
