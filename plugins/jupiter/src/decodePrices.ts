import type { Amount } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"

const MAX_PRICE = 1e15
const DECIMALS = 18

/** The exact decimal that is meant by a positive number: of `0.1` ten cents. Undefined for what is no price. */
const exactly = (told: unknown): Omit<Amount, "symbol"> | undefined => {
  if (typeof told !== "number" || !(told > 0 && told < MAX_PRICE)) return undefined
  const [mantissa = "", exponent = "0"] = String(told).split("e")
  const [whole = "", fraction = ""] = mantissa.split(".")
  const decimals = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  if (decimals <= 0) return { value: digits * 10n ** BigInt(-decimals), decimals: 0 }
  if (decimals <= DECIMALS) return { value: digits, decimals }
  const cut = digits / 10n ** BigInt(decimals - DECIMALS)
  return cut > 0n ? { value: cut, decimals: DECIMALS } : undefined
}

/**
 * What the asked mints cost, as Jupiter tells it (`/price/v3`). One that is wrong, or that it has no reliable price of, is left out alone.
 * Undefined if the answer is none of that route: one that tells of something else than was asked.
 */
export const decodePrices = (
  answer: unknown,
  mints: ReadonlyArray<string>,
  currency: string
): ReadonlyMap<string, Amount> | undefined => {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return undefined
  const isForeign = Object.entries(answer).some(
    ([mint, told]) => !mints.includes(mint) || (told !== null && typeof told !== "object")
  )
  if (isForeign) return undefined
  return new Map(
    mints.flatMap((mint) => {
      const price = exactly(readField(readField(answer, mint), "usdPrice"))
      return price === undefined ? [] : [[mint, { ...price, symbol: currency }] as const]
    })
  )
}
