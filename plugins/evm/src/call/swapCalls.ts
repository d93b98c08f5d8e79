import { parseAddress } from "../Address.ts"

/** A swap on a constant-product exchange in the way of Uniswap V2. Amounts in base units, tokens by their contracts. */
export interface SwapCall {
  /** Absent for the network's own coin. */
  readonly sold?: string
  /** Absent for the network's own coin. */
  readonly bought?: string
  readonly amount: bigint
  readonly minimum: bigint
  readonly receiver: string
  /** In epoch seconds. */
  readonly deadline: bigint
}

const WORD = 64
const MAX_HOPS = 4

// By selector: of what is sold and of what is bought, which is the coin.
const FORMS: Readonly<Record<string, "coin for token" | "token for coin" | "token for token">> = {
  "7ff36ab5": "coin for token",
  "18cbafe5": "token for coin",
  "38ed1739": "token for token"
}

const CALL = /^0x([0-9a-f]{8})((?:[0-9a-f]{64})*)$/

const addressIn = (word: string | undefined): string | undefined => {
  const digits = /^0{24}([0-9a-f]{40})$/.exec(word ?? "")?.[1]
  return digits === undefined ? undefined : parseAddress(digits)
}

/**
 * What a swap does, read out of its call alone: `swapExactETHForTokens`, `swapExactTokensForETH` and `swapExactTokensForTokens`.
 * Undefined for anything else, and for what is not encoded as the ABI asks for, to the last byte.
 */
export const decodeSwap = (data: string, value: bigint): SwapCall | undefined => {
  const [, selector = "", body = ""] = CALL.exec(data.toLowerCase()) ?? []
  const form = Object.hasOwn(FORMS, selector) ? FORMS[selector] : undefined
  if (form === undefined) return undefined
  const words = body.match(/.{64}/g) ?? []
  const isCoinSold = form === "coin for token"
  const fixed = isCoinSold ? words : words.slice(1)
  const head = isCoinSold ? 4 : 5
  const numberIn = (word: string | undefined) => (word === undefined ? undefined : BigInt(`0x${word}`))
  const [minimum, offset, deadline] = [fixed[0], fixed[1], fixed[3]].map(numberIn)
  const receiver = addressIn(fixed[2])
  const length = Number(numberIn(words[head]) ?? 0n)
  if (
    minimum === undefined ||
    deadline === undefined ||
    receiver === undefined ||
    offset !== BigInt((head * WORD) / 2) ||
    length < 2 ||
    length > MAX_HOPS ||
    words.length !== head + 1 + length
  )
    return undefined
  const path = words.slice(head + 1).map(addressIn)
  const [first, last] = [path[0], path.at(-1)]
  if (first === undefined || last === undefined || path.includes(undefined)) return undefined
  // What is paid for with a token takes no coin along.
  if (!isCoinSold && value !== 0n) return undefined
  return {
    ...(isCoinSold ? {} : { sold: first }),
    ...(form === "token for coin" ? {} : { bought: last }),
    amount: isCoinSold ? value : BigInt(`0x${words[0]}`),
    minimum,
    receiver,
    deadline
  }
}
