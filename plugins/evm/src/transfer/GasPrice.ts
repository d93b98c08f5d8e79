/** What a unit of gas may cost at most, in wei: by EIP-1559, or one price on chains without a base fee. */
export type GasPrice =
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  | { readonly gasPrice: bigint }
