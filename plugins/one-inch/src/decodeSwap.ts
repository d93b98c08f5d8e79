import type { CaipNetworkId } from "@latchkey/core"
import { attempt, readField, readPath } from "@latchkey/core/chain-kit"
import { rankSymbol } from "@latchkey/core/feature-kit"
import type { BuiltSwap } from "@latchkey/core/effect"

/** The coin of a network, as 1inch writes it. */
export const COIN = `0x${"e".repeat(40)}`

/** What was asked for, and who is to be called. */
export interface Asked {
  readonly networkId: CaipNetworkId
  readonly contract: string
  /** Addresses of contracts, or that of the coin. */
  readonly from: string
  readonly to: string
  /** Base units. */
  readonly amount: bigint
}

const MAX_DATA = 200_000
const MAX_TOKENS = 200
/** The longest list that is looked through. */
const MAX_LISTED = 20_000
const isSame = (one: unknown, other: string) =>
  typeof one === "string" && one.toLowerCase() === other.toLowerCase()

/** Base units: decimal digits of at most 256 bits. */
const unitsOf = (value: unknown): bigint | undefined => {
  const units = typeof value === "string" && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined
  return units !== undefined && units < 2n ** 256n ? units : undefined
}

/** What is bought, of a quote or a swap. Undefined if that is of something else than was asked, or cannot be read. */
export const decodeBought = (
  answer: unknown,
  { from, to }: Pick<Asked, "from" | "to">
): bigint | undefined => {
  const isOther = (token: string, wanted: string) => {
    const told = readPath(answer, `${token}.address`)
    return told !== undefined && !isSame(told, wanted)
  }
  if (isOther("srcToken", from) || isOther("dstToken", to)) return undefined
  const bought = unitsOf(readField(answer, "dstAmount"))
  return bought === undefined || bought === 0n ? undefined : bought
}

/**
 * The call of a swap (`/swap`). Undefined if it is another's, calls another contract, takes more of the coin than is sold, or cannot be
 * read. One that nobody can read is to be tried.
 */
export const decodeBuilt = (answer: unknown, asked: Asked, address: string): BuiltSwap | undefined => {
  const { networkId, contract, from, amount } = asked
  const bought = decodeBought(answer, asked)
  const call = readField(answer, "tx")
  const [sender, to, data] = ["from", "to", "data"].map((name) => readField(call, name))
  const value = unitsOf(readField(call, "value"))
  if (bought === undefined || !isSame(sender, address) || !isSame(to, contract)) return undefined
  if (value !== (isSame(from, COIN) ? amount : 0n)) return undefined
  if (typeof data !== "string" || data.length > MAX_DATA || !/^0x(?:[0-9a-f]{2}){4,}$/i.test(data))
    return undefined
  return { networkId, sender: address, call: { to: contract, value, data }, bought, isTried: true }
}

/**
 * The contracts of the tokens that 1inch lists (`/tokens`), the 200 that are sought most, without the coin. An entry that is wrong is left
 * out alone. Undefined if the answer is no list.
 */
export const decodeTokens = (answer: unknown): ReadonlyArray<string> | undefined => {
  const told = readField(answer, "tokens")
  if (typeof told !== "object" || told === null) return undefined
  const found = new Map<string, number>()
  for (const [key, entry] of Object.entries(told as object).slice(0, MAX_LISTED)) {
    const contract = key.toLowerCase()
    if (!/^0x[0-9a-f]{40}$/.test(contract) || contract === COIN) continue
    if (!isSame(readField(entry, "address"), contract)) continue
    found.set(contract, rankSymbol(readField(entry, "symbol")))
  }
  return [...found]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, MAX_TOKENS)
    .map(([contract]) => contract)
}

/** Whether a refusal says that nobody sells so much. */
export const isThin = (body: string): boolean =>
  /insufficient liquidity/i.test(
    String(
      readField(
        attempt((): unknown => JSON.parse(body)),
        "description"
      )
    )
  )
