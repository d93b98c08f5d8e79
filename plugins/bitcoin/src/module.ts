import { Connections, Http, lazyPart, State, type PluginModule } from "@latchkey/core/effect"
import { startChain } from "@latchkey/core/chain-kit/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { BitcoinApi, BitcoinOptions } from "./BitcoinApi.ts"
import { makeBitcoinNamespace } from "./BitcoinNamespace.ts"
import { watchForWallets } from "./connectors/watchForWallets.ts"
import type { WalletWindow } from "./connectors/WalletWindow.ts"

/** The working part of the plugin; `window` is where wallets are looked for, none on a server. */
export const chainModule = (
  options: BitcoinOptions,
  window: WalletWindow | undefined = globalThis.window
): PluginModule<BitcoinApi> => ({
  start: Effect.flatMap(Http, (http) =>
    startChain({
      namespace: makeBitcoinNamespace(http, options),
      wallets: lazyPart("bitcoin", () => import("./wallets.ts")),
      window,
      watch: watchForWallets
    })
  ),
  actions: async (services) =>
    (await import("./api/makeBitcoinApi.ts")).makeBitcoinApi(
      Context.get(services, Connections),
      Context.get(services, State)
    )
})
