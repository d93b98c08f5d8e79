import { formatAmount, parseAmount } from "./Amount.ts"

/**
 * Why a text is no amount.
 *
 * - `missing`: nothing is there; - `format`: it is no plain decimal number; - `ambiguous`: its one separator may part
 *   thousands or decimals; - `decimals`: it has more digits after the point than the token; - `zero`: it is nothing.
 */
export type AmountProblem = "missing" | "format" | "ambiguous" | "decimals" | "zero"

const MAX_LENGTH = 100

/** The character that a locale puts before decimals; a point if the browser does not know the locale. */
const decimalSeparator = (locale: string): string => {
  try {
    const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
    return parts.find(({ type }) => type === "decimal")?.value ?? "."
  } catch {
    return "."
  }
}

// Digits of Arabic and Persian, as keyboards there give them.
const toDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

// Letters stand for what is certain: `d` before decimals, `g` between groups.
const NUMBER = /^(?:\d*|\d{1,3}(?:g\d{2,3})*g\d{3})(?:d\d*)?$/

/** Decides what points and commas mean: undefined where they may mean either. */
const markSeparators = (text: string, locale: string): string | undefined => {
  const marks = [...text].filter((character) => character === "." || character === ",")
  const last = marks.at(-1)
  if (last === undefined) return text
  const other = last === "." ? "," : "."
  if (marks.includes(other)) return text.replaceAll(other, "g").replace(last, "d")
  if (marks.length > 1 || text.includes("d")) return text.replaceAll(last, "g")
  const isCertain =
    text.includes("g") || last === decimalSeparator(locale) || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  return isCertain ? text.replace(last, "d") : undefined
}

/**
 * Reads what a visitor typed as base units, exactly: decimal digits of the locale with its separators or a plain point. No
 * sign, no exponent; digits that the token does not have are refused, not rounded, and `1,234` only where the locale says
 * what it is.
 */
export const readAmount = (
  text: string,
  { decimals, locale }: { readonly decimals: number; readonly locale: string }
): { readonly value: bigint } | { readonly problem: AmountProblem } => {
  const trimmed = toDigits(text.trim())
  if (trimmed === "") return { problem: "missing" }
  if (trimmed.length > MAX_LENGTH || !/^[\d.,\u066b\u066c'\u2019 \u00a0\u202f]+$/.test(trimmed))
    return { problem: "format" }
  const plain = trimmed.replaceAll("\u066b", "d").replaceAll(/[\u066c'\u2019 \u00a0\u202f]/g, "g")
  const marked = markSeparators(plain, locale)
  if (marked === undefined) return { problem: "ambiguous" }
  if (!NUMBER.test(marked) || !/\d/.test(marked)) return { problem: "format" }
  const [whole = "", fraction = ""] = marked.replaceAll("g", "").split("d")
  if (fraction.length > decimals) return { problem: "decimals" }
  try {
    const value = parseAmount(`${whole || "0"}${fraction === "" ? "" : `.${fraction}`}`, decimals)
    return value === 0n ? { problem: "zero" } : { value }
  } catch {
    return { problem: "format" }
  }
}

/** An exact amount as a visitor of the locale would type it: without groups, so that `readAmount` gives it back. */
export const writeAmount = (
  value: bigint,
  { decimals, locale }: { readonly decimals: number; readonly locale: string }
): string => {
  const separator = decimalSeparator(locale)
  return formatAmount({ value, decimals }).replace(".", /^[.,]$/.test(separator) ? separator : ".")
}
