import { defineError } from "@latchkey/core"

type OfMethod = { readonly method: string }
type OfNetwork = { readonly networkId: string }

/** The visitor declined a request in the wallet: an outcome, not a failure. */
export class WalletRequestRejectedError
  extends /* @__PURE__ */ defineError("WalletRequestRejectedError", {
    code: "COSMOS_REQUEST_REJECTED",
    text: ({ method }: OfMethod) => `${method} was declined in the wallet.`,
    advice: "Ask again when wanted.",
    rejected: true
  }) {}

/** The wallet does not have a function, failed at it, or answered with something else than its result. */
export class WalletRequestFailedError
  extends /* @__PURE__ */ defineError("WalletRequestFailedError", {
    code: "COSMOS_REQUEST_FAILED",
    text: ({ method }: OfMethod) => `The wallet failed at ${method}.`,
    advice: "See the cause; not every wallet knows every chain and every function."
  }) {}

/** What was passed is no transaction of that form; nobody was asked. */
export class SignDocInvalidError
  extends /* @__PURE__ */ defineError("SignDocInvalidError", {
    code: "COSMOS_SIGN_DOC_INVALID",
    text: ({ problem }: { readonly problem: string }) => `The transaction cannot be signed: ${problem}.`,
    advice: "Pass what makeSignDoc of @cosmjs/amino or @cosmjs/proto-signing makes."
  }) {}

/** The wallet signed something else than it was asked to, beyond fee and memo. The signature was dropped. */
export class SignedDocChangedError
  extends /* @__PURE__ */ defineError("SignedDocChangedError", {
    code: "COSMOS_SIGNED_DOC_CHANGED",
    text: ({ field }: { readonly field: string }) =>
      `The wallet signed another transaction than it was asked to: its ${field} differs.`,
    advice: "Do not send anything. Report this to the makers of the wallet."
  }) {}

/** The network object does not say what a wallet needs to be told. */
export class ChainDataMissingError
  extends /* @__PURE__ */ defineError("ChainDataMissingError", {
    code: "COSMOS_CHAIN_DATA_MISSING",
    text: ({ networkId }: OfNetwork) =>
      `The network ${networkId} does not say what a wallet needs to know of it.`,
    advice: "Give the network object a field `cosmos` and an RPC URL, as those of @latchkey/cosmos have."
  }) {}

/** No node of the network answered at the configured URLs. */
export class NodeUnreachableError
  extends /* @__PURE__ */ defineError("NodeUnreachableError", {
    code: "COSMOS_NODE_UNREACHABLE",
    text: ({ networkId }: OfNetwork) => `No node of ${networkId} answered.`,
    advice:
      "Check the RPC URLs: each has to be a CometBFT node of that network that lets this origin in (CORS)."
  }) {}
