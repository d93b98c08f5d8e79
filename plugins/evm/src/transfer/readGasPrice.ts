import type { FeeLevel } from "@latchkey/core"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeQuantity } from "../Quantity.ts"
import type { ChainReader, ReadError } from "./ChainReader.ts"
import type { GasPrice } from "./GasPrice.ts"
import { readFeeHistory } from "./readFeeHistory.ts"
import { readLineaFees } from "./readLineaFees.ts"
import type { PlainCall } from "./TransactionRequest.ts"

const decodeBaseFee = (block: unknown): bigint | "none" | undefined => {
  const { baseFeePerGas } = block as { readonly baseFeePerGas?: unknown }
  return baseFeePerGas === undefined || baseFeePerGas === null ? "none" : decodeQuantity(baseFeePerGas)
}

/** The base fee of the latest block, in wei; "none" on chains without one. Fails: `ReadError`. */
export const readBaseFee = ({ read }: ChainReader): Effect.Effect<bigint | "none", ReadError> =>
  read("eth_getBlockByNumber", ["latest", false], "a block", decodeBaseFee)

const decodeTime = (block: unknown) => decodeQuantity((block as { readonly timestamp?: unknown }).timestamp)

/**
 * The time that a transaction meets, in epoch seconds: of the block that is being made, since the latest may be old on a chain
 * that makes none without transactions; of the latest where the node tells of no other. Fails: `ReadError`.
 */
export const readTime = ({ read }: ChainReader): Effect.Effect<bigint, ReadError> => {
  const at = (block: string) => read("eth_getBlockByNumber", [block, false], "a block", decodeTime)
  return Effect.map(
    together([at("latest"), Effect.catch(at("pending"), () => Effect.succeed(0n))]),
    ([latest, pending]) => (pending > latest ? pending : latest)
  )
}

/** What a chain takes for gas, in wei: its base fee and the tips by how soon a transaction is wanted, or one price. */
export type GasFees =
  | { readonly base: bigint; readonly tips: Readonly<Record<FeeLevel, bigint>> }
  | { readonly gasPrice: bigint }

const most = (one: bigint, other: bigint) => (one > other ? one : other)
const least = (one: bigint, other: bigint) => (one < other ? one : other)

/**
 * Tips out of what was paid in the last blocks and what the node proposes. Nobody pays less than the node's own least for a normal
 * one, and none pays many times as much as both the node and the base fee say: a few blocks may hold anything.
 */
const tipsOf = (
  paid: Readonly<Record<FeeLevel, bigint>> | undefined,
  proposed: bigint,
  base: bigint
): Readonly<Record<FeeLevel, bigint>> => {
  if (paid === undefined) return { slow: proposed, normal: proposed, fast: proposed }
  const cap = most(4n * proposed, 2n * base)
  const normal = least(most(paid.normal, proposed), cap)
  return {
    slow: least(most(paid.slow, proposed / 2n), normal),
    normal,
    fast: most(least(paid.fast, cap), normal)
  }
}

/** Reads what gas costs; `call` is what will be sent, where a chain tells it by that. Fails: `ReadError`. */
export const readGasFees = (reader: ChainReader, call?: PlainCall): Effect.Effect<GasFees, ReadError> =>
  Effect.gen(function* () {
    const price = (method: string) => reader.read(method, [], "a gas price", decodeQuantity)
    const told = <A>(read: Effect.Effect<A, ReadError>) => Effect.catch(read, () => Effect.succeed(undefined))
    const [base, history, tip, linea] = yield* together([
      readBaseFee(reader),
      told(readFeeHistory(reader)),
      told(price("eth_maxPriorityFeePerGas")),
      told(readLineaFees(reader, call))
    ])
    if (base === "none") return { gasPrice: yield* price("eth_gasPrice") }
    if (linea !== undefined)
      return { base: most(base, linea.base), tips: tipsOf(undefined, linea.tip, linea.base) }
    const gasPrice = tip === undefined && history?.tips === undefined ? yield* price("eth_gasPrice") : 0n
    const proposed = tip ?? history?.tips?.normal ?? (gasPrice > base ? gasPrice - base : 0n)
    const { next = base } = history ?? {}
    // No chain moves so far in one block: that is another chain's, or made up.
    const isNear = next <= 2n * base && 2n * next >= base
    return { base: isNear ? next : base, tips: tipsOf(history?.tips, proposed, base) }
  })

/** Whether it matters which level a transaction has: where all give the same tip, none is sooner. */
export const hasLevels = (fees: GasFees): fees is Extract<GasFees, { readonly base: bigint }> =>
  "base" in fees && fees.tips.slow < fees.tips.fast

/** The most that a unit of gas may cost: twice the base fee holds for six full blocks in a row, half more for three. */
export const gasPriceOf = (fees: GasFees, level: FeeLevel): GasPrice => {
  if ("gasPrice" in fees) return fees
  const tip = fees.tips[level]
  const base = level === "slow" ? fees.base + fees.base / 2n : 2n * fees.base
  return { maxFeePerGas: base + tip, maxPriorityFeePerGas: tip }
}

/**
 * The same as a price that is paid in full, so that what will be paid is known before: the tip, and a quarter more than the base fee,
 * which holds for a full block after the latest.
 */
export const fullPriceOf = (fees: GasFees, level: FeeLevel): bigint =>
  "gasPrice" in fees ? fees.gasPrice : fees.base + fees.base / 4n + fees.tips[level]

/** What a unit of gas may cost for a call of a contract. Fails: `ReadError`. */
export const readGasPrice = (reader: ChainReader, call?: PlainCall): Effect.Effect<GasPrice, ReadError> =>
  Effect.map(readGasFees(reader, call), (fees) => gasPriceOf(fees, "normal"))
