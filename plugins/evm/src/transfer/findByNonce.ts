import { readField } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { decodeQuantity, toQuantity } from "../Quantity.ts"
import type { ChainReader, ReadError } from "./ChainReader.ts"
import { digestOf } from "./digestOf.ts"

/** How many blocks back it is looked for, at most: what nodes have the state of, and some less. */
const REACH = 120n

/** A transaction that is in a block. */
export interface MinedTransaction {
  readonly hash: string
  readonly digest: string
  /** It moves nothing, to its sender. */
  readonly isCancel: boolean
}

const addressIn = (value: unknown) => (typeof value === "string" ? parseAddress(value) : undefined)

/** The one of a sender's number in a block; "none" where the block has none. */
const decodeIn = (account: string, nonce: bigint) => (block: unknown) => {
  const list = readField(block, "transactions")
  if (!Array.isArray(list)) return undefined
  const found = list.find(
    (one) =>
      addressIn(readField(one, "from")) === account && decodeQuantity(readField(one, "nonce")) === nonce
  ) as unknown
  if (found === undefined) return "none" as const
  const [hash, data] = [readField(found, "hash"), readField(found, "input")]
  const [to, value] = [addressIn(readField(found, "to")), decodeQuantity(readField(found, "value"))]
  return typeof hash !== "string" ||
    !/^0x[0-9a-f]{64}$/i.test(hash) ||
    typeof data !== "string" ||
    value === undefined
    ? undefined
    : ({
        hash: hash.toLowerCase(),
        digest: digestOf({ to: to ?? "", value: toQuantity(value), data }),
        isCancel: to === account && value === 0n && data === "0x"
      } satisfies MinedTransaction)
}

/**
 * The transaction of an account that has a number in the chain; "none" where that number is not used yet, or longer ago than nodes tell.
 * Fails: `ReadError`, also where the node has no state of a block that is looked at on the way.
 */
export const findByNonce = (
  { read }: ChainReader,
  account: string,
  nonce: bigint
): Effect.Effect<MinedTransaction | "none", ReadError> =>
  Effect.gen(function* () {
    const isUsedAt = (block: bigint) =>
      Effect.map(
        read("eth_getTransactionCount", [account, toQuantity(block)], "a transaction count", decodeQuantity),
        (count) => count > nonce
      )
    const head = yield* read("eth_blockNumber", [], "the latest block", decodeQuantity)
    if (!(yield* isUsedAt(head))) return "none"
    let last = head
    // In growing steps: what was used just now is found by states that are as young.
    let step = 1n
    while (head > step && (yield* isUsedAt(head - step))) {
      if (step === REACH) return "none"
      last = head - step
      step = 2n * step < REACH ? 2n * step : REACH
    }
    let before = head > step ? head - step : 0n
    while (last - before > 1n) {
      const middle = (last + before) / 2n
      if (yield* isUsedAt(middle)) last = middle
      else before = middle
    }
    return yield* read("eth_getBlockByNumber", [toQuantity(last), true], "a block", decodeIn(account, nonce))
  })
