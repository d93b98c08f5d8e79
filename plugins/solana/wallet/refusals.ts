import { ProviderRpcError, providerErrorCode } from "../../../tests/testing/src/provider/ProviderRpcError.ts"

/** Codes that Solana wallets add to those of EIP-1193. Source: Phantom's list of errors. */
const invalidInputCode = -32000

/** Refuses an input of the wrong shape. */
export const invalidInput = (problem: string) =>
  new ProviderRpcError(invalidInputCode, `Missing or invalid parameters: ${problem}`)

/** Refuses an account that the site may not use. */
export const unauthorised = (problem: string) => new ProviderRpcError(providerErrorCode.unauthorized, problem)

/** What every request fails with once the wallet is gone. */
export const gone = () => new ProviderRpcError(providerErrorCode.disconnected, "The wallet is gone")
