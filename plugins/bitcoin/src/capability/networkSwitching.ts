import { foreignPromise, type NetworkSwitching } from "@latchkey/core/effect"
import { toSwitchError, toWalletFault } from "@latchkey/core/chain-kit"
import type { BitcoinProvider } from "../provider/BitcoinProvider.ts"

/** Switching by what the wallet has for it; answers with the accounts of the other network. */
export const networkSwitching: NetworkSwitching = {
  switchNetwork: ({ provider, network }) =>
    foreignPromise(
      () => (provider as BitcoinProvider).switchNetwork(network.caipNetworkId),
      (cause) => toSwitchError(network)(toWalletFault(cause))
    )
}
