import { defineError } from "../error/defineError.ts"

/** Nothing can be bought for accounts of that namespace, or on that network. */
export class OnrampUnsupportedError
  extends /* @__PURE__ */ defineError("OnrampUnsupportedError", {
    text: ({ networkId }: { readonly networkId: string }) => `Nothing can be bought on ${networkId}.`,
    advice: "Offer another network."
  }) {}

/** Nothing is sold in the part of the world that the page's clock is set to. */
export class OnrampRestrictedError
  extends /* @__PURE__ */ defineError("OnrampRestrictedError", {
    text: "Buying is not offered in this part of the world.",
    advice: "Offer receiving instead."
  }) {}

/** What is asked for is nothing that the provider sells, or is paid in nothing that it takes. */
export class OnrampRequestInvalidError
  extends /* @__PURE__ */ defineError("OnrampRequestInvalidError", {
    text: ({ reason }: { readonly reason: "provider" | "purchase" | "payment" | "decimals" | "method" }) =>
      reason === "decimals"
        ? "The amount was counted with other decimals than the currency has."
        : `There is no such ${reason} to buy with.`,
    advice: "Pass what `options` lists, and an amount in the decimals of its currency."
  }) {}

/** Less or more than the way to pay allows. */
export class OnrampAmountError
  extends /* @__PURE__ */ defineError("OnrampAmountError", {
    text: ({
      min,
      max,
      currency
    }: {
      readonly min: string
      readonly max: string
      readonly currency: string
    }) => `From ${min} to ${max} ${currency} can be paid.`,
    advice: "Enter an amount between these, or choose another way to pay."
  }) {}

/** What is wrong with a link. */
export type OnrampLinkFault = "form" | "scheme" | "credentials" | "origin" | "place" | "address" | "stranger"

/** The provider's link does not lead to its page, or does not buy for the connected account. Nothing was opened. */
export class OnrampLinkError
  extends /* @__PURE__ */ defineError("OnrampLinkError", {
    text: ({ provider }: { readonly provider: string; readonly fault: OnrampLinkFault }) =>
      `The link of ${provider} is not what it should be.`,
    advice: "Do not open it. Choose another provider."
  }) {}

/** There is no purchase that could be followed. */
export class OnrampMissingError
  extends /* @__PURE__ */ defineError("OnrampMissingError", {
    text: "No purchase was begun.",
    advice: "Begin one first."
  }) {}

/** The provider is not known, or did not answer. */
export class OnrampProviderError
  extends /* @__PURE__ */ defineError("OnrampProviderError", {
    text: ({ provider }: { readonly provider: string }) => `Buy failed: ${provider} did not answer.`,
    advice: "Try again, or choose another provider."
  }) {}
