import { readAmount, type Amount } from "@latchkey/core"
import type { Chosen } from "./chosenOf.ts"
import type { Problem } from "./OnrampMessages.ts"

const PROBLEMS = {
  missing: "amountMissing",
  format: "amountFormat",
  ambiguous: "amountAmbiguous",
  decimals: "amountDecimals",
  zero: "amountZero"
} as const satisfies Record<string, Problem>

/** What was typed as an amount of the chosen currency within its limits, or what is wrong with it. */
export const readPay = (
  text: string,
  { payment: { id: symbol, decimals }, limit: { min, max } }: Chosen,
  locale: string
): { readonly pay: Amount } | { readonly problem: Problem } => {
  const read = readAmount(text, { decimals, locale })
  if ("problem" in read) return { problem: PROBLEMS[read.problem] }
  const { value } = read
  return value < min
    ? { problem: "amountLow" }
    : value > max
      ? { problem: "amountHigh" }
      : { pay: { value, decimals, symbol } }
}
