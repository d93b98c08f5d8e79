import { Connections, JsonRpc, Namespaces, Shell, type PluginModule } from "@latchkey/core/effect"
import type { StandardWindow } from "@latchkey/core/wallet-standard"
import * as Effect from "effect/Effect"
import { findWallets } from "./connectors/findWallets.ts"
import type { SolanaApi, SolanaOptions } from "./SolanaApi.ts"
import { makeSolanaNamespace } from "./SolanaNamespace.ts"

/** The working part of the plugin; `window` is where wallets are looked for, none on a server. */
export const solanaModule = (
  options: SolanaOptions,
  window: StandardWindow | undefined = globalThis.window
): PluginModule<SolanaApi> => ({
  start: Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const connections = yield* Connections
    const { store } = yield* Shell
    const rpc = yield* JsonRpc

    yield* namespaces.register(makeSolanaNamespace(rpc, options))
    if (window !== undefined) yield* findWallets(window)

    return async () =>
      (await import("./api/makeSolanaApi.ts")).makeSolanaApi(connections, store, rpc, options)
  })
})
