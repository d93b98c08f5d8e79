import { attempt } from "@latchkey/core"
import type { GasPrices } from "./CosmosNetwork.ts"

const MAX_TOKENS = 100
/** More than any chain asks for, in its smallest unit. */
const MAX_PRICE = 1e18

/** What a foreign value has under a name; undefined where it has nothing, or refuses. */
const told = (value: unknown, name: string): unknown =>
  attempt(() => (value as Readonly<Record<string, unknown>>)[name])

const priceIn = (token: unknown, name: string): number | undefined => {
  const price = told(token, `${name}_gas_price`)
  return typeof price === "number" && price >= 0 && price < MAX_PRICE ? price : undefined
}

/**
 * Prices of a unit of gas in a coin, out of a chain's entry in Cosmos's chain registry (`chain.json`), for `gasPrices` of a network. None is
 * below the least that the chain takes by its entry; where only that is said, it is all three. Undefined where the entry has no readable
 * prices of that coin, or they do not rise. `denom` is the coin's base unit, `uatom`. Asks nobody.
 *
 * What is registered is often out of date: where a chain has a market of fees, `features` of its network has what it takes now asked for.
 */
export const registryGasPrices = (registered: unknown, denom: string): GasPrices | undefined => {
  const tokens = told(told(registered, "fees"), "fee_tokens")
  const token = (Array.isArray(tokens) ? tokens.slice(0, MAX_TOKENS) : []).find(
    (each: unknown) => told(each, "denom") === denom
  )
  const least = priceIn(token, "fixed_min")
  const [low, average, high] = ["low", "average", "high"].map((name) => {
    const price = priceIn(token, name) ?? least
    return price === undefined ? undefined : Math.max(price, least ?? 0)
  })
  return low !== undefined && average !== undefined && high !== undefined && low <= average && average <= high
    ? { low, average, high }
    : undefined
}
