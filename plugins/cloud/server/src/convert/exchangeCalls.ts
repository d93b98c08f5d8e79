import { readWords, wordAddress, wordNumber } from "../chain/readWords.ts"

// https://docs.uniswap.org/contracts/v2/reference/smart-contracts
const selectors = {
  getPair: "0xe6a43905",
  getReserves: "0x0902f1ac",
  allowance: "0xdd62ed3e",
  approve: "0x095ea7b3",
  coinForToken: "0x7ff36ab5",
  tokenForCoin: "0x18cbafe5",
  tokenForToken: "0x38ed1739"
} as const

const number = (value: bigint) => value.toString(16).padStart(64, "0")
const address = (text: string) => text.slice(2).toLowerCase().padStart(64, "0")

/** Asks a factory for the pair of two contracts. */
export const encodeGetPair = (one: string, other: string): string =>
  `${selectors.getPair}${address(one)}${address(other)}`

/** Asks a pair what it holds. */
export const getReserves: string = selectors.getReserves

/** Asks a token how much `spender` may take from `owner`. */
export const encodeAllowance = (owner: string, spender: string): string =>
  `${selectors.allowance}${address(owner)}${address(spender)}`

/** Lets `spender` take `amount` base units of a token. */
export const encodeApprove = (spender: string, amount: bigint): string =>
  `${selectors.approve}${address(spender)}${number(amount)}`

/** A swap of exactly `amount` along contracts. */
export interface SwapArguments {
  readonly path: ReadonlyArray<string>
  readonly isCoinSold: boolean
  readonly isCoinBought: boolean
  readonly amount: bigint
  readonly minimum: bigint
  readonly receiver: string
  /** In epoch seconds. */
  readonly deadline: bigint
}

/** The call of the router, and the coin that goes with it. */
export const encodeSwap = ({
  path,
  isCoinSold,
  isCoinBought,
  amount,
  minimum,
  receiver,
  deadline
}: SwapArguments): { readonly data: string; readonly value: bigint } => {
  const given = isCoinSold ? [number(minimum)] : [number(amount), number(minimum)]
  // Before the list stand these, its own place, the receiver and the deadline.
  const head = [...given, number(BigInt(given.length + 3) * 32n), address(receiver), number(deadline)]
  const tail = [number(BigInt(path.length)), ...path.map(address)]
  const selector = isCoinSold
    ? selectors.coinForToken
    : isCoinBought
      ? selectors.tokenForCoin
      : selectors.tokenForToken
  return { data: [selector, ...head, ...tail].join(""), value: isCoinSold ? amount : 0n }
}

/** The pair in an answer of a factory; undefined if it has none, or for any other answer. */
export const readPair = (answer: unknown): string | undefined => {
  const words = readWords(answer) ?? []
  const found = words.length === 1 ? wordAddress(words[0]!) : undefined
  return found === undefined || /^0x0+$/.test(found) ? undefined : found
}

/** What a pair holds, of the contract with the lower address first; undefined if it holds nothing, or for any other answer. */
export const readReserves = (answer: unknown): readonly [bigint, bigint] | undefined => {
  const words = readWords(answer) ?? []
  const [first, second] = words.map(wordNumber)
  return words.length === 3 && first! > 0n && second! > 0n ? [first!, second!] : undefined
}

/** The number in an answer; undefined if there is none. */
export const readNumber = (answer: unknown): bigint | undefined => {
  const words = readWords(answer) ?? []
  return words.length === 1 ? wordNumber(words[0]!) : undefined
}
