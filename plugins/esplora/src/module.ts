import {
  Capabilities,
  history,
  lazyPart,
  tokenBalances,
  type Host,
  type PluginModule
} from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { EsploraActions } from "./EsploraActions.ts"
import type { EsploraApi } from "./EsploraApi.ts"
import type { EsploraInstance } from "./EsploraOptions.ts"

/**
 * Says of which namespaces the servers tell. What asks them loads when first asked. Of what happened they know every block; what an
 * account holds the chain plugin says first.
 */
export const esploraModule = (instances: ReadonlyArray<EsploraInstance>): PluginModule<EsploraApi> => ({
  start: Effect.gen(function* () {
    const capabilities = yield* Capabilities
    const context = yield* Effect.context<Host | Scope.Scope>()
    const part = lazyPart("esplora", async () => {
      const { makeServer } = await import("./makeServer.ts")
      return Effect.runSyncWith(context)(makeServer(instances))
    })
    const from = { source: "server", plugin: "esplora" } as const
    for (const namespace of new Set(instances.map(({ networkId }) => String(networkId).split(":")[0]!))) {
      yield* capabilities.register(namespace, history, {
        ...from,
        preferred: true,
        value: { list: (request) => Effect.flatMap(part, ({ transactions }) => transactions(request)) }
      })
      yield* capabilities.register(namespace, tokenBalances, {
        ...from,
        value: { list: (request) => Effect.flatMap(part, ({ coin }) => coin(request)) }
      })
    }
    return Context.make(EsploraActions, {
      broadcast: (request) => Effect.flatMap(part, ({ broadcast }) => broadcast(request)),
      feeRates: (request) => Effect.flatMap(part, ({ feeRates }) => feeRates(request))
    })
  }),
  actions: EsploraActions
})
