import { formatAmount, type Network } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"
import { failureReason } from "../failureReason.ts"

/**
 * Why the chain would not carry a transfer out, in its words: of an account that would hold too little to be kept, how much it has to
 * hold (`minimum`, in lamports).
 */
export const refusalOf = (
  { nativeCurrency: { decimals, symbol } }: Pick<Network, "nativeCurrency">,
  { failure, logs, minimum }: { readonly failure: unknown; readonly logs?: unknown; readonly minimum: bigint }
): string => {
  const reason = failureReason(failure, logs)
  return readField(failure, "InsufficientFundsForRent") === undefined || minimum === 0n
    ? reason
    : `${reason}: ${formatAmount({ value: minimum, decimals })} ${symbol}`
}
