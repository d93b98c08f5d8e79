import { isKitError, isRejection, type KitError } from "@latchkey/core"

const METHOD = "eth_sendTransaction"

/** What viem or a wallet threw while something was sent, as the kit's own error. */
export const sendingError = async (cause: unknown): Promise<KitError> => {
  if (isKitError(cause)) return cause
  const { WalletRequestFailedError, WalletRequestRejectedError } = await import("../errors.ts")
  return isRejection(cause)
    ? new WalletRequestRejectedError({ method: METHOD }, cause)
    : new WalletRequestFailedError({ method: METHOD }, cause)
}

/** What viem or a node threw while a contract was read, as the kit's own error. */
export const readingError = async (functionName: string, cause: unknown): Promise<KitError> => {
  if (isKitError(cause)) return cause
  const { ContractReadFailedError } = await import("../errors.ts")
  return new ContractReadFailedError({ functionName }, cause)
}
