import type { FeeLevel } from "@latchkey/core"
import { readField, readPath } from "@latchkey/core/chain-kit"
import { together, type NodeReadError } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { EsploraReader } from "./EsploraReader.ts"

const MAX_COINS = 5_000
const MAX_OUTPUTS = 10_000
/** What sources tell at once: 50 that wait, 25 in blocks. */
const MAX_LISTED = 75
/** Satoshi that there will ever be. */
const ALL = 21_000_000 * 100_000_000

/** An output that an address can spend. */
export interface Coin {
  readonly txid: string
  readonly index: number
  /** Satoshi. */
  readonly value: bigint
  readonly isConfirmed: boolean
}

const txidIn = (value: unknown): string | undefined =>
  typeof value === "string" && /^[0-9a-f]{64}$/.test(value) ? value : undefined

const satoshiIn = (value: unknown): bigint | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= ALL
    ? BigInt(value as number)
    : undefined

const countIn = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined

const decodeCoin = (entry: unknown): Coin | undefined => {
  const txid = txidIn(readField(entry, "txid"))
  const index = readField(entry, "vout")
  const value = satoshiIn(readField(entry, "value"))
  return txid !== undefined && value !== undefined && Number.isSafeInteger(index) && (index as number) >= 0
    ? { txid, index: index as number, value, isConfirmed: readPath(entry, "status.confirmed") === true }
    : undefined
}

/** What an address can spend. */
export const readCoins = (
  { read }: EsploraReader,
  address: string
): Effect.Effect<ReadonlyArray<Coin>, NodeReadError> =>
  read(`/address/${encodeURIComponent(address)}/utxo`, "coins", (answer) => {
    if (!Array.isArray(answer) || answer.length > MAX_COINS) return undefined
    const coins = answer.map(decodeCoin)
    return coins.every((coin) => coin !== undefined) ? coins : undefined
  })

/** The transactions that an address was last part of, by their ids. */
export const readLatest = ({ read }: EsploraReader, address: string): Effect.Effect<string, NodeReadError> =>
  read(`/address/${encodeURIComponent(address)}/txs`, "transactions", (answer) =>
    Array.isArray(answer) ? answer.map((entry) => txidIn(readField(entry, "txid"))).join() : undefined
  )

/** Within how many blocks a transaction is wanted; two hours and a day are as slow as anybody wants. */
const targets: Readonly<Record<FeeLevel, ReadonlyArray<string>>> = {
  slow: ["144", "25", "24", "20", "12"],
  normal: ["6", "5", "4", "3"],
  fast: ["2", "1"]
}
const LEAST_RATE = 1
/** More than was ever paid: a source that says so would burn the visitor's money. */
const MOST_RATE = 2_000

/** Networks whose sources have said that they do not tell what they relay: by CAIP-2. */
export type SilentNetworks = Set<string>

/** What a source relays at all, in satoshi for each virtual byte: more than one where its pool is full. */
const readLeastRate = ({ network, read }: EsploraReader, silent: SilentNetworks): Effect.Effect<number> =>
  silent.has(network.caipNetworkId)
    ? Effect.succeed(LEAST_RATE)
    : Effect.catch(
        read("/v1/fees/recommended", "the least fee", (answer) => {
          // Esplora has no such route, mempool.space's has; a browser writes each miss to its console, so that it is one.
          if (answer === null) silent.add(network.caipNetworkId)
          const rate = readField(answer, "minimumFee")
          return typeof rate === "number" && rate > LEAST_RATE && rate <= MOST_RATE ? rate : LEAST_RATE
        }),
        () => Effect.succeed(LEAST_RATE)
      )

/** Satoshi for each virtual byte, by how soon a transaction is wanted: never less than a source says that it relays. */
export const readFeeRates = (
  reader: EsploraReader,
  silent: SilentNetworks
): Effect.Effect<Readonly<Record<FeeLevel, number>>, NodeReadError> =>
  Effect.map(
    together([readEstimates(reader), readLeastRate(reader, silent)]),
    ([{ slow, normal, fast }, least]) => ({
      slow: Math.max(slow, least),
      normal: Math.max(normal, least),
      fast: Math.max(fast, least)
    })
  )

