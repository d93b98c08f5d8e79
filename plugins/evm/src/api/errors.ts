import { KitError } from "@latchkey/core"

/** The visitor declined a request in the wallet: an outcome, not a failure. */
export class WalletRequestRejectedError extends KitError<
  "EVM_REQUEST_REJECTED",
  { readonly method: string }
> {
  readonly _tag = "WalletRequestRejectedError"
  constructor(method: string, cause?: unknown) {
    super(
      "EVM_REQUEST_REJECTED",
      { method },
      `${method} was declined in the wallet.`,
      "Ask again when wanted.",
      cause
    )
  }
}

/** The wallet does not know a method, failed at it, or answered with something else than the method's result. */
export class WalletRequestFailedError extends KitError<"EVM_REQUEST_FAILED", { readonly method: string }> {
  readonly _tag = "WalletRequestFailedError"
  constructor(method: string, cause?: unknown) {
    super(
      "EVM_REQUEST_FAILED",
      { method },
      `The wallet failed at ${method}.`,
      "See the cause; not every wallet supports every method.",
      cause
    )
  }
}

/** A viem client was asked for and viem is not there. */
export class ViemMissingError extends KitError<"EVM_VIEM_MISSING"> {
  readonly _tag = "ViemMissingError"
  constructor(cause?: unknown) {
    super(
      "EVM_VIEM_MISSING",
      {},
      "viem could not be loaded.",
      "Add viem 2 to the page's dependencies.",
      cause
    )
  }
}
