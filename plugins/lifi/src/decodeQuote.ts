import type { CaipNetworkId } from "@latchkey/core"
import { readField, readPath } from "@latchkey/core/chain-kit"
import type { BuiltSwap } from "@latchkey/core/effect"

/** The coin of a network, as LI.FI writes it. */
export const COIN = `0x${"0".repeat(40)}`

/** What was asked for, and who is to be called. */
export interface Asked {
  readonly networkId: CaipNetworkId
  readonly chainId: number
  readonly contract: string
  /** Addresses of contracts, or that of the coin. */
  readonly from: string
  readonly to: string
  /** Base units. */
  readonly amount: bigint
  /** Who sells, and gets what is bought where no `receiver` does. */
  readonly address: string
  readonly receiver?: string
}

/** What LI.FI offers, and the call that it made of it. */
export interface Quoted {
  readonly bought: bigint
  readonly priceImpact?: number
  readonly providerFee?: bigint
  readonly siteFee?: bigint
  readonly networkFee?: bigint
  readonly built: BuiltSwap
}

const MAX_DATA = 200_000
const MAX_COSTS = 20
/** Below so many dollars, whole cents say nothing of a price. */
const LEAST_WORTH = 10

const isSame = (one: unknown, other: string) =>
  typeof one === "string" && one.toLowerCase() === other.toLowerCase()

/** Base units: decimal digits of at most 256 bits. */
const unitsOf = (value: unknown): bigint | undefined => {
  const units = typeof value === "string" && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined
  return units !== undefined && units < 2n ** 256n ? units : undefined
}

/** A hexadecimal quantity. */
const quantityOf = (value: unknown): bigint | undefined =>
  typeof value === "string" && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined

const worthOf = (estimate: unknown, name: string): number | undefined => {
  const told = readField(estimate, name)
  const worth = typeof told === "string" && /^\d{1,15}(?:\.\d+)?$/.test(told) ? Number(told) : undefined
  return worth !== undefined && worth >= LEAST_WORTH ? worth : undefined
}

/** How much less what is bought is worth than what is sold, in percent, by LI.FI's own prices. */
const impactIn = (estimate: unknown): number | undefined => {
  const [sold, bought] = [worthOf(estimate, "fromAmountUSD"), worthOf(estimate, "toAmountUSD")]
  return sold === undefined || bought === undefined ? undefined : Math.max(0, (1 - bought / sold) * 100)
}

/** What is kept of what is sold or bought, in units of what is bought; undefined where a fee is in something else. */
const keptIn = (estimate: unknown, { from, to, amount }: Asked, bought: bigint): bigint | undefined => {
  const costs = readField(estimate, "feeCosts")
  if (!Array.isArray(costs) || costs.length > MAX_COSTS) return undefined
  let kept = 0n
  for (const cost of costs as ReadonlyArray<unknown>) {
    // What comes on top is not taken off of what is bought.
    if (readField(cost, "included") !== true) continue
    const [units, token] = [unitsOf(readField(cost, "amount")), readPath(cost, "token.address")]
    if (units === undefined) return undefined
    if (isSame(token, to)) kept += units
    else if (isSame(token, from)) kept += (units * bought) / amount
    else return undefined
  }
  return kept
}

/** What the network takes, in base units of its coin; undefined where LI.FI says it of none, or in something else. */
const gasIn = (estimate: unknown): bigint | undefined => {
  const costs = readField(estimate, "gasCosts")
  if (!Array.isArray(costs) || costs.length === 0 || costs.length > MAX_COSTS) return undefined
  let taken = 0n
  for (const cost of costs as ReadonlyArray<unknown>) {
    const [units, token] = [unitsOf(readField(cost, "amount")), readPath(cost, "token.address")]
    if (units === undefined || (token !== undefined && !isSame(token, COIN))) return undefined
    taken += units
  }
  return taken
}

/**
 * A quote as LI.FI gives it (`/quote`), with its call. Undefined if it is of something else than was asked, calls or pays another contract,
 * takes more of the coin than is sold, or cannot be read. What the call does nobody can read: it is to be tried. `basisPoints` is what the
 * site was to keep of what is sold, in hundredths of a percent, which is told apart from what others keep.
 */
export const decodeQuote = (answer: unknown, asked: Asked, basisPoints = 0): Quoted | undefined => {
  const { networkId, chainId, contract, from, to, amount, address, receiver = address } = asked
  const [action, estimate, call] = ["action", "estimate", "transactionRequest"].map((name) =>
    readField(answer, name)
  )
  const isAsked =
    readField(action, "fromChainId") === chainId &&
    readField(action, "toChainId") === chainId &&
    isSame(readPath(action, "fromToken.address"), from) &&
    isSame(readPath(action, "toToken.address"), to) &&
    unitsOf(readField(action, "fromAmount")) === amount &&
    isSame(readField(action, "fromAddress"), address) &&
    isSame(readField(action, "toAddress"), receiver) &&
    unitsOf(readField(estimate, "fromAmount")) === amount
  const isCalled =
    isSame(readField(call, "to"), contract) &&
    isSame(readField(call, "from"), address) &&
    readField(call, "chainId") === chainId &&
    (isSame(from, COIN) || isSame(readField(estimate, "approvalAddress"), contract))
  const bought = unitsOf(readField(estimate, "toAmount"))
  const value = quantityOf(readField(call, "value") ?? "0x0")
  const data = readField(call, "data")
  if (!isAsked || !isCalled || bought === undefined || bought === 0n) return undefined
  if (value !== (isSame(from, COIN) ? amount : 0n)) return undefined
  if (typeof data !== "string" || data.length > MAX_DATA || !/^0x(?:[0-9a-f]{2}){4,}$/i.test(data))
    return undefined
  const [priceImpact, kept, networkFee] = [
    impactIn(estimate),
    keptIn(estimate, asked, bought),
    gasIn(estimate)
  ]
  // Of what is sold, at the rate that is offered.
  const siteFee = (bought * BigInt(basisPoints)) / 10_000n
  const providerFee = kept === undefined || kept < siteFee ? undefined : kept - siteFee
  return {
    bought,
    ...(priceImpact === undefined ? {} : { priceImpact }),
    ...(providerFee === undefined ? {} : { providerFee }),
    ...(siteFee === 0n ? {} : { siteFee }),
    ...(networkFee === undefined ? {} : { networkFee }),
    built: {
      networkId,
      sender: address,
      call: { to: contract, value, data },
      bought,
      isTried: true
    }
  }
}
