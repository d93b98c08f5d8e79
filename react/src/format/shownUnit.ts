import type { Amount } from "@latchkey/core"

/**
 * One of the last place that is shown of an amount, in base units. The one rule for how many places after the point these are: two
 * where its symbol says that it is like money; else as many as make five digits, six places at most, two at least beside a whole part,
 * and never fewer than two digits. The exact amount stays one step away.
 */
export const shownUnit = ({ value, decimals, symbol }: Amount): bigint => {
  const whole = String(value).length - decimals
  const places = /USD|EUR|DAI/.test(symbol) && whole > -2 ? 2 : Math.max(Math.min(6, 5 - whole), 2, 2 - whole)
  return 10n ** BigInt(Math.max(0, decimals - places))
}
