import { readFileSync, statSync } from "node:fs"
import { array } from "valibot"
import { checked } from "../checked.ts"
import { ConfigurationError } from "../ConfigurationError.ts"
import { priceSchema, type PriceRecord } from "./PriceRecord.ts"

/** Where prices come from: a list that holds as long as the server runs, or a file that is read again when it changes. */
export type PriceSource =
  | { readonly list: ReadonlyArray<PriceRecord> }
  | {
      readonly file: string
      /** After so many hours without a change its prices are told no longer. */
      readonly hours: number
    }

/** What something costs now. */
export interface Price extends Omit<PriceRecord, "prices"> {
  readonly price: number
}

/** The prices of a server. */
export interface Prices {
  /** By CAIP-10 of a token, or CAIP-2 of a network for its coin; undefined if no price is known in that currency. */
  readonly of: (id: string, currency: string) => Price | undefined
}

const LOOK_MILLIS = 10_000
const HOUR = 3_600_000

/** Checks a list of prices. Fails: throws `ConfigurationError`, which says where the mistake is. */
export const toPrices = (value: unknown): ReadonlyArray<PriceRecord> =>
  checked(array(priceSchema, "is not a list"), value, "prices")

/** Reads a file of prices. Fails: throws `ConfigurationError`. */
export const readPrices = (file: string): ReadonlyArray<PriceRecord> => {
  try {
    return toPrices(JSON.parse(readFileSync(file, "utf8")))
  } catch (cause) {
    if (cause instanceof ConfigurationError) throw cause
    throw new ConfigurationError(`${file} cannot be read as JSON`, { cause })
  }
}

/**
 * Makes the prices of a server. A file that cannot be read while the server runs is told once; what was read before holds for as
 * long as it would have anyway.
 */
export const makePrices = (source: PriceSource | undefined, now: () => number): Prices => {
  const byId = (list: ReadonlyArray<PriceRecord>) =>
    new Map(list.map((record) => [record.id.toLowerCase(), record]))
  let known = byId(source !== undefined && "list" in source ? source.list : [])
  let lookedAt = -Infinity
  let changedAt = Infinity
  let readOf: number | undefined

  const look = () => {
    if (source === undefined || "list" in source) return
    if (Math.abs(now() - lookedAt) >= LOOK_MILLIS) {
      lookedAt = now()
      try {
        const { mtimeMs } = statSync(source.file)
        if (mtimeMs !== readOf) {
          readOf = mtimeMs
          known = byId(readPrices(source.file))
          changedAt = mtimeMs
        }
      } catch (error) {
        console.error("The prices could not be read:", error)
      }
    }
    if (now() - changedAt > source.hours * HOUR) known = new Map()
  }

  return {
    of: (id, currency) => {
      look()
      const { prices, ...record } = known.get(id.toLowerCase()) ?? {}
      const price = prices !== undefined && Object.hasOwn(prices, currency) ? prices[currency] : undefined
      return price === undefined ? undefined : { ...(record as Omit<PriceRecord, "prices">), price }
    }
  }
}
