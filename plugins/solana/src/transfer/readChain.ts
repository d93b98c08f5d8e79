import type { FeeLevel } from "@latchkey/core"
import { readField, readPath } from "@latchkey/core/chain-kit"
import type { RpcReader, NodeReadError } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { addressBytes } from "../Address.ts"
import { decodeSignature } from "../capability/signing.ts"

/** How deep in the chain what is read has to be. */
export const CONFIRMED = { commitment: "confirmed" } as const

const MOST_PRICE = 1_000_000n
const LEAST_PRICE = 10_000n

/** A number that JSON held exactly, and that is not negative. */
export const decodeCount = (value: unknown): bigint | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? BigInt(value as number) : undefined

/** The sender's coin, in lamports. */
export const readCoin = ({ read }: RpcReader, sender: string): Effect.Effect<bigint, NodeReadError> =>
  read("getBalance", [sender, CONFIRMED], "a balance", (answer) => decodeCount(readField(answer, "value")))

/** What an account has to hold, in lamports, for the network to keep it, by the bytes of its data. */
export const readMinimum = ({ read }: RpcReader, size = 0): Effect.Effect<bigint, NodeReadError> =>
  read("getMinimumBalanceForRentExemption", [size, CONFIRMED], "the least of an account", decodeCount)

/** Of ten who bid, so many bid no more. */
const BELOW: Readonly<Record<FeeLevel, number>> = { slow: 5, normal: 7.5, fast: 9.5 }

/** What others have bid for work on these accounts, in millionths of a lamport for a unit, by how soon a transaction is wanted. */
export const readPrices = (
  { read }: RpcReader,
  accounts: ReadonlyArray<string>
): Effect.Effect<Readonly<Record<FeeLevel, bigint>>> =>
  read("getRecentPrioritizationFees", [accounts], "bids", (answer) => {
    const bids = (answer as ReadonlyArray<unknown>)
      .slice(0, 1_000)
      .flatMap((bid) => decodeCount(readField(bid, "prioritizationFee")) ?? [])
      .toSorted((one, other) => (one < other ? -1 : 1))
    return bids
  }).pipe(
    Effect.catch(() => Effect.succeed<ReadonlyArray<bigint>>([])),
    Effect.map((bids) => {
      const priceOf = (level: FeeLevel) => {
        const price = bids[Math.floor((bids.length * BELOW[level]) / 10)] ?? 0n
        return price < LEAST_PRICE ? LEAST_PRICE : price > MOST_PRICE ? MOST_PRICE : price
      }
      return { slow: priceOf("slow"), normal: priceOf("normal"), fast: priceOf("fast") }
    })
  )

/** Within so many slots a transaction of that bid is mostly in a block: those of one leader, of four, and half of a blockhash's life. */
const SLOTS: Readonly<Record<FeeLevel, number>> = { slow: 75, normal: 16, fast: 4 }

/** About how many seconds it takes, by how long slots have taken of late; undefined where the node does not say. */
export const readSeconds = ({
  read
}: RpcReader): Effect.Effect<Readonly<Record<FeeLevel, number>> | undefined> =>
  read("getRecentPerformanceSamples", [1], "how long slots take", (answer) => {
    const [sample] = Array.isArray(answer) ? (answer as ReadonlyArray<unknown>) : []
    const [slots, seconds] = [readField(sample, "numSlots"), readField(sample, "samplePeriodSecs")]
    const each = typeof slots === "number" && typeof seconds === "number" && slots > 0 ? seconds / slots : 0
    // What is not of a chain like this says nothing.
    if (!(each >= 0.05 && each <= 10)) return undefined
    const secondsOf = (level: FeeLevel) => Math.ceil(SLOTS[level] * each)
    return { slow: secondsOf("slow"), normal: secondsOf("normal"), fast: secondsOf("fast") }
  }).pipe(
    // Then nobody can tell, and the fees are shown without.
    Effect.catch(() => Effect.succeed(undefined))
  )

/** What a transaction begins with, and the last block that takes it. */
export interface Lifetime {
  readonly blockhash: Uint8Array
  readonly lastBlock: bigint
  /** The slot that the node was at; absent where it does not say. */
  readonly slot?: bigint
}

/** Reads the latest blockhash. */
export const readLifetime = ({ read }: RpcReader): Effect.Effect<Lifetime, NodeReadError> =>
  read("getLatestBlockhash", [CONFIRMED], "a blockhash", (answer) => {
    const blockhash = addressBytes(readPath(answer, "value.blockhash"))
    const lastBlock = decodeCount(readPath(answer, "value.lastValidBlockHeight"))
    const slot = decodeCount(readPath(answer, "context.slot"))
    return blockhash === undefined || lastBlock === undefined
      ? undefined
      : { blockhash, lastBlock, ...(slot === undefined ? {} : { slot }) }
  })

/** Whether a transaction that was signed over a lifetime is in no block, and can get into none any more. */
export const readIsOver = (
  { read }: RpcReader,
  signature: string,
  { lastBlock }: Lifetime
): Effect.Effect<boolean, NodeReadError> =>
  Effect.gen(function* () {
    const height = yield* read("getBlockHeight", [{ commitment: "finalized" }], "a block height", decodeCount)
    if (height <= lastBlock) return false
    return yield* read(
      "getSignatureStatuses",
      [[signature], { searchTransactionHistory: true }],
      "a status",
      (answer) => {
        const list = readField(answer, "value")
        return Array.isArray(list) && list.length === 1 ? list[0] === null : undefined
      }
    )
  })

/** The latest transaction that names an account, by its signature; "none" where there is none. */
export const readLatest = ({ read }: RpcReader, account: string): Effect.Effect<string, NodeReadError> =>
  read("getSignaturesForAddress", [account, { ...CONFIRMED, limit: 1 }], "transactions", (answer) =>
    Array.isArray(answer) ? (answer.length === 0 ? "none" : decodeSignature(answer[0])) : undefined
  )

/** What a network was founded with, which its CAIP-2 id begins with. */
export const readGenesis = ({ read }: RpcReader): Effect.Effect<string, NodeReadError> =>
  read("getGenesisHash", [], "a network's id", (answer) =>
    addressBytes(answer) === undefined ? undefined : (answer as string)
  )
