import * as Effect from "effect/Effect"
import type { NetworkSwitching } from "../../capability/NetworkSwitching.ts"
import type { Signing } from "../../capability/Signing.ts"
import type { PluginPartMissingError } from "../../kernel/pluginErrors.ts"

/** What the connected wallet of a chain does. */
export interface WalletCapabilities {
  readonly signing: Signing
  readonly networkSwitching: NetworkSwitching
}

/**
 * The capabilities of the part of a plugin that talks to wallets, a `lazyPart`. Where the part found the wallet by
 * itself, it is there, and a click reaches the wallet in its own task; for a wallet of another plugin's connector it is
 * loaded at the first call.
 */
export const walletCapabilities = (
  part: Effect.Effect<WalletCapabilities, PluginPartMissingError>
): WalletCapabilities => ({
  signing: {
    signMessage: (request) => Effect.flatMap(part, ({ signing }) => signing.signMessage(request))
  },
  networkSwitching: {
    switchNetwork: (request) =>
      Effect.flatMap(part, ({ networkSwitching }) => networkSwitching.switchNetwork(request))
  }
})
