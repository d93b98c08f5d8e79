/** What something costs, as the file of prices has it. */
export interface PriceRecord {
  /** CAIP-10 of a token, or CAIP-2 of a network for its coin. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string
  /** What one of it costs, by currency in lower case: `{ "usd": 1.01 }`. */
  readonly prices: Readonly<Record<string, number>>
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== ""

/** What is wrong with an entry of a file of prices; undefined if it is one. */
export const priceProblem = (value: unknown): string | undefined => {
  if (typeof value !== "object" || value === null) return "is not an object"
  const { id, name, symbol, decimals, iconUrl, prices } = value as Readonly<Record<string, unknown>>
  if (typeof id !== "string" || !/^[-a-z0-9]{3,8}:[-\w]{1,32}(:[-.%\w]{1,128})?$/.test(id))
    return `needs "id": a CAIP-10 id, or CAIP-2 for a network's coin`
  if (!isText(name) || !isText(symbol)) return `needs "name" and "symbol"`
  if (!Number.isInteger(decimals) || (decimals as number) < 0 || (decimals as number) > 255)
    return `needs "decimals"`
  if (iconUrl !== undefined && !(isText(iconUrl) && iconUrl.startsWith("https://")))
    return `has an "iconUrl" that is no https address`
  if (typeof prices !== "object" || prices === null) return `needs "prices" by currency`
  const wrong = Object.entries(prices).find(
    ([currency, price]) => !/^[a-z]{3,8}$/.test(currency) || !Number.isFinite(price) || (price as number) <= 0
  )
  return wrong === undefined ? undefined : `has a price in "${wrong[0]}" that is no positive number`
}
