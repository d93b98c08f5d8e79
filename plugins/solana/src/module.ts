import { Connections, JsonRpc, lazyPart, State, type PluginModule } from "@latchkey/core/effect"
import { awaitStandardWallet, type StandardWindow } from "@latchkey/core/chain-kit"
import { startChain } from "@latchkey/core/chain-kit/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { SolanaApi, SolanaOptions } from "./SolanaApi.ts"
import { makeSolanaNamespace } from "./SolanaNamespace.ts"

/** The working part of the plugin; `window` is where wallets are looked for, none on a server. */
export const chainModule = (
  options: SolanaOptions,
  window: StandardWindow | undefined = globalThis.window
): PluginModule<SolanaApi> => ({
  start: Effect.flatMap(JsonRpc, (rpc) =>
    startChain({
      namespace: makeSolanaNamespace(rpc, options),
      wallets: lazyPart("solana", () => import("./wallets.ts")),
      window,
      watch: (place, begin) => awaitStandardWallet(place, "solana:", begin)
    })
  ),
  actions: async (services) =>
    (await import("./api/makeSolanaApi.ts")).makeSolanaApi(
      Context.get(services, Connections),
      Context.get(services, State),
      Context.get(services, JsonRpc),
      options
    )
})
