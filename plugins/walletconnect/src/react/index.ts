import type { Plugin } from "@latchkey/core"
import { walletConnect as headless } from "../walletConnect.ts"
import type { PairingState } from "../PairingState.ts"
import type { WalletConnectOptions } from "../WalletConnectOptions.ts"

export type { NamespaceOverride, WalletConnectOptions } from "../WalletConnectOptions.ts"
export type { PairedWallet, PairingCode, PairingState } from "../PairingState.ts"

/** `walletConnect` with its view: the code to scan, or the link to a wallet's app, and what goes wrong there. */
export const walletConnect = (
  options: WalletConnectOptions
): Plugin<"walletConnect", object, PairingState> => ({
  ...headless(options),
  load: () => import("./pairingModule.ts").then((part) => part.pairingModule(options))
})
