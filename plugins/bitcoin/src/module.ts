import { Connections, Http, Namespaces, type PluginModule } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { BitcoinApi, BitcoinOptions } from "./BitcoinApi.ts"
import { makeBitcoinNamespace } from "./BitcoinNamespace.ts"
import { findWallets } from "./connectors/findWallets.ts"
import type { WalletWindow } from "./connectors/WalletWindow.ts"

/** The working part of the plugin; `window` is where wallets are looked for, none on a server. */
export const bitcoinModule = (
  options: BitcoinOptions,
  window: WalletWindow | undefined = globalThis.window
): PluginModule<BitcoinApi> => ({
  start: Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const connections = yield* Connections
    const http = yield* Http

    yield* namespaces.register(makeBitcoinNamespace(http, options))
    if (window !== undefined) yield* findWallets(window)

    return async () => (await import("./api/makeBitcoinApi.ts")).makeBitcoinApi(connections)
  })
})
