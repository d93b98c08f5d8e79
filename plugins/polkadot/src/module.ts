import { Connections, lazyPart, JsonRpc, Namespaces, Shell, type PluginModule } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { LoadedApi } from "./api/makePolkadotApi.ts"
import { codec } from "./codec.ts"
import { findWallets } from "./connectors/findWallets.ts"
import type { WalletWindow } from "./connectors/WalletWindow.ts"
import type { PolkadotApi, PolkadotOptions } from "./PolkadotApi.ts"
import { makePolkadotNamespace } from "./PolkadotNamespace.ts"
import type { WalletSessions } from "./WalletSession.ts"

/** The working part of the plugin; `window` is where wallets are looked for, none on a server. */
export const polkadotModule = (
  options: PolkadotOptions,
  window: WalletWindow | undefined = globalThis.window
): PluginModule<PolkadotApi> => ({
  start: Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const connections = yield* Connections
    const { app, storage, store } = yield* Shell
    const rpc = yield* JsonRpc
    const sessions: WalletSessions = new WeakMap()

    let open: LoadedApi | undefined
    const loaded = lazyPart("polkadot", async () => {
      const { makePolkadotApi } = await import("./api/makePolkadotApi.ts")
      return (open = makePolkadotApi({ connections, store, rpc, options, codec }))
    })
    yield* Effect.addFinalizer(() => Effect.promise(async () => open?.close().catch(() => {})))

    yield* namespaces.register(
      makePolkadotNamespace(sessions, {
        read: (request) => Effect.flatMap(loaded, ({ nativeBalance }) => nativeBalance.read(request))
      })
    )
    if (window !== undefined) yield* findWallets(window, { appName: app.name, storage, sessions })
    return {
      getApi: (request) => Effect.flatMap(loaded, ({ api }) => api.getApi(request)),
      signPayload: (payload) => Effect.flatMap(loaded, ({ api }) => api.signPayload(payload))
    }
  })
})
