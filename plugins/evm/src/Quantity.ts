/** A quantity of at most 32 bytes in a node's answer, or undefined if it is not one. */
export const decodeQuantity = (value: unknown): bigint | undefined =>
  typeof value === "string" && /^0x[0-9a-fA-F]{1,64}$/.test(value) ? BigInt(value) : undefined

/** A number of at least zero as nodes take it: hex without leading zeros. */
export const toQuantity = (value: bigint): string => `0x${value.toString(16)}`
