import { defineError } from "@latchkey/core"

/** Several wallets at once are off: the remote configuration of the project says so, or the app. */
export class MultiWalletNotEnabledError
  extends /* @__PURE__ */ defineError("MultiWalletNotEnabledError", {
    code: "MULTI_WALLET_NOT_ENABLED",
    text: "Multi-Wallet Not Enabled",
    advice:
      "Turn several wallets on in the configuration of your project; without one, leave out features.multiWallet: false."
  }) {}

/** What is to be switched to is neither connected nor remembered. */
export class MultiWalletUnknownError
  extends /* @__PURE__ */ defineError("MultiWalletUnknownError", {
    code: "MULTI_WALLET_UNKNOWN",
    text: ({ connectorId }: { readonly connectorId: string; readonly namespace: string }) =>
      `There is no connection with ${connectorId}.`,
    advice: ({ connectorId, namespace }) =>
      `Connect it first: kit.connect({ connectorId: "${connectorId}", namespace: "${namespace}" }).`
  }) {}
