import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeQuantity } from "../Quantity.ts"
import type { ChainReader, ReadError } from "./ChainReader.ts"
import { decodeWord } from "./tokenCalls.ts"

/** What a unit of gas may cost at most, in wei: by EIP-1559, or one price on chains without a base fee. */
export type GasPrice =
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  | { readonly gasPrice: bigint }

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

/** Reads the price of gas; twice the base fee holds for six full blocks in a row. Fails: `ReadError`. */
export const readGasPrice = (reader: ChainReader): Effect.Effect<GasPrice, ReadError> =>
  Effect.gen(function* () {
    const price = (method: string) => reader.read(method, [], "a gas price", decodeQuantity)
    const [base, tip] = yield* together([
      readBaseFee(reader),
      Effect.catch(price("eth_maxPriorityFeePerGas"), () => Effect.succeed(undefined))
    ])
    if (base === "none") return { gasPrice: yield* price("eth_gasPrice") }
    const gasPrice = tip === undefined ? yield* price("eth_gasPrice") : 0n
    const maxPriorityFeePerGas = tip ?? (gasPrice > base ? gasPrice - base : 0n)
    return { maxFeePerGas: 2n * base + maxPriorityFeePerGas, maxPriorityFeePerGas }
  })

/**
 * The same as one price, which a transaction of the legacy type has and pays in full: the tip, and a quarter more than the base fee,
 * which holds for a full block after the latest.
 */
export const asOnePrice = (price: GasPrice): { readonly gasPrice: bigint } => {
  if ("gasPrice" in price) return price
  const { maxFeePerGas, maxPriorityFeePerGas: tip } = price
  const base = (maxFeePerGas - tip) / 2n
  return { gasPrice: base + base / 4n + tip }
}

// Where rollups of the OP Stack tell what they take for the data of a transaction, beside its gas:
// https://docs.optimism.io/stack/transactions/fees
const ORACLE = "0x420000000000000000000000000000000000000F"
const UPPER_BOUND_BY_SIZE = "0xf1c7a58b"
const TRANSFER_SIZE = 256

/**
 * What a rollup takes for the data of a transaction of `size` bytes, in wei, with a margin of a quarter; zero on chains that take
 * nothing.
 */
export const readDataFee = ({ read }: ChainReader, size = TRANSFER_SIZE): Effect.Effect<bigint> =>
  read(
    "eth_call",
    [{ to: ORACLE, data: `${UPPER_BOUND_BY_SIZE}${size.toString(16).padStart(64, "0")}` }, "latest"],
    "a data fee",
    decodeWord
  ).pipe(
    Effect.map((fee) => fee + fee / 4n),
    Effect.catch(() => Effect.succeed(0n))
  )
