import { KitError, type CaipNetworkId } from "@latchkey/core"
import {
  ConnectionFailedError,
  ConnectionRejectedError,
  NetworkSwitchFailedError,
  NetworkSwitchRejectedError,
  NetworkSwitchUnsupportedError,
  ProviderNotFoundError,
  SigningFailedError,
  SigningRejectedError,
  WalletBusyError
} from "@latchkey/core/effect"
import {
  BitcoinRequestFailedError,
  MethodUnsupportedError,
  TransferRejectedError,
  TransferUncertainError
} from "./errors.ts"
import { toFault } from "../wire/WalletFault.ts"

/** The kit's error for what a wire rejected with when it was asked to sign. */
export const toSigningError = (cause: unknown): KitError => {
  const fault = toFault(cause)
  if (fault instanceof KitError) return fault
  return fault.kind === "rejected"
    ? new SigningRejectedError(fault.cause)
    : new SigningFailedError(fault.cause)
}

/** The kit's error for what a wire rejected with when it was asked to connect. */
export const toConnectionError = (connectorId: string, cause: unknown): KitError => {
  const fault = toFault(cause)
  if (fault instanceof KitError) return new ConnectionFailedError(connectorId, fault)
  if (fault.kind === "rejected") return new ConnectionRejectedError(connectorId, fault.cause)
  if (fault.kind === "busy") return new WalletBusyError(connectorId, fault.cause)
  if (fault.kind === "silent") return new ProviderNotFoundError(connectorId)
  return new ConnectionFailedError(connectorId, fault.cause)
}

/** The kit's error for what a wire rejected with when it was asked to move to another network. */
export const toSwitchError = (networkId: CaipNetworkId, cause: unknown): KitError => {
  const fault = toFault(cause)
  if (
    fault instanceof MethodUnsupportedError ||
    (!(fault instanceof KitError) && fault.kind === "unsupported")
  ) {
    return new NetworkSwitchUnsupportedError("bip122")
  }
  if (fault instanceof KitError) return fault
  return fault.kind === "rejected"
    ? new NetworkSwitchRejectedError(networkId, fault.cause)
    : new NetworkSwitchFailedError(networkId, fault.cause)
}

/** The kit's error for what a wire rejected with when it was asked to pay. */
export const toTransferError = (cause: unknown): KitError => {
  const fault = toFault(cause)
  if (fault instanceof KitError) return fault
  return fault.kind === "rejected"
    ? new TransferRejectedError(fault.cause)
    : new TransferUncertainError(fault.cause)
}

/** The kit's error for what a wire rejected with when it was asked what it shows. */
export const toRequestError = (cause: unknown): KitError => {
  const fault = toFault(cause)
  return new BitcoinRequestFailedError(fault instanceof KitError ? fault : fault.cause)
}
