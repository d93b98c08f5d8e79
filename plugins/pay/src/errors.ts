import { defineError } from "@latchkey/core"

/** What is wrong with a request to pay. */
export type PayRequestFault = "config" | "network" | "asset" | "decimals" | "recipient" | "amount"

const faults: Readonly<Record<PayRequestFault, string>> = {
  config: "Invalid payment configuration",
  network: "Invalid payment configuration: the network is none of the kit's",
  asset: "Invalid asset specified",
  decimals: "Invalid asset specified: it has other decimals on the chain",
  recipient: "Invalid recipient address",
  amount: "Invalid payment amount"
}

/** What is to be paid is not said as it should be. Nothing was opened. */
export class PayRequestInvalidError
  extends /* @__PURE__ */ defineError("PayRequestInvalidError", {
    text: ({ reason }: { readonly reason: PayRequestFault }) => faults[reason],
    advice:
      "Pass a network of the kit, an asset and a recipient of it, and base units as a bigint above zero."
  }) {}

/** Paying is switched off (`features.pay`), or neither wallets of that network nor any exchange can pay it. */
export class PayUnsupportedError
  extends /* @__PURE__ */ defineError("PayUnsupportedError", {
    text: ({ networkId }: { readonly networkId: string }) => `Nobody can pay that on ${networkId} here.`,
    advice: "Install a chain with transfers, or a source of exchanges."
  }) {}

/** Another payment is open, or still waits for its outcome. */
export class PayBusyError
  extends /* @__PURE__ */ defineError("PayBusyError", {
    text: "Another payment is under way.",
    advice: "Wait for its outcome, or cancel it."
  }) {}

/** No payment is open, or there is nothing about it that could be followed. */
export class PayMissingError
  extends /* @__PURE__ */ defineError("PayMissingError", {
    text: "There is no payment.",
    advice: "Call `pay` first."
  }) {}

/** This payment is being asked for, or was sent or may have been sent. */
export class PaySubmittedError
  extends /* @__PURE__ */ defineError("PaySubmittedError", {
    text: "This payment was submitted already.",
    advice: "Follow it; do not pay again before its outcome is known."
  }) {}

/** The visitor closed the modal before anything was paid: an outcome, not a failure. */
export class PayCancelledError
  extends /* @__PURE__ */ defineError("PayCancelledError", {
    text: "The payment was cancelled; nothing was paid.",
    advice: "Ask again when wanted.",
    rejected: true
  }) {}

/** What is known of a payment whose outcome is bad or not known. */
export interface PayTrace {
  readonly type: "wallet" | "exchange"
  /** The transaction's hash, where there is one. */
  readonly hash?: string
  /** The transaction's page, where the network has an explorer. */
  readonly explorerUrl?: string
  readonly exchangeId?: string
  readonly sessionId?: string
}

/** The chain or the exchange says that the payment failed. */
export class PayFailedError
  extends /* @__PURE__ */ defineError("PayFailedError", {
    text: ({ type, reason }: PayTrace & { readonly reason?: string }) =>
      type === "wallet"
        ? `Unable to process payment: the network didn't carry it out${reason === undefined ? "" : ` (${reason})`}.`
        : "Unable to process payment: the exchange says that it failed.",
    advice: "Nothing arrived. It may be paid again."
  }) {}

/**
 * The payment was made, and less arrived than was asked for: the token keeps a part of each transfer. `arrived` and `asked` are base
 * units. Not paid in full, and nothing to fulfil an order by.
 */
export class PayShortError
  extends /* @__PURE__ */ defineError("PayShortError", {
    text: (_: PayTrace & { readonly asked: bigint; readonly arrived: bigint }) =>
      "Less arrived than was asked for: the token keeps a part of each transfer.",
    advice: "See `arrived` in the details, and settle the rest with the visitor."
  }) {}

/** Nobody can tell whether the payment was made. */
export class PayUncertainError
  extends /* @__PURE__ */ defineError("PayUncertainError", {
    text: (_: PayTrace) => "It is not known whether the payment was made.",
    advice: "Look at the recipient's account before it is paid again."
  }) {}
