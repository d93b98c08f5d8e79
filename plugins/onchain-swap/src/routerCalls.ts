// The calls of Uniswap V2's contracts that a swap needs: https://docs.uniswap.org/contracts/v2/reference
const WORD = 64

const word = (value: bigint | string) =>
  (typeof value === "bigint" ? value.toString(16) : value.slice(2).toLowerCase()).padStart(WORD, "0")

const list = (addresses: ReadonlyArray<string>) =>
  [word(BigInt(addresses.length)), ...addresses.map(word)].join("")

/** Where a list begins behind so many words. */
const offset = (words: number) => word(BigInt(words) * 32n)

/** Calls without arguments. */
export const plainCalls = { factory: "0xc45a0155", wrapped: "0xad5c4648", reserves: "0x0902f1ac" } as const

/** `getPair(one, other)` of a factory. */
export const encodeGetPair = (one: string, other: string): string => `0xe6a43905${word(one)}${word(other)}`

/** `getAmountsOut(amount, path)` of a router. */
export const encodeGetAmountsOut = (amount: bigint, path: ReadonlyArray<string>): string =>
  `0xd06ca61f${word(amount)}${offset(2)}${list(path)}`

/** What a swap says, tokens by their contracts. */
export interface SwapArguments {
  /** The wrapped coin stands for the coin at either end. */
  readonly path: ReadonlyArray<string>
  readonly isCoinSold: boolean
  readonly isCoinBought: boolean
  readonly amount: bigint
  readonly minimum: bigint
  readonly receiver: string
  readonly deadline: bigint
}

/** The swap of exactly what is sold, and the coin that goes with it. */
export const encodeSwap = ({
  path,
  isCoinSold,
  isCoinBought,
  amount,
  minimum,
  receiver,
  deadline
}: SwapArguments): { readonly data: string; readonly value: bigint } => {
  const to = `${word(receiver)}${word(deadline)}${list(path)}`
  return isCoinSold
    ? { data: `0x7ff36ab5${word(minimum)}${offset(4)}${to}`, value: amount }
    : {
        data: `${isCoinBought ? "0x18cbafe5" : "0x38ed1739"}${word(amount)}${word(minimum)}${offset(5)}${to}`,
        value: 0n
      }
}

/** Bytes in a list: their count, and themselves filled up to whole words. */
const bytes = (digits: string) =>
  `${word(BigInt(digits.length / 2))}${digits}${"0".repeat((WORD - (digits.length % WORD)) % WORD)}`

/**
 * The swap of a token for a token by a router that takes permits: `multicall(deadline, [selfPermit(...), swapExactTokensForTokens(...)])`
 * of Uniswap's SwapRouter02. The signature is 65 bytes, its last 27 or 28.
 */
export const encodePermitSwap = (
  { path, amount, minimum, receiver, deadline }: SwapArguments,
  permit: { readonly signature: string; readonly deadline: bigint }
): string => {
  const digits = permit.signature.slice(2)
  const [r, s, v] = [digits.slice(0, WORD), digits.slice(WORD, 2 * WORD), digits.slice(2 * WORD)]
  const allow = `f3995c67${word(path[0] ?? "0x")}${word(amount)}${word(permit.deadline)}${word(`0x${v}`)}${r}${s}`
  const swap = `472b43f3${word(amount)}${word(minimum)}${offset(4)}${word(receiver)}${list(path)}`
  const [one, two] = [bytes(allow), bytes(swap)]
  return `0x5ae401dc${word(deadline)}${offset(2)}${word(2n)}${offset(2)}${offset(2 + one.length / WORD)}${one}${two}`
}

const words = (answer: string): ReadonlyArray<string> => answer.slice(2).match(/.{64}/g) ?? []

/** An address in an answer; undefined for zero, and for anything else. */
export const decodeAddress = (answer: string): string | undefined => {
  const digits = /^0x0{24}([0-9a-f]{40})$/.exec(answer)?.[1]
  return digits === undefined || /^0+$/.test(digits) ? undefined : `0x${digits}`
}

/** What a pair holds of its two tokens, the one with the lower address first; undefined for any other answer. */
export const decodeReserves = (answer: string): readonly [bigint, bigint] | undefined => {
  const [first, second] = words(answer)
  return answer.length === 2 + 3 * WORD && first !== undefined && second !== undefined
    ? [BigInt(`0x${first}`), BigInt(`0x${second}`)]
    : undefined
}

/** What `getAmountsOut` answered for a path of `length`: the last amount; undefined for any other answer. */
export const decodeAmountsOut = (answer: string, amount: bigint, length: number): bigint | undefined => {
  const [at, count, first, ...rest] = words(answer).map((text) => BigInt(`0x${text}`))
  return at === 32n && count === BigInt(length) && first === amount && rest.length === length - 1
    ? rest.at(-1)
    : undefined
}
