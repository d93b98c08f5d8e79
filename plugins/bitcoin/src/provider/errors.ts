import { defineError } from "@latchkey/core"

/** The wallet has no such function, or not for this network or protocol; nothing was asked of the visitor. */
export class MethodUnsupportedError
  extends /* @__PURE__ */ defineError("MethodUnsupportedError", {
    code: "BITCOIN_METHOD_UNSUPPORTED",
    text: ({ method }: { readonly method: string }) => `The wallet does not support ${method}.`,
    advice: "Offer another way, or let the visitor connect another wallet."
  }) {}

/** The kind of address does not allow a signature by that protocol. */
export class MessageProtocolInvalidError
  extends /* @__PURE__ */ defineError("MessageProtocolInvalidError", {
    code: "BITCOIN_MESSAGE_PROTOCOL_INVALID",
    text: ({ protocol, addressKind }: { readonly protocol: string; readonly addressKind: string }) =>
      `A ${addressKind} address cannot sign by ${protocol}.`,
    advice: "Leave the protocol out, or sign with another account."
  }) {}

/** The wallet did not tell its accounts. */
export class BitcoinRequestFailedError
  extends /* @__PURE__ */ defineError("BitcoinRequestFailedError", {
    text: "The wallet did not tell its accounts.",
    advice: "Unlock the wallet, or connect it again."
  }) {}

/** The visitor declined to pay: an outcome, not a failure. */
export class TransferRejectedError
  extends /* @__PURE__ */ defineError("TransferRejectedError", {
    code: "BITCOIN_TRANSFER_REJECTED",
    text: "The payment was declined in the wallet.",
    advice: "Ask again when wanted.",
    rejected: true
  }) {}

/** The wallet failed, or gave no transaction id: whether it paid is unknown. */
export class TransferUncertainError
  extends /* @__PURE__ */ defineError("TransferUncertainError", {
    code: "BITCOIN_TRANSFER_UNCERTAIN",
    text: "The wallet failed at the payment, or gave no transaction id.",
    advice: "Whether it paid is unknown: look at the account's history before trying again."
  }) {}
