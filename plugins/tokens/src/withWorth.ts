import type { Amount } from "@latchkey/core"
import type { TokenPrice } from "@latchkey/core/effect"
import { pricesByToken, worthOf } from "@latchkey/core/feature-kit"
import type { HeldToken } from "./TokensState.ts"

/**
 * What tokens are worth in a currency, by the prices that a source told, rounded down. A token without a usable price is worth
 * nothing that is known, nor is one that nobody vouches for.
 */
export const withWorth = (
  list: ReadonlyArray<HeldToken>,
  prices: ReadonlyArray<TokenPrice>,
  currency: string
): ReadonlyArray<HeldToken> => {
  const byToken = pricesByToken(prices, currency)
  return list.map(({ worth: _, ...holding }): HeldToken => {
    const price = holding.unverified ? undefined : byToken.get(holding.token)
    return price === undefined ? holding : { ...holding, worth: worthOf(holding.amount, price) }
  })
}

/** What is worth most first; then what nobody knows the worth of, in its order; what nobody vouches for last. */
export const byWorth = (list: ReadonlyArray<HeldToken>): ReadonlyArray<HeldToken> => {
  const rank = ({ unverified, worth }: HeldToken) =>
    unverified ? -2n : worth === undefined || worth.value === 0n ? -1n : worth.value
  return list.toSorted((one, other) => Number(rank(other) > rank(one)) - Number(rank(other) < rank(one)))
}

/** What is shown and known to be worth something, together; undefined if nothing is. */
export const totalOf = (list: ReadonlyArray<HeldToken>): Amount | undefined => {
  const known = list.flatMap(({ worth, isHidden }) => (isHidden === true ? [] : (worth ?? [])))
  return known[0] && { ...known[0], value: known.reduce((sum, { value }) => sum + value, 0n) }
}
