/** A balance for display: floored to three decimals without padding; `0.000` when undefined, zero or below 0.001. */
export const displayBalance = (balance: string | undefined): string => {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(balance ?? "")
  if (match === null) return "0.000"
  const whole = match[1]!.replace(/^0+(?=\d)/, "")
  const fraction = (match[2] ?? "").slice(0, 3).replace(/0+$/, "")
  if (fraction === "") return whole === "0" ? "0.000" : whole
  return `${whole}.${fraction}`
}
