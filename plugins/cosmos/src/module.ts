import type { KitError } from "@latchkey/core"
import {
  Connections,
  JsonRpc,
  KeyValue,
  Namespaces,
  NotConnectedError,
  Shell,
  type PluginModule
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { discoverWallets, type WalletWindow } from "./connectors/discovery.ts"
import { makeEnabledChains } from "./connectors/EnabledChains.ts"
import type { CosmosApi, CosmosOptions } from "./CosmosApi.ts"
import { makeCosmosNamespace } from "./CosmosNamespace.ts"

/** The working part of the plugin; `window` is where wallets are looked for, none on a server. */
export const cosmosModule = (
  options: CosmosOptions,
  window: WalletWindow | undefined = globalThis.window
): PluginModule<CosmosApi> => ({
  start: Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const connections = yield* Connections
    const { store } = yield* Shell
    const rpc = yield* JsonRpc
    const enabled = makeEnabledChains(yield* KeyValue)
    const scope = yield* Effect.scope
    const fork = Effect.runForkWith(yield* Effect.context())

    yield* namespaces.register(makeCosmosNamespace(rpc, enabled, options))
    if (window !== undefined) yield* discoverWallets(window, options.wallets ?? [], enabled)

    // For what a page keeps and calls later; ends with the plugin.
    const toPromise = <A>(effect: Effect.Effect<A, KitError>): Promise<A> =>
      new Promise((resolve, reject) => {
        const work = Effect.match(effect, { onSuccess: resolve, onFailure: reject })
        const begun = Effect.forkIn(work, scope, { startImmediately: true })
        const interrupted = () => reject(new NotConnectedError("cosmos"))
        fork(Effect.map(Effect.flatMap(begun, Fiber.await), interrupted))
      })
    return async () =>
      (await import("./api/makeCosmosApi.ts")).makeCosmosApi({
        connections,
        store,
        enabled,
        options,
        toPromise
      })
  })
})
