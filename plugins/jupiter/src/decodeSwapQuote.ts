import { readField } from "@latchkey/core/chain-kit"

/** What was asked for: mints, and base units of what is sold. */
export interface Asked {
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** What Jupiter offers. */
export interface Quoted {
  readonly bought: bigint
  /** In percent. */
  readonly priceImpact?: number
  /** The answer as it came, of which a transaction is made. */
  readonly answer: object
}

const unitsOf = (value: unknown): bigint | undefined => {
  const units = typeof value === "string" && /^\d{1,20}$/.test(value) ? BigInt(value) : undefined
  return units !== undefined && units < 2n ** 64n ? units : undefined
}

/** A quote as Jupiter gives it (`/swap/v1/quote`). Undefined if it is of something else than was asked, or cannot be read. */
export const decodeSwapQuote = (answer: unknown, { from, to, amount }: Asked): Quoted | undefined => {
  if (typeof answer !== "object" || answer === null) return undefined
  const bought = unitsOf(readField(answer, "outAmount"))
  const isAsked =
    readField(answer, "inputMint") === from &&
    readField(answer, "outputMint") === to &&
    unitsOf(readField(answer, "inAmount")) === amount &&
    readField(answer, "swapMode") === "ExactIn"
  if (!isAsked || bought === undefined || bought === 0n) return undefined
  const told = readField(answer, "priceImpactPct")
  // A share, in spite of its name.
  const impact =
    typeof told === "string" && /^\d(?:\.\d{1,40})?(?:[eE]-\d{1,3})?$/.test(told)
      ? Number(told) * 100
      : undefined
  return { bought, answer, ...(impact === undefined || impact > 100 ? {} : { priceImpact: impact }) }
}
