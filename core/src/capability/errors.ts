import { KitError } from "../error/KitError.ts"

/** The namespace has no such capability. */
export class CapabilityMissingError extends KitError<
  "CAPABILITY_MISSING",
  { readonly namespace: string; readonly capability: string }
> {
  readonly _tag = "CapabilityMissingError"
  constructor(namespace: string, capability: string) {
    super(
      "CAPABILITY_MISSING",
      { namespace, capability },
      `Namespace "${namespace}" has no ${capability}.`,
      "Offer this action only where the namespace can do it."
    )
  }
}

/** The visitor declined to sign: an outcome, not a failure. */
export class SigningRejectedError extends KitError<"SIGNING_REJECTED"> {
  readonly _tag = "SigningRejectedError"
  constructor(cause?: unknown) {
    super(
      "SIGNING_REJECTED",
      {},
      "The signature was declined in the wallet.",
      "Ask again when wanted.",
      cause
    )
  }
}

/** The wallet failed to sign, or its answer is no signature. */
export class SigningFailedError extends KitError<"SIGNING_FAILED"> {
  readonly _tag = "SigningFailedError"
  constructor(cause?: unknown) {
    super(
      "SIGNING_FAILED",
      {},
      "Sign message failed",
      "Open the wallet, check that it is unlocked, and try again.",
      cause
    )
  }
}

/** The wallet is on another network than the action was meant for; nothing was sent. */
export class NetworkMismatchError extends KitError<
  "NETWORK_MISMATCH",
  { readonly expected: string; readonly actual: string }
> {
  readonly _tag = "NetworkMismatchError"
  constructor(expected: string, actual: string) {
    super(
      "NETWORK_MISMATCH",
      { expected, actual },
      `The wallet is on ${actual}, not on ${expected}.`,
      "Switch the wallet's network, then try again."
    )
  }
}
