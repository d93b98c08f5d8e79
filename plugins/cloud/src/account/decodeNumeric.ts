const MAX_VALUE = 2n ** 256n
const MAX_DECIMALS = 255

/** Base units and decimals. */
export interface Quantity {
  readonly value: bigint
  readonly decimals: number
}

/** How many decimals a service says, as a number or as its text; undefined if that is not a number, or more than 255. */
const decodeDecimals = (value: unknown): number | undefined => {
  const decimals = typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value
  return Number.isInteger(decimals) && (decimals as number) >= 0 && (decimals as number) <= MAX_DECIMALS
    ? (decimals as number)
    : undefined
}

/** A decimal number as the services write it: where there are no decimals, a bare point may end it. */
const NUMBER = /^(\d{1,78})(?:\.(\d{0,78}))?$/

/**
 * A quantity as the services write it, `{ numeric: "1.5", decimals: "18" }`, exactly; undefined if it is malformed: a sign, an exponent,
 * more digits than its decimals, or more than 256 bits.
 */
export const decodeQuantity = (fields: Readonly<Record<string, unknown>>): Quantity | undefined => {
  const { numeric } = fields
  const decimals = decodeDecimals(fields["decimals"])
  const [, whole, fraction = ""] = (typeof numeric === "string" && NUMBER.exec(numeric)) || []
  if (whole === undefined || decimals === undefined || fraction.length > decimals) return undefined
  const value = BigInt(whole + fraction.padEnd(decimals, "0"))
  return value < MAX_VALUE ? { value, decimals } : undefined
}

/** The same of a service that does not say the decimals: counted in as many as it writes. */
export const decodeCounted = ({
  numeric,
  decimals
}: Readonly<Record<string, unknown>>): Quantity | undefined => {
  const [, , fraction = ""] = (typeof numeric === "string" && NUMBER.exec(numeric)) || []
  return decodeQuantity({ numeric, decimals: decimals ?? fraction.length })
}

const MAX_PRICE = 1e15
const PRICE_DECIMALS = 18

/**
 * A price as the services write it, a positive number, as the exact decimal that is meant by it: of `0.1` ten cents. Undefined if it
 * is malformed, or too large or too small to be one.
 */
export const decodePrice = (value: unknown): Quantity | undefined => {
  if (typeof value !== "number" || !(value > 0 && value < MAX_PRICE)) return undefined
  const [mantissa = "", exponent = "0"] = String(value).split("e")
  const [whole = "", fraction = ""] = mantissa.split(".")
  const decimals = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  if (decimals <= 0) return { value: digits * 10n ** BigInt(-decimals), decimals: 0 }
  if (decimals <= PRICE_DECIMALS) return { value: digits, decimals }
  const cut = digits / 10n ** BigInt(decimals - PRICE_DECIMALS)
  return cut > 0n ? { value: cut, decimals: PRICE_DECIMALS } : undefined
}
