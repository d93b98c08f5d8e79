import type { CaipNetworkId } from "../chain/Caip.ts"
import { defineError } from "../error/defineError.ts"

/** Nothing can be swapped on that network. */
export class SwapUnsupportedError
  extends /* @__PURE__ */ defineError("SwapUnsupportedError", {
    text: (_: { readonly networkId: CaipNetworkId }) => "Network not supported for Swaps",
    advice: "Offer a network that can swap."
  }) {}

/** What is asked for is no swap: a token that is not there, the same twice, other decimals, a slippage out of bounds, or a receiver who is none. */
export class SwapRequestInvalidError
  extends /* @__PURE__ */ defineError("SwapRequestInvalidError", {
    text: ({ reason }: { readonly reason: "token" | "same" | "decimals" | "slippage" | "receiver" }) =>
      reason === "token"
        ? "There is no such token to swap."
        : reason === "same"
          ? "A token cannot be swapped for itself."
          : reason === "decimals"
            ? "The amount was counted with other decimals than the token has."
            : reason === "receiver"
              ? "The receiver is no address of this network, and no name that stands for one."
              : "The slippage is no percentage from 0 to 50 with at most two decimals.",
    advice: "Pass tokens of the list, base units as a bigint, and a slippage such as 1."
  }) {}

/** There is no offer for that amount: it is zero, too small, or more than anybody sells. */
export class SwapAmountError
  extends /* @__PURE__ */ defineError("SwapAmountError", {
    text: "Incorrect amount",
    advice: "Please enter a valid amount."
  }) {}

/** The offer has ended: prices have moved on since. Nothing was asked of the wallet. */
export class SwapQuoteExpiredError
  extends /* @__PURE__ */ defineError("SwapQuoteExpiredError", {
    text: "This offer is no longer good.",
    advice: "Ask for a new quote and show it."
  }) {}

/** The price has got worse by more than the slippage since it was shown. Nothing was asked of the wallet. */
export class SwapPriceMovedError
  extends /* @__PURE__ */ defineError("SwapPriceMovedError", {
    text: "The price has got worse by more than was accepted.",
    advice: "Prepare the swap again and show it."
  }) {}

/** What of a built transaction is not as it was shown. */
export type SwapMismatch =
  | "network"
  | "sender"
  | "contract"
  | "value"
  | "data"
  | "token"
  | "amount"
  | "minimum"
  | "receiver"
  | "deadline"

/** The transaction that the provider built does something else than its offer said. Nothing was asked of the wallet. */
export class SwapMismatchError
  extends /* @__PURE__ */ defineError("SwapMismatchError", {
    text: ({ provider }: { readonly provider: string; readonly what: SwapMismatch }) =>
      `The transaction of ${provider} is not what it offered.`,
    advice: "Do not sign it. Try again later or with another provider."
  }) {}

/**
 * The swap would fail, since the token that is sold keeps a part of each transfer and the exchange gets less than it counts with. Nothing
 * was asked of the wallet, nor paid for. `percent` is the part.
 */
export class SwapTokenTaxedError
  extends /* @__PURE__ */ defineError("SwapTokenTaxedError", {
    text: ({
      symbol,
      percent,
      provider
    }: {
      readonly symbol: string
      readonly percent: number
      readonly provider: string
    }) => `${symbol} keeps ${percent} % of each transfer, and ${provider} does not take that.`,
    advice: "Sell it through an exchange that takes tokens which keep a part of each transfer."
  }) {}

/** The provider did not answer, or not with what was asked for. */
export class SwapProviderError
  extends /* @__PURE__ */ defineError("SwapProviderError", {
    text: ({ provider }: { readonly provider: string }) => `${provider} did not answer as it should.`,
    advice: "Try again later."
  }) {}

/** A transaction of a swap is being asked for, or this one was sent or may have been sent. */
export class SwapSubmittedError
  extends /* @__PURE__ */ defineError("SwapSubmittedError", {
    text: "This transaction was submitted already.",
    advice: "Follow it; to go on or to swap the same again, prepare it again."
  }) {}

/** There is no transaction whose outcome could be told. */
export class SwapMissingError
  extends /* @__PURE__ */ defineError("SwapMissingError", {
    text: "No swap was submitted.",
    advice: "Submit one first."
  }) {}

/** The visitor declined to sign in: an outcome, not a failure. */
export class SiwxDeclinedError
  extends /* @__PURE__ */ defineError("SiwxDeclinedError", {
    text: "Signature declined",
    advice: "Ask again when wanted.",
    rejected: true
  }) {}

/** A sign-in's signature does not hold for its message and account, or nothing can check it. */
export class SiwxSignatureInvalidError
  extends /* @__PURE__ */ defineError("SiwxSignatureInvalidError", {
    text: (_: { readonly chainId: CaipNetworkId }) => "The signature is not valid",
    advice: "Sign in again. Smart accounts need somebody who can check their signatures."
  }) {}

/** Whoever keeps sign-ins failed. */
export class SiwxFailedError
  extends /* @__PURE__ */ defineError("SiwxFailedError", {
    text: "A problem occurred while trying initialize authentication",
    advice: "Check what the app gave for signing in, and try again."
  }) {}

/** The catalogue of wallets did not answer, or not with what was asked for. */
export class CatalogueFailedError
  extends /* @__PURE__ */ defineError("CatalogueFailedError", {
    text: "The list of wallets could not be loaded.",
    advice: "Wallets that are installed work all the same. Try again later."
  }) {}
