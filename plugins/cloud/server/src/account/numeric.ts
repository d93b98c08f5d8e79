/** Base units as the exact decimal text of whole ones: `1500000` with 6 decimals is `1.5`. */
export const numericOf = (value: bigint, decimals: number): string => {
  const digits = String(value).padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "")
  return fraction === "" ? whole : `${whole}.${fraction}`
}
