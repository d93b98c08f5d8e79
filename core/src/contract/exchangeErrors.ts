import { defineError } from "../error/defineError.ts"

/** What an exchange was asked for. */
export type ExchangeQuestion = "exchanges" | "url" | "status"

/** An exchange, or who asks several of them, did not answer, refused, or answered with what cannot be used. */
export class ExchangeFailedError
  extends /* @__PURE__ */ defineError("ExchangeFailedError", {
    text: ({ of }: { readonly of: ExchangeQuestion; readonly exchangeId?: string }) =>
      of === "exchanges"
        ? "Unable to get exchanges"
        : of === "url"
          ? "Unable to get payment URL"
          : "Unable to get buy status",
    advice: "Try again, or pay in another way."
  }) {}

/** What is wrong with an exchange's link: not a URL, not `https:`, with credentials in it, or elsewhere than declared. */
export type ExchangeLinkFault = "form" | "scheme" | "credentials" | "origin"

/** An exchange's link does not lead to one of the origins that its source declared. Nothing was opened. */
export class ExchangeLinkError
  extends /* @__PURE__ */ defineError("ExchangeLinkError", {
    text: ({ exchangeId }: { readonly exchangeId: string; readonly fault: ExchangeLinkFault }) =>
      `The link of ${exchangeId} is not what it should be.`,
    advice:
      "Do not open it. Choose another exchange; declare the origins of its pages where it is an exchange of yours."
  }) {}
