import type { CaipNetworkId, CatalogueActions } from "@latchkey/core"
import type { GasPrices } from "./GasPrices.ts"

/** The actions of `kit.cloud`: those of a catalogue, one to fetch early, and one for the prices of gas. */
export interface CloudApi extends CatalogueActions {
  /**
   * Fetches the project's configuration and the first wallets, where that has not happened yet. Resolves when both are
   * there or have failed: a failure is told to the developer as an alert, and the app's own settings hold.
   */
  readonly load: () => Promise<void>
  /**
   * What the service says that gas costs on a network, in base units of its coin. Takes its word: the wallet has the last one.
   *
   * Fails: `CloudGasPriceUnsupportedError` where it does not serve the network, `CloudProjectIdMissingError`, and as asking a server does.
   */
  readonly gasPrices: (request: { readonly networkId: CaipNetworkId }) => Promise<GasPrices>
}
