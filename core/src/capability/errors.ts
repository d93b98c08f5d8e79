import { defineError } from "../error/defineError.ts"

/** The namespace has no such capability. */
export class CapabilityMissingError
  extends /* @__PURE__ */ defineError("CapabilityMissingError", {
    text: ({ namespace, capability }: { readonly namespace: string; readonly capability: string }) =>
      `Unsupported chain: namespace "${namespace}" has no ${capability}.`,
    advice: "Offer this action only where the namespace can do it."
  }) {}

/** The visitor declined to sign: an outcome, not a failure. */
export class SigningRejectedError
  extends /* @__PURE__ */ defineError("SigningRejectedError", {
    text: "The signature was declined in the wallet.",
    advice: "Ask again when wanted.",
    rejected: true
  }) {}

/** The wallet failed to sign, or its answer is no signature. */
export class SigningFailedError
  extends /* @__PURE__ */ defineError("SigningFailedError", {
    text: "Sign message failed",
    advice: "Open the wallet, check that it is unlocked, and try again."
  }) {}

/** The wallet is on another network than the action was meant for; nothing was sent. */
export class NetworkMismatchError
  extends /* @__PURE__ */ defineError("NetworkMismatchError", {
    text: ({ expected, actual }: { readonly expected: string; readonly actual: string }) =>
      `The wallet is on ${actual}, not on ${expected}.`,
    advice: "Switch the wallet's network, then try again."
  }) {}
