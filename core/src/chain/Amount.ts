import { defineError } from "../error/defineError.ts"

/** An exact amount of money: `value` base units (wei, lamports, satoshi) of a coin with `decimals`. Never a float. */
export interface Amount {
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}

/** Text that should be a decimal amount is not one, or has more digits after the point than the coin has. */
export class AmountInvalidError
  extends /* @__PURE__ */ defineError("AmountInvalidError", {
    details: ({ text, decimals }: { readonly text: string; readonly decimals: number }) => ({
      text: text.slice(0, 80),
      decimals
    }),
    text: "Not a plain decimal amount for this coin.",
    advice: ({ decimals }) => `Write digits with at most one point and at most ${decimals} digits after it.`
  }) {}

/** The exact decimal text of an amount: `1.5`, `0.000001`; no grouping, no trailing zeros. */
export const formatAmount = ({ value, decimals }: Pick<Amount, "value" | "decimals">): string => {
  const sign = value < 0n ? "-" : ""
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "")
  return `${sign}${whole}${fraction === "" ? "" : `.${fraction}`}`
}

/**
 * Reads a decimal text as base units, exactly.
 *
 * Accepts digits with one optional point; no sign, exponent, grouping or spaces. Excess digits are refused, not
 * rounded. Fails: throws `AmountInvalidError`.
 */
export const parseAmount = (text: string, decimals: number): bigint => {
  const match = /^(\d{1,78})(?:\.(\d{1,78}))?$/.exec(text)
  const fraction = match?.[2] ?? ""
  if (match === null || fraction.length > decimals) throw new AmountInvalidError({ text, decimals })
  return BigInt(`${match[1]}${fraction.padEnd(decimals, "0")}`)
}