const readEstimates = ({
  read
}: EsploraReader): Effect.Effect<Readonly<Record<FeeLevel, number>>, NodeReadError> =>
  read("/fee-estimates", "fees", (answer) => {
    const rateOf = (level: FeeLevel) =>
      targets[level]
        .map((target) => readField(answer, target))
        .find((rate): rate is number => typeof rate === "number" && rate > 0 && rate <= MOST_RATE)
    const [slow, normal, fast] = [rateOf("slow"), rateOf("normal"), rateOf("fast")]
    if (normal === undefined) return undefined
    const atLeast = (rate: number | undefined, least: number) => Math.max(rate ?? least, least)
    const cheap = atLeast(Math.min(slow ?? normal, normal), LEAST_RATE)
    const middle = atLeast(normal, cheap)
    return { slow: cheap, normal: middle, fast: atLeast(fast, middle) }
  })

/** A transaction as the network has it. */
export interface KnownTransaction {
  readonly isConfirmed: boolean
  /** Of the block that it is in, where that was told. */
  readonly height?: number
  readonly inputs: ReadonlyArray<{ readonly txid: string; readonly index: number; readonly script: string }>
  readonly outputs: ReadonlyArray<{ readonly script: string; readonly value: bigint }>
}

const decodeKnown = (answer: unknown): KnownTransaction | undefined => {
  const [vin, vout] = [readField(answer, "vin"), readField(answer, "vout")]
  if (!Array.isArray(vin) || !Array.isArray(vout)) return undefined
  if (vin.length > MAX_OUTPUTS || vout.length > MAX_OUTPUTS) return undefined
  const height = countIn(readPath(answer, "status.block_height"))
  return {
    isConfirmed: readPath(answer, "status.confirmed") === true,
    ...(height === undefined ? {} : { height }),
    inputs: vin.map((input) => ({
      txid: String(readField(input, "txid")),
      index: Number(readField(input, "vout")),
      script: String(readPath(input, "prevout.scriptpubkey"))
    })),
    outputs: vout.map((output) => ({
      script: String(readField(output, "scriptpubkey")),
      value: satoshiIn(readField(output, "value")) ?? -1n
    }))
  }
}

/** A transaction that is in a block, or waits to get into one; "none" where the source knows of none. */
export const findTransaction = (
  { read }: EsploraReader,
  txid: string
): Effect.Effect<KnownTransaction | "none", NodeReadError> =>
  read(`/tx/${txid}`, "a transaction", (answer) =>
    answer === null ? "none" : readField(answer, "txid") === txid ? decodeKnown(answer) : undefined
  )

/** What spends an output, by its id; "none" where nothing does that the source knows of. */
export const findSpender = (
  { read }: EsploraReader,
  [txid, index]: readonly [txid: string, index: string]
): Effect.Effect<string, NodeReadError> =>
  read(`/tx/${txid}/outspend/${index}`, "what spends a coin", (answer) => {
    const isSpent = readField(answer, "spent")
    if (answer === null || isSpent === false) return "none"
    return isSpent === true ? txidIn(readField(answer, "txid")) : undefined
  })

/** How many blocks there are on top of the first. */
export const readHeight = ({ read }: EsploraReader): Effect.Effect<number, NodeReadError> =>
  read("/blocks/tip/height", "the latest block", countIn)

/** The transactions that an address was last part of, those in no block first. */
export const readHistory = (
  { read }: EsploraReader,
  address: string
): Effect.Effect<ReadonlyArray<KnownTransaction & { readonly txid: string }>, NodeReadError> =>
  read(`/address/${encodeURIComponent(address)}/txs`, "transactions", (answer) => {
    if (!Array.isArray(answer)) return undefined
    return answer.slice(0, MAX_LISTED).flatMap((entry: unknown) => {
      const [txid, known] = [txidIn(readField(entry, "txid")), decodeKnown(entry)]
      return txid === undefined || known === undefined ? [] : [{ txid, ...known }]
    })
  })
