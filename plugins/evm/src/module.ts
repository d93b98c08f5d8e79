import { Connections, JsonRpc, Namespaces, Shell, type PluginModule } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { discoverWallets, type WalletWindow } from "./connectors/discovery.ts"
import type { EvmApi, EvmOptions } from "./EvmApi.ts"
import { makeEvmNamespace } from "./EvmNamespace.ts"

/** The working part of the plugin; `window` is where wallets are looked for, none on a server. */
export const evmModule = (
  options: EvmOptions,
  window: WalletWindow | undefined = globalThis.window
): PluginModule<EvmApi> => ({
  start: Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const connections = yield* Connections
    const { store } = yield* Shell
    const rpc = yield* JsonRpc

    yield* namespaces.register(makeEvmNamespace(rpc, options))
    if (window !== undefined) yield* discoverWallets(window, options)

    return async () => (await import("./api/makeEvmApi.ts")).makeEvmApi(connections, store, rpc, options)
  })
})
