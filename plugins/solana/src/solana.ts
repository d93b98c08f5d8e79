import { chainPlugin, type Plugin } from "@latchkey/core"
import type { SolanaApi, SolanaOptions } from "./SolanaApi.ts"
import type { SolanaTypes } from "./SolanaTypes.ts"

/** Solana: wallets of the Wallet Standard, signing, choice of network, balances, transfers, payment links. */
export const solana = (options: SolanaOptions = {}): Plugin<"solana", SolanaApi, any, SolanaTypes> =>
  chainPlugin(options, {
    id: "solana",
    namespace: { name: "Solana" },
    actions: [
      "signTransaction",
      "signAllTransactions",
      "signAndSendTransaction",
      "signIn",
      "getRpc",
      "waitForSignature"
    ],
    load: () => import("./module.ts")
  })
