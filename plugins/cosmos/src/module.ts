import {
  Connections,
  JsonRpc,
  KeyValue,
  lazyPart,
  State,
  type PluginModule,
  type PluginPartMissingError
} from "@latchkey/core/effect"
import { startChain } from "@latchkey/core/chain-kit/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { knownWallets } from "./connectors/knownWallets.ts"
import type { CosmosWalletPart } from "./connectors/makeWalletPart.ts"
import { watchForWallets } from "./connectors/watchForWallets.ts"
import type { WalletWindow } from "./connectors/WalletWindow.ts"
import type { CosmosApi, CosmosOptions } from "./CosmosApi.ts"
import { makeCosmosNamespace } from "./CosmosNamespace.ts"

const MAX_WALLETS = 100

/** What the functions of `kit.cosmos` share with the rest of the plugin. */
class CosmosParts extends Context.Service<
  CosmosParts,
  {
    readonly wallets: Effect.Effect<CosmosWalletPart, PluginPartMissingError>
    /** The plugin's: what a page keeps and calls later ends with it. */
    readonly scope: Scope.Scope
  }
>()("@latchkey/cosmos/Parts") {}

/** The working part of the plugin; `window` is where wallets are looked for, none on a server. */
export const chainModule = (
  options: CosmosOptions,
  window: WalletWindow | undefined = globalThis.window
): PluginModule<CosmosApi, CosmosParts> => ({
  start: Effect.gen(function* () {
    const rpc = yield* JsonRpc
    const storage = yield* KeyValue
    const scope = yield* Effect.scope
    const known = [...knownWallets, ...(options.wallets ?? [])].slice(0, MAX_WALLETS)
    const wallets = lazyPart("cosmos", async () =>
      (await import("./connectors/makeWalletPart.ts")).makeWalletPart(storage, known)
    )

    yield* startChain({
      namespace: makeCosmosNamespace(rpc, options),
      wallets,
      window,
      watch: (place, begin) => watchForWallets(place, known, begin)
    })
    return Context.make(CosmosParts, { wallets, scope })
  }),
  actions: async (services) =>
    (await import("./api/makeCosmosApi.ts")).makeCosmosApi({
      ...Context.get(services, CosmosParts),
      connections: Context.get(services, Connections),
      state: Context.get(services, State),
      options
    })
})
