import { defineError, plainText } from "@latchkey/core"

const MAX_REASON = 200

/** The frame's document did not come within 20 s. */
export class FrameLoadFailedError
  extends /* @__PURE__ */ defineError("FrameLoadFailedError", {
    code: "EMBEDDED_FRAME_LOAD_FAILED",
    text: "Network Error - Could not load embedded wallet",
    advice:
      "Check the network connection, that the page's content security policy allows the frame, and that the frame allows this origin."
  }) {}

/** The page took the frame out: with its document, whatever it was asked is gone. */
export class FrameRemovedError
  extends /* @__PURE__ */ defineError("FrameRemovedError", {
    code: "EMBEDDED_FRAME_REMOVED",
    text: "The embedded wallet was taken out of the page.",
    advice: "Ask again: it comes back. Leave <latchkey-frame> where it is, below <body>."
  }) {}

/** The browser keeps nothing of what the frame stores, as it was told to for other sites: whoever signs in is signed in until the page is left. */
export class FrameStorageBlockedError
  extends /* @__PURE__ */ defineError("FrameStorageBlockedError", {
    code: "EMBEDDED_STORAGE_BLOCKED",
    text: "This browser keeps nothing for the embedded wallet: it blocks the storage of other sites.",
    advice: "Serve the frame from a subdomain of the page's own site (frameUrl), which browsers do not block."
  }) {}

/** The frame did not answer within 120 s. */
export class FrameRequestTimeoutError
  extends /* @__PURE__ */ defineError("FrameRequestTimeoutError", {
    code: "EMBEDDED_REQUEST_TIMEOUT",
    text: ({ call }: { readonly call: string }) => `Embedded Wallet Request Timed Out: ${call}`,
    advice: "Try again."
  }) {}

/** The visitor or the page ended a request before the frame had answered: an outcome, not a failure. */
export class FrameRequestAbortedError
  extends /* @__PURE__ */ defineError("FrameRequestAbortedError", {
    code: "EMBEDDED_REQUEST_ABORTED",
    text: ({ call }: { readonly call: string }) =>
      call === "RPC_REQUEST" ? "Request was aborted" : "Something went wrong",
    advice: "Ask again when wanted.",
    rejected: true
  }) {}

/** The frame answered with an error; `reason` is its text, of at most 200 characters. */
export class FrameRefusedError
  extends /* @__PURE__ */ defineError("FrameRefusedError", {
    code: "EMBEDDED_REFUSED",
    details: ({ call, reason }: { readonly call: string; readonly reason: string }) => ({
      call,
      reason: plainText(reason, MAX_REASON)
    }),
    text: ({ reason }) => reason,
    advice: "Try again, or sign in again."
  }) {}

/** The frame's answer is not what the call is answered with. */
export class FrameAnswerInvalidError
  extends /* @__PURE__ */ defineError("FrameAnswerInvalidError", {
    code: "EMBEDDED_ANSWER_INVALID",
    text: ({ call }: { readonly call: string }) => `The embedded wallet's answer to ${call} cannot be read.`,
    advice: "Try again; if it stays so, the frame is not one that this kit knows."
  }) {}

/** `frameUrl` is no address of a frame: not https, of this page's own origin, or absent where somebody signs in by a passkey. */
export class FrameUrlInvalidError
  extends /* @__PURE__ */ defineError("FrameUrlInvalidError", {
    code: "EMBEDDED_FRAME_URL_INVALID",
    text: "The frameUrl of embedded() cannot be used.",
    advice:
      "Give an https URL, or an http one of this machine, on an origin of its own: a frame of the page's origin would keep its keys where every script of the page reads them. The method `passkey` needs one of @latchkey/embedded-server: the default frame has none."
  }) {}

/** A method that is in neither list was asked for. */
export class MethodNotAllowedError
  extends /* @__PURE__ */ defineError("MethodNotAllowedError", {
    code: "EMBEDDED_METHOD_NOT_ALLOWED",
    details: ({ method }: { readonly method: string }) => ({ method: plainText(method, MAX_REASON) }),
    text: ({ method }) => `Requested RPC call is not allowed: ${method}`,
    advice: "Use a method that the embedded wallet has."
  }) {}

/** An e-mail was asked for less than 30 s after the one before. */
export class EmailCooldownError
  extends /* @__PURE__ */ defineError("EmailCooldownError", {
    code: "EMBEDDED_EMAIL_COOLDOWN",
    text: ({ seconds }: { readonly seconds: number }) => `Please try again after ${seconds} seconds`,
    advice: "Look into the mailbox: the e-mail before may still come."
  }) {}

/** What was given is no e-mail address, or the frame refuses it. */
export class EmailInvalidError
  extends /* @__PURE__ */ defineError("EmailInvalidError", {
    code: "EMBEDDED_EMAIL_INVALID",
    text: "That isn't an e-mail address. Try again.",
    advice: "Check the address for typing errors."
  }) {}

/** Nobody is signed in who could do that. */
export class NotSignedInError
  extends /* @__PURE__ */ defineError("NotSignedInError", {
    code: "EMBEDDED_NOT_SIGNED_IN",
    text: "Not connected to email or social",
    advice: "Sign in first."
  }) {}

/** The wallet is offered on no network of this page: it is for EVM networks and Solana. */
export class NoAuthConnectorError
  extends /* @__PURE__ */ defineError("NoAuthConnectorError", {
    code: "EMBEDDED_NO_CONNECTOR",
    text: "No auth connector found",
    advice: "Install the plugin of EVM networks or of Solana beside embedded(), with a network."
  }) {}

/** The modal was closed before what it was opened for was done: an outcome, not a failure. */
export class ModalClosedError
  extends /* @__PURE__ */ defineError("ModalClosedError", {
    code: "EMBEDDED_MODAL_CLOSED",
    text: "Modal closed",
    advice: "Ask again when wanted.",
    rejected: true
  }) {}

/** The frame shared no account on a network of this page. */
export class NoAccountError
  extends /* @__PURE__ */ defineError("NoAccountError", {
    code: "EMBEDDED_NO_ACCOUNT",
    text: "The embedded wallet has no account on a network of this page.",
    advice: "Configure the frame with a network of this page."
  }) {}

/** A sign-in at a provider could not be begun; its window could not be opened, was closed, or took too long; or Farcaster failed. */
export class SocialFailedError
  extends /* @__PURE__ */ defineError("SocialFailedError", {
    code: "EMBEDDED_SOCIAL_FAILED",
    text: ({
      reason
    }: {
      readonly reason: "blocked" | "closed" | "late" | "untrusted" | "noUri" | "farcaster" | "failed"
    }) => socialTexts[reason],
    advice: "Allow windows of this page, and try again."
  }) {}

const socialTexts = {
  blocked: "Could not open social popup",
  closed: "Popup closed",
  late: "Social login timed out. Please try again.",
  untrusted: "Untrusted Origin",
  noUri: "Could not fetch the social redirect uri",
  farcaster: "Failed to connect to farcaster",
  failed: "Failed to initiate social connection"
} as const
