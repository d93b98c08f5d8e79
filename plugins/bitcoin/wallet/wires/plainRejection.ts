import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { Failure } from "./BitcoinWire.ts"

const texts: ReadonlyMap<number, string> = new Map([
  [providerErrorCode.userRejected, "User rejected the request."],
  [providerErrorCode.unauthorized, "The requested account and/or method has not been authorized by the user."]
])

/**
 * What UniSat and OKX reject with: a plain object with a code and a message, no `Error`, as it has crossed from the
 * extension to the page.
 */
export const plainRejection = ({ code, message }: ProviderRpcError): Failure => ({
  code,
  thrown: { code, message: texts.get(code) ?? message }
})

/** The error for a site that may not do what it asks. */
export const unauthorized = () => new ProviderRpcError(providerErrorCode.unauthorized, "unauthorized")
