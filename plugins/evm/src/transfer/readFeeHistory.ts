import type { FeeLevel } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"
import type * as Effect from "effect/Effect"
import { decodeQuantity, toQuantity } from "../Quantity.ts"
import type { ChainReader, ReadError } from "./ChainReader.ts"

const BLOCKS = 20n
/** Of the tips that were paid in a block: the cheap end, the middle and the dear end. */
const PERCENTILES = [10, 50, 90]

/** What the last blocks took. */
export interface FeeHistory {
  /** The base fee of the next block, in wei; absent where the node does not tell it. */
  readonly next?: bigint
  /** The tips that were paid in blocks that hold anything; absent where none does. */
  readonly tips?: Readonly<Record<FeeLevel, bigint>>
}

const listIn = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** The value that `part` of all are below. */
const quantileOf = (values: ReadonlyArray<bigint>, part: number): bigint =>
  values.toSorted((one, other) => (one < other ? -1 : 1))[Math.floor((values.length - 1) * part)]!

const decodeFeeHistory = (answer: unknown): FeeHistory | undefined => {
  if (typeof answer !== "object" || answer === null) return undefined
  const next = decodeQuantity(listIn(readField(answer, "baseFeePerGas")).at(-1))
  const filled = listIn(readField(answer, "gasUsedRatio"))
  // An empty block says nothing of tips: its row is of zeros.
  const rows = listIn(readField(answer, "reward")).flatMap((row, index) => {
    const tips = listIn(row).map(decodeQuantity)
    return Number(filled[index]) > 0 && tips.length === PERCENTILES.length && !tips.includes(undefined)
      ? [tips as ReadonlyArray<bigint>]
      : []
  })
  const tipAt = (index: number, part: number) =>
    quantileOf(
      rows.map((tips) => tips[index]!),
      part
    )
  return {
    ...(next === undefined ? {} : { next }),
    ...(rows.length === 0
      ? {}
      : { tips: { slow: tipAt(0, 0.25), normal: tipAt(1, 0.5), fast: tipAt(2, 0.75) } })
  }
}

/** Reads what the last blocks took for gas (`eth_feeHistory`). Fails: `ReadError`. */
export const readFeeHistory = ({ read }: ChainReader): Effect.Effect<FeeHistory, ReadError> =>
  read("eth_feeHistory", [toQuantity(BLOCKS), "latest", PERCENTILES], "the fees of blocks", decodeFeeHistory)
