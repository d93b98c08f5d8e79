import {
  TransactionFixedError,
  TransactionSettledError,
  TransferChangedError,
  TransferRefusedError,
  type JsonRpc,
  type PreparedReplacement,
  type ReplacementKind,
  type ReplacementQuery,
  type TransactionReplacing
} from "@latchkey/core/effect"
import { plainText } from "@latchkey/core"
import { readField, type ReadOptions } from "@latchkey/core/chain-kit"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { decodeQuantity, toQuantity } from "../Quantity.ts"
import { askToSendTransaction } from "./askToSend.ts"
import { chainReader, type ChainReader } from "./ChainReader.ts"
import { readCount, requireBalance, tryCall } from "./checkTransfer.ts"
import { digestOf } from "./digestOf.ts"
import type { GasPrice } from "./GasPrice.ts"
import { readCoin } from "./readCoin.ts"
import { gasPriceOf, readGasFees, type GasFees } from "./readGasPrice.ts"
import { readSurcharge } from "./readSurcharge.ts"
import { encodeRequest, type PlainCall } from "./TransactionRequest.ts"

/** A transaction of the account's own that a node has in its pool. */
interface Waiting {
  readonly hash: string
  readonly nonce: bigint
  readonly call: PlainCall
  readonly gas: bigint
  readonly price: GasPrice
}

/** A number of the order that is certain, since the pool told it; undefined where it is a guess or none. */
const nonceIn = ({ order }: Pick<ReplacementQuery, "order">): bigint | undefined =>
  /^\d{1,20}$/.test(order?.["nonce"] ?? "") ? BigInt(order!["nonce"]!) : undefined

const priceIn = (transaction: unknown): GasPrice | undefined => {
  const at = (name: string) => decodeQuantity(readField(transaction, name))
  const [maxFeePerGas, maxPriorityFeePerGas, gasPrice] = [
    at("maxFeePerGas"),
    at("maxPriorityFeePerGas"),
    at("gasPrice")
  ]
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined)
    return { maxFeePerGas, maxPriorityFeePerGas }
  return gasPrice === undefined ? undefined : { gasPrice }
}

/** What the node has of a hash: "none", "mined", or where it waits; "foreign" where it is not a call of the account's own key. */
const decodeWaiting = (hash: string, account: string) => (told: unknown) => {
  if (told === null) return "none" as const
  const text = (name: string) => {
    const value = readField(told, name)
    return typeof value === "string" ? value : undefined
  }
  if (text("hash")?.toLowerCase() !== hash.toLowerCase()) return undefined
  const from = parseAddress(text("from") ?? "")
  const to = parseAddress(text("to") ?? "")
  if (from !== account || to === undefined) return "foreign" as const
  if (text("blockNumber") !== undefined) return "mined" as const
  const [nonce, value, gas] = ["nonce", "value", "gas"].map((name) => decodeQuantity(readField(told, name)))
  const [data, price] = [text("input"), priceIn(told)]
  // Of another type (blobs, delegations) there is more to it than this says.
  if (!/^0x[012]$/.test(text("type") ?? "0x0")) return "foreign" as const
  return nonce === undefined ||
    value === undefined ||
    gas === undefined ||
    data === undefined ||
    price === undefined
    ? undefined
    : { hash, nonce, call: { from, to, value: toQuantity(value), data }, gas, price }
}

const most = (one: bigint, other: bigint) => (one > other ? one : other)

/** An eighth more: nodes want a tenth, and some a little more than that. */
const raised = (price: bigint): bigint => (price * 1_125n) / 1_000n + 1n

/** What a unit of gas may cost for one that takes the place of another: enough for every node, and what the chain takes now. */
const priceAbove = (before: GasPrice, fees: GasFees): GasPrice => {
  const now = gasPriceOf(fees, "fast")
  if ("gasPrice" in before) {
    const price = "gasPrice" in now ? now.gasPrice : now.maxFeePerGas
    return { gasPrice: most(raised(before.gasPrice), price) }
  }
  const [max, tip] = "gasPrice" in now ? [now.gasPrice, 0n] : [now.maxFeePerGas, now.maxPriorityFeePerGas]
  const maxPriorityFeePerGas = most(raised(before.maxPriorityFeePerGas), tip)
  return {
    maxFeePerGas: most(most(raised(before.maxFeePerGas), max), maxPriorityFeePerGas),
    maxPriorityFeePerGas
  }
}

const perUnit = (price: GasPrice) => ("gasPrice" in price ? price.gasPrice : price.maxFeePerGas)

const readMinedCount = ({ read }: ChainReader, account: string) =>
  read("eth_getTransactionCount", [account, "latest"], "a transaction count", decodeQuantity)

/** Fails with `TransactionSettledError` where the chain has something of that number. */
const requireFree = (reader: ChainReader, account: string, nonce: bigint) =>
  Effect.flatMap(readMinedCount(reader, account), (count) =>
    count > nonce ? Effect.fail(new TransactionSettledError()) : Effect.void
  )

