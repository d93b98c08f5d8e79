import type { Amount } from "@latchkey/core"
import type { TokenPrice } from "@latchkey/core/effect"
import type { HeldToken } from "./TokensState.ts"

/** What is worth less than the smallest coin of a currency is still added up. */
const DECIMALS = 18
const MAX_DECIMALS = 255

const isPrice = ({ price }: TokenPrice, currency: string) =>
  typeof price?.value === "bigint" &&
  price.value > 0n &&
  Number.isInteger(price.decimals) &&
  price.decimals >= 0 &&
  price.decimals <= MAX_DECIMALS &&
  price.symbol === currency

/**
 * What tokens are worth in a currency, by the prices that a source told, rounded down. A token without a usable price is worth
 * nothing that is known, nor is one that nobody vouches for.
 */
export const withWorth = (
  list: ReadonlyArray<HeldToken>,
  prices: ReadonlyArray<TokenPrice>,
  currency: string
): ReadonlyArray<HeldToken> => {
  const byToken = new Map(
    prices.filter((price) => isPrice(price, currency)).map(({ token, price }) => [token, price] as const)
  )
  return list.map(({ worth: _, ...holding }): HeldToken => {
    const { token, amount, unverified } = holding
    const price = unverified ? undefined : byToken.get(token)
    if (price === undefined) return holding
    const value =
      (amount.value * price.value * 10n ** BigInt(DECIMALS)) / 10n ** BigInt(amount.decimals + price.decimals)
    return { ...holding, worth: { value, decimals: DECIMALS, symbol: currency } }
  })
}

/** What is known to be worth something, together; undefined if nothing is. */
export const totalOf = (list: ReadonlyArray<HeldToken>): Amount | undefined => {
  const known = list.flatMap(({ worth }) => worth ?? [])
  return known[0] && { ...known[0], value: known.reduce((sum, { value }) => sum + value, 0n) }
}
