import { rpcHosts, type Plugin } from "@latchkey/core"
import type { SolanaApi, SolanaOptions } from "./SolanaApi.ts"

/** Solana: wallets of the Wallet Standard, signing, choice of network, native balances, payment links. */
export const solana = (options: SolanaOptions = {}): Plugin<"solana", SolanaApi> => ({
  id: "solana",
  when: "engine",
  namespaces: [{ id: "solana", name: "Solana", defaultAccountType: "eoa" }],
  hosts: rpcHosts("Solana networks", options.publicRpc),
  methods: [
    "signTransaction",
    "signAllTransactions",
    "signAndSendTransaction",
    "signIn",
    "getRpc",
    "waitForSignature"
  ],
  load: () => import("./module.ts").then(({ solanaModule }) => solanaModule(options))
})
