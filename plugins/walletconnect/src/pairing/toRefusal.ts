import type {
  ConnectionFailedError,
  ConnectionRejectedError,
  ProviderNotFoundError,
  WalletBusyError
} from "@latchkey/core/effect"
import {
  attempt,
  readField,
  toConnectionError,
  toWalletFault,
  type WalletFaultKind
} from "@latchkey/core/chain-kit"
import { PairingExpiredError, SessionUnusableError } from "../errors.ts"

const MAX_TEXT = 2_000

/** Of a refused sign-in the client hands on the wallet's text alone, without its code. */
const kindOfText = (text: string): WalletFaultKind | undefined =>
  /\b(reject|declin|denied|disapprov|cancel)/i.test(text)
    ? "rejected"
    : /\balready (pending|processing|open)|\bpending request|\bbusy\b/i.test(text)
      ? "busy"
      : undefined

/**
 * What it means that a proposal came to nothing: the foreign value is what the protocol's client rejected with, an error, an object
 * of the wallet, or the wallet's text alone. Never throws.
 */
export const toRefusal = (
  connectorId: string,
  cause: unknown
):
  | ConnectionFailedError
  | ConnectionRejectedError
  | PairingExpiredError
  | ProviderNotFoundError
  | SessionUnusableError
  | WalletBusyError => {
  const own = attempt(() => (cause instanceof SessionUnusableError ? cause : undefined))
  if (own !== undefined) return own
  const told = typeof cause === "string" ? cause : readField(cause, "message")
  const text = typeof told === "string" ? told.slice(0, MAX_TEXT) : ""
  return /expired/i.test(text)
    ? new PairingExpiredError(cause)
    : toConnectionError(connectorId)(
        toWalletFault(cause, () => (typeof cause === "string" ? kindOfText(text) : undefined))
      )
}
