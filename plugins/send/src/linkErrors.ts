import { defineError, type CaipNetworkId } from "@latchkey/core"

/** Why a link that asks for a payment is not followed. */
export type PaymentLinkProblem =
  | "transaction"
  | "unsupported"
  | "malformed"
  | "network"
  | "token"
  | "references"
  | "other"

const texts: Readonly<Record<PaymentLinkProblem, string>> = {
  transaction: "The link lets a server make the transaction, which nobody could check.",
  unsupported: "The link asks for more than a transfer.",
  malformed: "The link does not keep to its own format.",
  network: "The link is for another network.",
  token: "The link asks for a token that the account does not hold.",
  references: "The link asks for references that transfers of this network cannot have.",
  other: "The link asks for something else than what is to be sent."
}

/**
 * The receiver is a link that asks for a payment, and is not followed: it is for another network (`network`; `networkId` says which where
 * the app has it, `name` how it is called), for a token that the account does not hold (`token`), lets a server make the
 * transaction (`transaction`), asks for more than a transfer (`unsupported`, `references`), breaks its own format (`malformed`), or asks for
 * something else than `prepare` was given (`other`). Nothing was sent.
 */
export class PaymentLinkError
  extends /* @__PURE__ */ defineError("PaymentLinkError", {
    code: "SEND_PAYMENT_LINK",
    text: ({
      reason
    }: {
      readonly reason: PaymentLinkProblem
      readonly networkId?: CaipNetworkId
      readonly name?: string
    }) => texts[reason],
    advice: ({ reason }) =>
      reason === "network"
        ? "Switch to that network, then read the link again."
        : "Read the link with `readLink` and pass what it asks for, or ask the receiver for an address."
  }) {}
