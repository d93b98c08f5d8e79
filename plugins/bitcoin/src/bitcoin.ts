import { rpcHosts, type Plugin } from "@latchkey/core"
import type { BitcoinApi, BitcoinOptions } from "./BitcoinApi.ts"

/**
 * Bitcoin (`bip122`): wallets of the browser with payment and ordinal accounts, switching, signing, balances, payment
 * links.
 *
 * Networks are `bitcoinMainnet`, `bitcoinTestnet` and `bitcoinSignet` of this package, or objects like them whose
 * `rpcUrls` are Esplora APIs.
 */
export const bitcoin = (options: BitcoinOptions = {}): Plugin<"bitcoin", BitcoinApi> => ({
  id: "bitcoin",
  when: "engine",
  namespaces: [{ id: "bip122", name: "Bitcoin", defaultAccountType: "payment" }],
  hosts: rpcHosts("Bitcoin networks", options.publicRpc),
  methods: ["getAccountAddresses", "signMessage", "signPsbt", "sendTransfer"],
  load: () => import("./module.ts").then(({ bitcoinModule }) => bitcoinModule(options))
})