/** What waits in the place: the latest of those that were sent for it. Fails: `TransactionSettledError`, `TransactionFixedError`. */
const findWaiting = (
  reader: ChainReader,
  { account, hashes }: Pick<ReplacementQuery, "account" | "hashes">,
  nonce: bigint
) =>
  Effect.gen(function* () {
    const found = yield* together(
      hashes.map((hash) =>
        reader.read("eth_getTransactionByHash", [hash], "a transaction", decodeWaiting(hash, account))
      )
    )
    yield* requireFree(reader, account, nonce)
    if (found.includes("mined")) return yield* Effect.fail(new TransactionSettledError())
    const waiting = found.find((one): one is Waiting => typeof one === "object" && one.nonce === nonce)
    return waiting ?? (yield* Effect.fail(new TransactionFixedError()))
  })

/** A wallet that says of itself that it takes no number from a page. */
const choosesNonce = (provider: unknown) => readField(provider, "choosesNonce") === true

const canReplace: TransactionReplacing["canReplace"] = (query) =>
  nonceIn(query) !== undefined && query.hashes.length > 0 && !choosesNonce(query.provider)

const callOf = (by: ReplacementKind, waiting: Waiting, account: string): PlainCall =>
  by === "speedUp" ? waiting.call : { from: account, to: account, value: "0x0", data: "0x" }

const prepare = (reader: ChainReader, query: ReplacementQuery & { readonly by: ReplacementKind }) =>
  Effect.gen(function* () {
    const { network } = reader
    const { account, by } = query
    const nonce = nonceIn(query)
    if (nonce === undefined || !canReplace(query)) return yield* Effect.fail(new TransactionFixedError())
    const waiting = yield* findWaiting(reader, query, nonce)
    const call = callOf(by, waiting, account)
    const [fees, coin, surchargeOf, gas] = yield* together([
      readGasFees(reader, call),
      readCoin(reader, account),
      readSurcharge(reader, call),
      by === "speedUp" ? Effect.succeed(waiting.gas) : tryCall(reader, call, false)
    ])
    const surcharge = yield* surchargeOf(gas)
    const price = priceAbove(waiting.price, fees)
    const fee = gas * perUnit(price) + surcharge
    yield* requireBalance(reader, { coin, value: decodeQuantity(call.value) ?? 0n, fee })
    const { decimals, symbol } = network.nativeCurrency
    const inCoin = (value: bigint) => Object.freeze({ value, decimals, symbol })
    const prepared: PreparedReplacement = Object.freeze({
      by,
      networkId: network.caipNetworkId,
      sender: account,
      replaces: waiting.hash,
      fee: inCoin(fee),
      feeBefore: inCoin(waiting.gas * perUnit(waiting.price) + surcharge),
      order: Object.freeze({ nonce: String(nonce) }),
      digest: digestOf(call),
      request: Object.freeze({ ...encodeRequest(network, call, gas, price), nonce: toQuantity(nonce) })
    })
    return prepared
  })

/** What nodes say of one that pays too little more than what is there: they have not taken it. */
const UNDERPRICED =
  /underpriced|fee too low|gas price .*too low|replace existing|ReplacementNot|same nonce in/i

/** A node's own words for not taking it; undefined where it says something else, or nothing. */
const refusalOf = (cause: unknown): string | undefined => {
  const message = readField(cause, "message")
  return typeof message === "string" && UNDERPRICED.test(message) ? plainText(message) : undefined
}

const send = (reader: ChainReader, provider: unknown, shown: PreparedReplacement) =>
  Effect.gen(function* () {
    const { request, sender, order, replaces, networkId } = shown
    const nonce = nonceIn({ order })
    if (nonce === undefined || networkId !== reader.network.caipNetworkId)
      return yield* Effect.fail(new TransferChangedError({ what: "request" }))
    yield* findWaiting(reader, { account: sender, hashes: [replaces] }, nonce)
    const count = yield* readCount(reader, sender)
    return yield* Effect.catch(askToSendTransaction(reader, provider, { request, sender, count }), (error) =>
      Effect.gen(function* () {
        if (error._tag !== "TransferUncertainError" && error._tag !== "TransferFailedError")
          return yield* Effect.fail(error)
        // While the wallet was asked, the first may have gone through: then no other of that number ever does.
        const isSettled = yield* Effect.catch(
          reader.read(
            "eth_getTransactionByHash",
            [replaces],
            "a transaction",
            decodeWaiting(replaces, sender)
          ),
          () => Effect.succeed(undefined)
        )
        if (isSettled === "mined") return yield* Effect.fail(new TransactionSettledError(error.cause))
        const reason = refusalOf(error.cause)
        return yield* Effect.fail(
          reason === undefined ? error : new TransferRefusedError({ reason }, error.cause)
        )
      })
    )
  })

/** The same number with a higher fee: the same call once more, or nothing to oneself. Of what the account's own key has signed alone. */
export const makeReplacing = (rpc: JsonRpc["Service"], options: ReadOptions): TransactionReplacing => ({
  canReplace,
  prepare: (query) => prepare(chainReader(rpc, options, query), query),
  send: ({ replacement, ...place }) => send(chainReader(rpc, options, place), place.provider, replacement)
})
