import type { CaipNetworkId } from "@latchkey/core"
import { readField, readPath } from "@latchkey/core/chain-kit"
import type { BuiltSwap } from "@latchkey/core/effect"

/** The coin of a network, as 0x writes it. */
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
  /** Who sells, and gets what is bought. */
  readonly address: string
}

/** What 0x offers. */
export interface Price {
  readonly bought: bigint
  readonly providerFee?: bigint
  readonly siteFee?: bigint
  readonly networkFee?: bigint
}

const MAX_DATA = 200_000

const isSame = (one: unknown, other: string) =>
  typeof one === "string" && one.toLowerCase() === other.toLowerCase()

/** Base units: decimal digits of at most 256 bits. */
const unitsOf = (value: unknown): bigint | undefined => {
  const units = typeof value === "string" && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined
  return units !== undefined && units < 2n ** 256n ? units : undefined
}

/** What somebody keeps of what is bought, zero where that is nothing; undefined where it is something else, or cannot be read. */
const keptIn = (fee: unknown, to: string): bigint | undefined => {
  if (fee === null || fee === undefined) return 0n
  return isSame(readField(fee, "token"), to) ? unitsOf(readField(fee, "amount")) : undefined
}

/**
 * A price as 0x gives it (`/price`, and of a `/quote` likewise); null where nobody sells it. Undefined if it is of something else than was
 * asked, or cannot be read.
 */
export const decodePrice = (
  answer: unknown,
  { from, to, amount, contract }: Asked
): Price | null | undefined => {
  const isThere = readField(answer, "liquidityAvailable")
  if (isThere === false) return null
  const bought = unitsOf(readField(answer, "buyAmount"))
  const isAsked =
    isThere === true &&
    isSame(readField(answer, "sellToken"), from) &&
    isSame(readField(answer, "buyToken"), to) &&
    unitsOf(readField(answer, "sellAmount")) === amount &&
    // Of the coin nothing has to be allowed.
    (isSame(from, COIN) || isSame(readField(answer, "allowanceTarget"), contract))
  if (!isAsked || bought === undefined || bought === 0n) return undefined
  const [providerFee, siteFee] = ["fees.zeroExFee", "fees.integratorFee"].map((path) =>
    keptIn(readPath(answer, path), to)
  )
  const networkFee = unitsOf(readField(answer, "totalNetworkFee"))
  return {
    bought,
    ...(providerFee === undefined ? {} : { providerFee }),
    ...(siteFee === undefined || siteFee === 0n ? {} : { siteFee }),
    ...(networkFee === undefined ? {} : { networkFee })
  }
}

/**
 * The call of a quote (`/quote`); null where nobody sells it any more. Undefined if it is of something else than was asked, calls another
 * contract, takes more of the coin than is sold, or cannot be read. What it does nobody can read: it is to be tried.
 */
export const decodeBuilt = (answer: unknown, asked: Asked): BuiltSwap | null | undefined => {
  const price = decodePrice(answer, asked)
  if (price === undefined || price === null) return price
  const { networkId, contract, from, amount, address } = asked
  const transaction = readField(answer, "transaction")
  const [to, data] = [readField(transaction, "to"), readField(transaction, "data")]
  const value = unitsOf(readField(transaction, "value"))
  const least = unitsOf(readField(answer, "minBuyAmount"))
  if (!isSame(to, contract) || value !== (isSame(from, COIN) ? amount : 0n)) return undefined
  if (least === undefined || least === 0n || least > price.bought) return undefined
  if (typeof data !== "string" || data.length > MAX_DATA || !/^0x(?:[0-9a-f]{2}){4,}$/i.test(data))
    return undefined
  return {
    networkId,
    sender: address,
    call: { to: contract, value, data },
    bought: price.bought,
    isTried: true
  }
}
