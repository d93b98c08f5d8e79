import { Connections, JsonRpc, Namespaces, Shell, type PluginModule } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { discoverWallets, type WalletWindow } from "./connectors/discovery.ts"
import { EvmApiMissingError } from "./errors.ts"
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

    const api = Effect.tryPromise({
      try: async () => (await import("./api/makeEvmApi.ts")).makeEvmApi(connections, store, rpc, options),
      catch: (cause) => new EvmApiMissingError(cause)
    })
    return {
      signTypedData: (request) => Effect.flatMap(api, ({ signTypedData }) => signTypedData(request)),
      getPermissions: () => Effect.flatMap(api, ({ getPermissions }) => getPermissions()),
      requestPermissions: () => Effect.flatMap(api, ({ requestPermissions }) => requestPermissions()),
      revokePermissions: () => Effect.flatMap(api, ({ revokePermissions }) => revokePermissions()),
      getCapabilities: (request) => Effect.flatMap(api, ({ getCapabilities }) => getCapabilities(request)),
      estimateGas: (request) => Effect.flatMap(api, ({ estimateGas }) => estimateGas(request)),
      waitForTransaction: (request) =>
        Effect.flatMap(api, ({ waitForTransaction }) => waitForTransaction(request)),
      getClient: (request) => Effect.flatMap(api, ({ getClient }) => getClient(request)),
      getWalletClient: () => Effect.flatMap(api, ({ getWalletClient }) => getWalletClient())
    }
  })
})
