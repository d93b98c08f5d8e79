import * as v from "valibot"
import { text, whole, objectMessage } from "../fields.ts"

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

const currency = v.pipe(v.string(), v.regex(/^[a-z]{3,8}$/, "is no currency in lower case"))
const positive = v.pipe(
  v.number("is no positive number"),
  v.finite("is no positive number"),
  v.gtValue(0, "is no positive number")
)

/** A price; what else an entry says stays in it. */
export const priceSchema: v.GenericSchema<unknown, PriceRecord> = v.pipe(
  v.looseObject(
    {
      id: v.pipe(
        text,
        v.regex(
          /^[-a-z0-9]{3,8}:[-\w]{1,32}(:[-.%\w]{1,128})?$/,
          "is neither a CAIP-10 id, nor CAIP-2 for a network's coin"
        )
      ),
      name: text,
      symbol: text,
      decimals: whole(255),
      iconUrl: v.optional(v.pipe(text, v.startsWith("https://", "is no https address"))),
      prices: v.record(currency, positive, "is no object by currency")
    },
    objectMessage
  ),
  v.transform(({ iconUrl, ...record }) => ({ ...record, ...(iconUrl === undefined ? {} : { iconUrl }) }))
)
