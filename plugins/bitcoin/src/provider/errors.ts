import { KitError } from "@latchkey/core"

/** The wallet has no such function, or not for this network or protocol; nothing was asked of the visitor. */
export class MethodUnsupportedError extends KitError<
  "BITCOIN_METHOD_UNSUPPORTED",
  { readonly method: string }
> {
  readonly _tag = "MethodUnsupportedError"
  constructor(method: string) {
    super(
      "BITCOIN_METHOD_UNSUPPORTED",
      { method },
      `The wallet does not support ${method}.`,
      "Offer another way, or let the visitor connect another wallet."
    )
  }
}

/** The kind of address does not allow a signature by that protocol. */
export class MessageProtocolInvalidError extends KitError<
  "BITCOIN_MESSAGE_PROTOCOL_INVALID",
  { readonly protocol: string; readonly addressKind: string }
> {
  readonly _tag = "MessageProtocolInvalidError"
  constructor(protocol: string, addressKind: string) {
    super(
      "BITCOIN_MESSAGE_PROTOCOL_INVALID",
      { protocol, addressKind },
      `A ${addressKind} address cannot sign by ${protocol}.`,
      "Leave the protocol out, or sign with another account."
    )
  }
}

/** The wallet did not tell its accounts. */
export class BitcoinRequestFailedError extends KitError<"BITCOIN_REQUEST_FAILED"> {
  readonly _tag = "BitcoinRequestFailedError"
  constructor(cause?: unknown) {
    super(
      "BITCOIN_REQUEST_FAILED",
      {},
      "The wallet did not tell its accounts.",
      "Unlock the wallet, or connect it again.",
      cause
    )
  }
}

/** The visitor declined to pay: an outcome, not a failure. */
export class TransferRejectedError extends KitError<"BITCOIN_TRANSFER_REJECTED"> {
  readonly _tag = "TransferRejectedError"
  constructor(cause?: unknown) {
    super(
      "BITCOIN_TRANSFER_REJECTED",
      {},
      "The payment was declined in the wallet.",
      "Ask again when wanted.",
      cause
    )
  }
}

/** The wallet failed, or gave no transaction id: whether it paid is unknown. */
export class TransferUncertainError extends KitError<"BITCOIN_TRANSFER_UNCERTAIN"> {
  readonly _tag = "TransferUncertainError"
  constructor(cause?: unknown) {
    super(
      "BITCOIN_TRANSFER_UNCERTAIN",
      {},
      "The wallet failed at the payment, or gave no transaction id.",
      "Whether it paid is unknown: look at the account's history before trying again.",
      cause
    )
  }
}
