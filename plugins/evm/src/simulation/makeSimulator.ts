import type { BalanceOf, JsonRpc, SimulationOutcome, Simulator } from "@latchkey/core/effect"
import { readField, type ReadOptions } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { causeOf } from "../api/NetworkReader.ts"
import { findRefusal } from "../api/revertReason.ts"
import { decodedWith } from "../provider/readNetwork.ts"
import { decodeQuantity, toQuantity } from "../Quantity.ts"
import { chainReader, type ChainReader } from "../transfer/ChainReader.ts"
import { decodeMoved } from "../transfer/decodeMoved.ts"
import { parseToken } from "../transfer/parseToken.ts"
import { decodeWord, encodeBalanceOf } from "../transfer/tokenCalls.ts"
import type { PlainCall } from "../transfer/TransactionRequest.ts"
import { decodeTransferCall, encodeCall } from "../transfer/TransferCall.ts"
import { decodeExecution, encodeExecution } from "./executor.ts"

/** What nodes write as the contract of the coin, where they trace its moves. */
const COIN = parseAddress("0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee")!

const untried: SimulationOutcome = { status: "untried" }

/** What one of the calls of a trial did. */
interface Tried {
  readonly isDone: boolean
  readonly data: string
  /** What came to the account of the coin by it, in base units; below zero for what left. */
  readonly coin: bigint
  readonly reason?: string
}

/** How calls are tried on a node. */
interface Way {
  readonly method: string
  readonly params: (from: string, calls: ReadonlyArray<PlainCall>) => ReadonlyArray<unknown>
  readonly decode: (
    answer: unknown,
    of: { readonly from: string; readonly networkId: `eip155:${string}`; readonly count: number }
  ) => ReadonlyArray<Tried> | undefined
}

const simulated: Way = {
  method: "eth_simulateV1",
  params: (_, calls) => [{ blockStateCalls: [{ calls }], traceTransfers: true }, "latest"],
  decode: (answer, { from, networkId, count }) => {
    const [block] = Array.isArray(answer) ? (answer as ReadonlyArray<unknown>) : []
    const list = readField(block, "calls")
    if (!Array.isArray(list) || list.length !== count) return undefined
    const tried = list.map((call: unknown): Tried | undefined => {
      const status = decodeQuantity(readField(call, "status"))
      const data = readField(call, "returnData")
      if (status === 0n) {
        const told = findRefusal(readField(call, "error")) ?? findRefusal({ data })
        return { isDone: false, data: "0x", coin: 0n, ...told }
      }
      const moved = decodeMoved(readField(call, "logs"), { networkId, parties: [from], coinAddress: COIN })
      if (status !== 1n || typeof data !== "string" || moved === undefined) return undefined
      const coin = moved
        .filter(({ token }) => token === undefined)
        .reduce(
          (sum, { to, from: by, amount }) =>
            sum + (to === from ? BigInt(amount) : 0n) - (by === from ? BigInt(amount) : 0n),
          0n
        )
      return { isDone: true, data, coin }
    })
    return tried.includes(undefined) ? undefined : (tried as ReadonlyArray<Tried>)
  }
}

const executed: Way = {
  method: "eth_call",
  params: encodeExecution,
  decode: (answer, { count }) => {
    const list = decodeExecution(answer, count)
    return list?.map(({ isDone, data, coin }, index) => ({
      isDone,
      data,
      coin: index === 0 ? 0n : coin - list[index - 1]!.coin,
      ...(isDone ? {} : findRefusal({ data: data.replace(/(?:0{64})+$/, "") }))
    }))
  }
}

/** Whether the node has answered, with something else than was asked for: what it cannot do now, it cannot do later. */
const isAnswer = (tag: string) => tag === "RpcResponseError" || tag === "WalletFault"

