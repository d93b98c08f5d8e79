import type { AppCall, CallsReport, Network, TrackedTransaction } from "@latchkey/core"
import {
  accountSlice,
  Capabilities,
  CapabilityMissingError,
  contractCalls,
  KeyValue,
  NetworkNotFoundError,
  networkSlice,
  NotConnectedError,
  State,
  toJson,
  Transactions,
  type WalletCalls
} from "@latchkey/core/effect"
import { sleep, withDeadline } from "@latchkey/core/chain-kit/effect"
import {
  makeTransactions,
  type Transaction,
  type TransactionOutcome
} from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { Batching } from "./Batching.ts"
import { BatchMissingError, CallsInvalidError } from "./errors.ts"
import { makeShownBatches } from "./makeShownBatches.ts"

const WAIT_MILLIS = 25_000
const POLL_MILLIS = 1_000
/** Where earlier versions kept their own list. */
const FORMER_KEY = "batches.pending"

/** Where calls are made, and the wallet that makes them. */
interface Place {
  readonly namespace: string
  /** CAIP-10 of the account. */
  readonly account: string
  readonly address: string
  readonly network: Network
  readonly wallet: WalletCalls
}

// Of these wallet and chain say the same, and will go on saying it.
const isFinal = ({ status }: CallsReport) => status !== "pending" && status !== "unknown"

/** In the words of every transaction. Some that happened stay in the chain, so that it has not failed. */
const outcomeOf = ({ status, receipts }: CallsReport): TransactionOutcome => {
  const hash = receipts.at(-1)?.hash
  if (status === "pending" || status === "unknown") return { status }
  return {
    status: status === "confirmed" || status === "partlyFailed" ? "success" : "failed",
    ...(hash === undefined ? {} : { hash })
  }
}

/** What was checked is what is sent and shown, whatever the app does to its own list meanwhile. */
const copied = (given: ReadonlyArray<AppCall>): ReadonlyArray<AppCall> =>
  Object.freeze(
    given.map(({ to, data, value }) =>
      Object.freeze({
        to,
        ...(data === undefined ? {} : { data }),
        ...(value === undefined ? {} : { value })
      })
    )
  )

/** What leaves the account of the network's own coin, where anything does. */
const paidBy = (calls: ReadonlyArray<AppCall>, { nativeCurrency }: Network) => {
  const value = calls.reduce((sum, call) => sum + BigInt(call.value ?? 0), 0n)
  const { symbol, decimals } = nativeCurrency
  return value === 0n ? {} : { sends: [{ value, symbol, decimals }] }
}

/** Makes the batches of one kit. */
export const makeBatching = Effect.gen(function* () {
  const state = yield* State
  const capabilities = yield* Capabilities
  const { ledger } = yield* Transactions
  ;(yield* KeyValue).remove(FORMER_KEY)
  const shown = yield* makeShownBatches

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
    return { namespace, account, address, network, wallet: yield* walletCalls } satisfies Place
  })

  const transactions = yield* makeTransactions<object>({
    // How far they are, the ledger tells.
    move: () => Effect.void,
    submitted: () => new BatchMissingError(),
    missing: () => new BatchMissingError()
  })

  /** Asks wallet and chain for 25 s, or until both know what became of calls. */
  const reportOf = (
    { namespace, account, address, network, wallet }: Place,
    provider: unknown,
    id: string
  ): Effect.Effect<CallsReport> => {
    let latest: CallsReport = { status: "unknown", receipts: [] }
    const poll = Effect.gen(function* () {
      for (;;) {
        const report = yield* wallet.report({ id, address, network, provider })
        // Another account's wallet knows nothing of these.
        if (state.read(accountSlice)[namespace]?.caipAddress !== account) return latest
        latest = report
        shown.report(account, id, report)
        if (isFinal(report)) return report
        yield* sleep(POLL_MILLIS)
      }
    })
    return withDeadline(poll, WAIT_MILLIS, () => Effect.succeed(latest))
  }

  const transactionOf = (place: Place, calls: ReadonlyArray<AppCall>, isAtomic: boolean): Transaction => {
    const { address, network, wallet } = place
    return {
      network,
      sender: address,
      description: { kind: "app", calls, ...paidBy(calls, network) },
      toldBy: "batches",
      ask: (provider) =>
        Effect.map(wallet.send({ calls, address, isAtomic, network, provider }), ({ id }) => {
          shown.own(place.account, id)
          return { hash: "", callsId: id }
        }),
      follow: (provider, { callsId = "" }) => Effect.map(reportOf(place, provider, callsId), outcomeOf)
    }
  }
  /** What is followed of calls, by the id in the ledger. */
  const followed = new Map<string, object>()
  const followable = (place: Place, tracked: TrackedTransaction) =>
    Effect.suspend(() => {
      const known = followed.get(tracked.id)
      if (known !== undefined) return Effect.succeed(known)
      const made = {}
      followed.set(tracked.id, made)
      return Effect.as(
        transactions.resume(made, transactionOf(place, tracked.description.calls ?? [], true), tracked),
        made
      )
    })

  const send: Batching["Service"]["send"] = ({ calls: given, isAtomic = true }) =>
    Effect.gen(function* () {
      const place = yield* placeOf
      const problem = place.wallet.findProblem(given)
      if (problem !== undefined) return yield* Effect.fail(new CallsInvalidError(problem))
      const calls = copied(given)
      const answer = yield* transactions.submitOnce(
        toJson([place.account, isAtomic, calls]),
        {},
        transactionOf(place, calls, isAtomic)
      )
      return { id: answer.callsId ?? "" }
    })

  const follow: Batching["Service"]["follow"] = ({ id }) =>
    Effect.gen(function* () {
      yield* ledger
      const place = yield* placeOf
      const tracked = shown.find(place.account, id)
      if (tracked === undefined) return yield* Effect.fail(new BatchMissingError())
      const end = shown.follow(place.account, id)
      yield* withDeadline(
        Effect.flatMap(followable(place, tracked), (one) => transactions.follow(one, true)),
        WAIT_MILLIS,
        () => Effect.void
      ).pipe(Effect.onExit(() => Effect.sync(end)))
      return shown.reportOf(place.account, id)
    })

  return Batching.of({ send, follow })
})
