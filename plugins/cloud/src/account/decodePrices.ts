import type { Amount } from "@latchkey/core"
import { isJson } from "../decodeWallet.ts"
import { decodePrice } from "./decodeNumeric.ts"

const MAX_PRICES = 1_000

/**
 * What things cost, by the ids under which they were asked for, as the service tells it. An entry that is wrong, was not asked for
 * or is a second one is left out alone. Undefined if the answer is no list.
 */
export const decodePrices = (
  value: unknown,
  asked: ReadonlySet<string>,
  currency: string
): ReadonlyMap<string, Amount> | undefined => {
  const list = isJson(value) ? value["fungibles"] : undefined
  if (!Array.isArray(list)) return undefined
  const found = new Map<string, Amount>()
  for (const entry of list.slice(0, MAX_PRICES)) {
    if (!isJson(entry)) continue
    const { address } = entry
    const price = decodePrice(entry["price"])
    if (price === undefined || typeof address !== "string" || !asked.has(address) || found.has(address))
      continue
    found.set(address, { ...price, symbol: currency })
  }
  return found
}
