import { chainPlugin, type Plugin } from "@latchkey/core"
import type { BitcoinApi, BitcoinOptions } from "./BitcoinApi.ts"
import type { BitcoinTypes } from "./BitcoinTypes.ts"

/**
 * Bitcoin (`bip122`): wallets of the browser with payment and ordinal accounts, switching, signing, balances, payment
 * links.
 *
 * Networks are `bitcoinMainnet`, `bitcoinTestnet` and `bitcoinSignet` of this package, or objects like them whose
 * `rpcUrls` are Esplora APIs.
 */
export const bitcoin = (options: BitcoinOptions = {}): Plugin<"bitcoin", BitcoinApi, any, BitcoinTypes> =>
  chainPlugin(options, {
    id: "bitcoin",
    namespace: { id: "bip122", name: "Bitcoin", defaultAccountType: "payment" },
    actions: ["getAccountAddresses", "signMessage", "signPsbt", "sendTransfer"],
    load: () => import("./module.ts")
  })
