import { hasForeignCode, isRejection } from "../error/isRejection.ts"
import type { KitError } from "../error/KitError.ts"
import { ConnectionFailedError, ConnectionRejectedError, WalletBusyError } from "./errors.ts"

const ALREADY_PENDING = -32002

/**
 * The kit's error for what a wallet threw when it was asked to connect: declined, busy with another question, or failed.
 * `isDeclined` knows the wallet's own way to say that the visitor declined; by default codes and texts that are common.
 */
export const connectionError = (
  connectorId: string,
  cause: unknown,
  isDeclined: (cause: unknown) => boolean = isRejection
): KitError =>
  isDeclined(cause)
    ? new ConnectionRejectedError({ connectorId }, cause)
    : hasForeignCode(cause, ALREADY_PENDING)
      ? new WalletBusyError({ connectorId }, cause)
      : new ConnectionFailedError({ connectorId }, cause)
