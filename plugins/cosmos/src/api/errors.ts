import { KitError } from "@latchkey/core"

type OfMethod = { readonly method: string }
type OfNetwork = { readonly networkId: string }

/** The visitor declined a request in the wallet: an outcome, not a failure. */
export class WalletRequestRejectedError extends KitError<"COSMOS_REQUEST_REJECTED", OfMethod> {
  readonly _tag = "WalletRequestRejectedError"
  constructor(method: string, cause?: unknown) {
    super(
      "COSMOS_REQUEST_REJECTED",
      { method },
      `${method} was declined in the wallet.`,
      "Ask again when wanted.",
      cause
    )
  }
}

/** The wallet does not have a function, failed at it, or answered with something else than its result. */
export class WalletRequestFailedError extends KitError<"COSMOS_REQUEST_FAILED", OfMethod> {
  readonly _tag = "WalletRequestFailedError"
  constructor(method: string, cause?: unknown) {
    super(
      "COSMOS_REQUEST_FAILED",
      { method },
      `The wallet failed at ${method}.`,
      "See the cause; not every wallet knows every chain and every function.",
      cause
    )
  }
}

/** What was passed is no transaction of that form; nobody was asked. */
export class SignDocInvalidError extends KitError<"COSMOS_SIGN_DOC_INVALID", { readonly problem: string }> {
  readonly _tag = "SignDocInvalidError"
  constructor(problem: string) {
    super(
      "COSMOS_SIGN_DOC_INVALID",
      { problem },
      `The transaction cannot be signed: ${problem}.`,
      "Pass what makeSignDoc of @cosmjs/amino or @cosmjs/proto-signing makes."
    )
  }
}

/** The wallet signed something else than it was asked to, beyond fee and memo. The signature was dropped. */
export class SignedDocChangedError extends KitError<"COSMOS_SIGNED_DOC_CHANGED", { readonly field: string }> {
  readonly _tag = "SignedDocChangedError"
  constructor(field: string) {
    super(
      "COSMOS_SIGNED_DOC_CHANGED",
      { field },
      `The wallet signed another transaction than it was asked to: its ${field} differs.`,
      "Do not send anything. Report this to the makers of the wallet."
    )
  }
}

/** The network object does not say what a wallet needs to be told. */
export class ChainDataMissingError extends KitError<"COSMOS_CHAIN_DATA_MISSING", OfNetwork> {
  readonly _tag = "ChainDataMissingError"
  constructor(networkId: string) {
    super(
      "COSMOS_CHAIN_DATA_MISSING",
      { networkId },
      `The network ${networkId} does not say what a wallet needs to know of it.`,
      "Give the network object a field `cosmos` and an RPC URL, as those of @latchkey/cosmos have."
    )
  }
}

/** No node of the network answered at the configured URLs. */
export class NodeUnreachableError extends KitError<"COSMOS_NODE_UNREACHABLE", OfNetwork> {
  readonly _tag = "NodeUnreachableError"
  constructor(networkId: string, cause?: unknown) {
    super(
      "COSMOS_NODE_UNREACHABLE",
      { networkId },
      `No node of ${networkId} answered.`,
      "Check the RPC URLs: each has to be a CometBFT node of that network that lets this origin in (CORS).",
      cause
    )
  }
}
