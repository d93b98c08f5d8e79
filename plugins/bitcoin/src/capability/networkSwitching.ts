import { foreignPromise, networkSwitchError, type NetworkSwitching } from "@latchkey/core/effect"
import type { BitcoinProvider } from "../provider/BitcoinProvider.ts"

/** Switching by what the wallet has for it; answers with the accounts of the other network. */
export const networkSwitching: NetworkSwitching = {
  switchNetwork: ({ provider, network: { caipNetworkId } }) =>
    foreignPromise(
      () => (provider as BitcoinProvider).switchNetwork(caipNetworkId),
      (cause) => networkSwitchError(caipNetworkId, cause)
    )
}
