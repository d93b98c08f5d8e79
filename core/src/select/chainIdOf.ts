/** The number in a CAIP-2 id such as `eip155:8453`; undefined where the chain has none. */
export const chainIdOf = (networkId: string | undefined): number | undefined => {
  const digits = networkId?.split(":")[1]
  return digits !== undefined && /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}
