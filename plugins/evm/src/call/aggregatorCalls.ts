import { parseAddress } from "../Address.ts"
import type { SwapCall } from "./swapCalls.ts"

const WORDS = 10
/** How many bytes an aggregator may write behind the arguments, for its own books: contracts do not read them. */
const MAX_TAIL = 32
// `swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)` of 1inch's AggregationRouterV6.
const CALL = new RegExp(`^0x07ed2379((?:[0-9a-f]{64}){${WORDS}})((?:[0-9a-f]{2})*)$`)
/** What stands for the network's own coin. */
const COIN = "e".repeat(40)

/**
 * What a swap by an aggregator in the way of 1inch does, read out of its call alone: the contract takes the amount, carries out what its
 * executor makes of it, and undoes all of it where less than the least comes of that. It has no deadline. Undefined for anything else,
 * and where flags let it take more of the coin, or sell only a part.
 */
export const decodeAggregatedSwap = (data: string, value: bigint): Omit<SwapCall, "deadline"> | undefined => {
  const [, head = "", rest = ""] = CALL.exec(data.toLowerCase()) ?? []
  const words = head.match(/.{64}/g) ?? []
  const [sold, bought, receiver] = [words[1], words[2], words[4]].map(
    (word) => /^0{24}([0-9a-f]{40})$/.exec(word ?? "")?.[1]
  )
  if (sold === undefined || bought === undefined || receiver === undefined) return undefined
  const [amount, minimum, flags, offset, length] = words.slice(5).map((word) => BigInt(`0x${word}`))
  const to = parseAddress(receiver)
  const tail = BigInt(rest.length / 2) - length!
  if (
    to === undefined ||
    flags !== 0n ||
    offset !== BigInt((WORDS - 1) * 32) ||
    // What fills the last word up, and what the aggregator adds.
    tail < 0n ||
    tail >= BigInt(32 + MAX_TAIL) ||
    value !== (sold === COIN ? amount : 0n)
  )
    return undefined
  const [from, into] = [sold, bought].map((token) => (token === COIN ? undefined : parseAddress(token)))
  return {
    ...(from === undefined ? {} : { sold: from }),
    ...(into === undefined ? {} : { bought: into }),
    amount: amount!,
    minimum: minimum!,
    receiver: to
  }
}
