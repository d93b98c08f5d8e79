import {
  Capabilities,
  type Http,
  type JsonRpc,
  Namespaces,
  type Notices,
  tokenBalances,
  type PluginModule
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { discoverWallets, type WalletWindow } from "./connectors/discovery.ts"
import type { EvmApi, EvmOptions } from "./EvmApi.ts"
import { makeEvmNamespace } from "./EvmNamespace.ts"

/** The working part of the plugin; `window` is where wallets are looked for, none on a server. */
export const chainModule = (
  options: EvmOptions,
  window: WalletWindow | undefined = typeof globalThis.window?.addEventListener === "function"
    ? globalThis.window
    : undefined
): PluginModule<EvmApi> => ({
  start: Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const capabilities = yield* Capabilities

    const [namespace, assets, watch] = makeEvmNamespace(
      yield* Effect.context<Capabilities | Http | JsonRpc | Notices>(),
      options
    )

    yield* namespaces.register(namespace)
    yield* capabilities.register(namespace.id, tokenBalances, {
      value: assets,
      source: "wallet",
      plugin: namespace.id
    })
    if (window !== undefined) yield* discoverWallets(window, options)
    // Where its code cannot be loaded, nothing is watched.
    if (options.pendingTransactions?.enable === true) yield* Effect.forkIn(watch, yield* Effect.scope)
  }),
  actions: async (services) => (await import("./api/makeEvmApi.ts")).makeEvmApi(services, options)
})
