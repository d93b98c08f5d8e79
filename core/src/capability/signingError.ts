import { isRejection } from "../error/isRejection.ts"
import { SigningFailedError, SigningRejectedError } from "./errors.ts"

/** The kit's error for what a wallet threw when it was asked to sign; `isDeclined` as for `connectionError`. */
export const signingError = (
  cause: unknown,
  isDeclined: (cause: unknown) => boolean = isRejection
): SigningRejectedError | SigningFailedError =>
  isDeclined(cause) ? new SigningRejectedError(cause) : new SigningFailedError(cause)