/** Lets the nodes of a network try calls, by the first of the two ways that they know. */
export const makeSimulator = (rpc: JsonRpc["Service"], options: ReadOptions): Simulator => {
  /** Which ways a network's nodes do not know. */
  const unknown = new Map<string, ReadonlyArray<Way>>()

  const tryBy = (way: Way, { raw, network }: ChainReader, from: string, calls: ReadonlyArray<PlainCall>) => {
    const networkId = network.caipNetworkId as `eip155:${string}`
    const of = { from, networkId, count: calls.length }
    return raw
      .read(
        way.method,
        way.params(from, calls),
        decodedWith((answer) => way.decode(answer, of))
      )
      .pipe(
        Effect.catch((fault) =>
          Effect.sync(() => {
            // A node that says that the call is refused knows the way.
            if (isAnswer(fault._tag) && findRefusal(causeOf(fault)) === undefined)
              unknown.set(networkId, [...(unknown.get(networkId) ?? []), way])
            return undefined
          })
        )
      )
  }

  const tryCalls = (reader: ChainReader, from: string, calls: ReadonlyArray<PlainCall>) =>
    Effect.gen(function* () {
      for (const way of [simulated, executed]) {
        if (unknown.get(reader.network.caipNetworkId)?.includes(way)) continue
        const tried = yield* tryBy(way, reader, from, calls)
        if (tried !== undefined) return tried
      }
      return undefined
    })

  const outcomeOf = (
    reader: ChainReader,
    from: string,
    calls: ReadonlyArray<PlainCall>,
    watched: ReadonlyArray<BalanceOf>
  ) =>
    Effect.gen(function* () {
      const tokens = watched.map(({ token }) =>
        token === undefined ? undefined : parseToken(reader.network, token)
      )
      if (watched.some(({ token, account }, at) => (token === undefined ? account !== from : !tokens[at])))
        return untried
      const reads = watched.flatMap(({ account }, at): ReadonlyArray<PlainCall> => {
        const token = tokens[at]
        return token === undefined ? [] : [{ from, to: token, value: "0x0", data: encodeBalanceOf(account) }]
      })
      const tried = yield* tryCalls(reader, from, [...reads, ...calls, ...reads])
      if (tried === undefined) return untried
      const done = tried.slice(reads.length, reads.length + calls.length)
      const failed = done.findIndex(({ isDone }) => !isDone)
      if (failed >= 0) {
        const { reason } = done[failed]!
        const outcome: SimulationOutcome = {
          status: "refused",
          step: failed,
          ...(reason === undefined ? {} : { reason })
        }
        return outcome
      }
      const balances = (list: ReadonlyArray<Tried>) =>
        list.map(({ isDone, data }) => (isDone ? decodeWord(data.slice(0, 66)) : undefined))
      const before = balances(tried.slice(0, reads.length))
      const after = balances(tried.slice(reads.length + calls.length))
      let at = 0
      const changes = watched.map(({ token, account }) => {
        if (token === undefined) return { account, change: done.reduce((sum, { coin }) => sum + coin, 0n) }
        const [had, has] = [before[at], after[at]]
        at++
        return had === undefined || has === undefined ? undefined : { token, account, change: has - had }
      })
      const known = changes.filter((change) => change !== undefined)
      const outcome: SimulationOutcome =
        known.length === changes.length ? { status: "done", changes: known } : untried
      return outcome
    })

  return {
    transfer: ({ transfer, ...place }) =>
      Effect.suspend(() => {
        const facts = decodeTransferCall(transfer.request)
        if (facts === undefined) return Effect.succeed(untried)
        const { sender, receiver, value, token } = facts
        // Of the coin arrives what is sent, or the transaction fails.
        if (token === undefined)
          return Effect.succeed<SimulationOutcome>({
            status: "done",
            changes: [{ account: receiver, change: receiver === sender ? 0n : value }]
          })
        const watched = [...new Set([receiver, sender])].map((account) => ({
          token: transfer.token,
          account
        }))
        return outcomeOf(chainReader(rpc, options, place), sender, [encodeCall(facts)], watched)
      }),
    calls: ({ address, calls, watched, ...place }) =>
      Effect.suspend(() => {
        const from = parseAddress(address)
        if (from === undefined) return Effect.succeed(untried)
        const plain = calls.map(({ to, value, data }) => ({ from, to, value: toQuantity(value), data }))
        return outcomeOf(chainReader(rpc, options, place), from, plain, watched)
      })
  }
}
