/** A number of at least zero as nodes take it: hex without leading zeros. */
export const toQuantity = (value: bigint): string => `0x${value.toString(16)}`
