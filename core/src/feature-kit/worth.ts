import type { TokenPrice } from "../capability/Prices.ts"
import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress } from "../chain/Caip.ts"

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
 * The prices of a source, checked once more, whoever told them: by the CAIP-10 id of the token, the network's own coin under
 * `undefined`. What is no price in that currency, a code of ISO 4217 in capitals, is left out.
 */
export const pricesByToken = (
  told: ReadonlyArray<TokenPrice>,
  currency: string
): ReadonlyMap<CaipAddress | undefined, Amount> =>
  new Map(told.filter((price) => isPrice(price, currency)).map(({ token, price }) => [token, price] as const))

/** What an amount is worth at the price of a whole one: in the price's currency, to 18 decimals, rounded down. */
export const worthOf = (amount: Amount, price: Amount): Amount => ({
  value:
    (amount.value * price.value * 10n ** BigInt(DECIMALS)) / 10n ** BigInt(amount.decimals + price.decimals),
  decimals: DECIMALS,
  symbol: price.symbol
})
