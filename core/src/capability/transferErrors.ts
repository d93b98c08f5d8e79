import type { Amount } from "../chain/Amount.ts"
import { defineError } from "../error/defineError.ts"

/**
 * The receiver is no address of that network, cannot be told from another one, or is what a chain keeps a token in and not
 * whoever owns that (`account`); nothing was sent.
 */
export class TransferReceiverInvalidError
  extends /* @__PURE__ */ defineError("TransferReceiverInvalidError", {
    text: ({ reason }: { readonly reason: "missing" | "format" | "invisible" | "account" }) =>
      reason === "missing"
        ? "An amount and receiver address are required"
        : reason === "invisible"
          ? "The receiver has characters that cannot be seen."
          : reason === "account"
            ? "The receiver is an account of a token, not a wallet's."
            : "The receiver is no address of this network.",
    advice: "Pass the whole address of a wallet, with its right letter case."
  }) {}

/**
 * The amount is not a number, zero, negative, counted with other decimals than the token has, or less than the network carries to
 * that receiver: then `least` says how much that is.
 */
export class TransferAmountInvalidError
  extends /* @__PURE__ */ defineError("TransferAmountInvalidError", {
    text: ({
      reason
    }: {
      readonly reason: "missing" | "zero" | "decimals" | "least"
      readonly least?: Amount
    }) =>
      reason === "missing"
        ? "An amount and receiver address are required"
        : reason === "zero"
          ? "The amount must be more than zero."
          : reason === "least"
            ? "The amount is less than the network carries."
            : "The amount was counted with other decimals than the token has.",
    advice: "Pass base units as a bigint, and the decimals of the token."
  }) {}

/**
 * The network or the wallet takes no such memo: it is too long, has characters that cannot be seen or that wallets do not
 * leave as they are, or there can be none; or the transfer names addresses beside, and cannot (`references`).
 */
export class TransferMemoInvalidError
  extends /* @__PURE__ */ defineError("TransferMemoInvalidError", {
    text: ({ reason }: { readonly reason: "length" | "characters" | "unsupported" | "references" }) =>
      reason === "length"
        ? "The memo is too long."
        : reason === "characters"
          ? "The memo has characters that cannot be sent."
          : reason === "references"
            ? "A transfer on this network cannot name these addresses."
            : "A transfer on this network has no memo.",
    advice: "Pass plain text of at most `memoBytes` bytes, or none."
  }) {}

/** There is no such token on the network, or its answers cannot be used. */
export class TransferTokenInvalidError
  extends /* @__PURE__ */ defineError("TransferTokenInvalidError", {
    text: "A token is required",
    advice: "Choose a token of the account's own network."
  }) {}

/**
 * The account has less than the transfer needs; `of` says what is short: `rest` is what has to stay in the account;
 * `unconfirmed`: it would be enough with what is on its way to it and may still be taken back.
 */
export class TransferBalanceError
  extends /* @__PURE__ */ defineError("TransferBalanceError", {
    text: ({
      symbol,
      of
    }: {
      readonly symbol: string
      readonly of: "amount" | "fee" | "rest" | "unconfirmed"
    }) =>
      of === "fee"
        ? `Not enough ${symbol} for the network's fee.`
        : of === "rest"
          ? `Too little ${symbol} would stay in the account.`
          : `Not enough ${symbol}.`,
    advice: ({ symbol }) => `Send less, or get more ${symbol}.`
  }) {}

/** The chain would not carry the transfer out; nothing was sent. */
export class TransferRefusedError
  extends /* @__PURE__ */ defineError("TransferRefusedError", {
    text: ({ reason }: { readonly reason?: string }) => reason ?? "unknown reason",
    advice: "The token or the receiver does not take this transfer: ask whoever runs it."
  }) {}

/**
 * The token keeps more of each transfer than the app allows (`maxTransferTax`), as the chain tried it; nothing was asked of the wallet.
 * `percent` of it would not arrive.
 */
export class TransferTaxError
  extends /* @__PURE__ */ defineError("TransferTaxError", {
    text: ({
      symbol,
      percent,
      most
    }: {
      readonly symbol: string
      readonly percent: number
      readonly most: number
    }) => `${symbol} keeps ${percent} % of this transfer, and at most ${most} % are allowed.`,
    advice: "Choose a token that keeps nothing, or allow more with `maxTransferTax`."
  }) {}

/** The network takes something beside its usual fee, and nobody says how much: nothing is shown that would be less than is paid. */
export class TransferFeeUnknownError
  extends /* @__PURE__ */ defineError("TransferFeeUnknownError", {
    text: ({ networkId }: { readonly networkId: string }) =>
      `What a transfer on ${networkId} costs cannot be read.`,
    advice: "Try again, or give the network a node of its own (`customRpcUrls`)."
  }) {}

/** Who was to pay the network's fee in the sender's place does not pay for this; nothing was sent. */
export class TransferSponsorError
  extends /* @__PURE__ */ defineError("TransferSponsorError", {
    text: ({ reason }: { readonly reason?: string }) =>
      `The sponsor does not pay the network's fee of this${reason === undefined ? "" : `: ${reason}`}.`,
    advice:
      "Prepare it again: for the next five minutes the account pays the fee itself. Look at the policy of the paymaster, and see the cause."
  }) {}

/** What would be sent now is not what was shown; nothing was sent. */
export class TransferChangedError
  extends /* @__PURE__ */ defineError("TransferChangedError", {
    text: ({ what }: { readonly what: "request" | "account" | "fee" }) =>
      `The transfer is not as it was shown: another ${what}.`,
    advice: "Prepare it again and show it."
  }) {}

/** The visitor declined in the wallet: an outcome, not a failure. */
export class TransferRejectedError
  extends /* @__PURE__ */ defineError("TransferRejectedError", {
    text: "The transfer was declined in the wallet.",
    advice: "Ask again when wanted.",
    rejected: true
  }) {}

/** The wallet did not take the transfer on; nothing was sent. */
export class TransferFailedError
  extends /* @__PURE__ */ defineError("TransferFailedError", {
    text: "The wallet does not send this transfer.",
    advice: "See the cause: another request may be open in the wallet."
  }) {}

/** The wallet failed, and may have sent the transfer all the same. */
export class TransferUncertainError
  extends /* @__PURE__ */ defineError("TransferUncertainError", {
    text: "It is not known whether the transfer was sent.",
    advice: "Look at the account's latest transactions before sending it again."
  }) {}
