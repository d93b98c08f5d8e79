import { plainText, type Amount } from "@latchkey/core"

const MAX_DECIMALS = 36

/** An amount of an answer that may be anything; undefined if it is not one. */
export const readAmountOf = (value: unknown): Amount | undefined => {
  const { value: units, decimals, symbol } = (value ?? {}) as Partial<Record<keyof Amount, unknown>>
  return typeof units === "bigint" &&
    units >= 0n &&
    Number.isInteger(decimals) &&
    (decimals as number) >= 0 &&
    (decimals as number) <= MAX_DECIMALS &&
    typeof symbol === "string" &&
    plainText(symbol, 20) !== ""
    ? { value: units, decimals: decimals as number, symbol: plainText(symbol, 20) }
    : undefined
}
