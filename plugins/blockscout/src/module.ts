import {
  Capabilities,
  history,
  lazyPart,
  nftHoldings,
  tokenBalances,
  type Host,
  type PluginModule
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { BlockscoutInstance } from "./BlockscoutOptions.ts"

/**
 * Says of which namespaces the explorers tell. What asks them loads when first asked.
 *
 * Of what happened, and of things of collections, they come before the chain's own, which looks back only as far as its nodes allow: the
 * app has chosen an explorer that knows every block. What an account holds the chain itself says best, and the explorer if it does not answer.
 */
export const blockscoutModule = (instances: ReadonlyArray<BlockscoutInstance>): PluginModule => ({
  start: Effect.gen(function* () {
    const capabilities = yield* Capabilities
    const context = yield* Effect.context<Host | Scope.Scope>()
    const part = lazyPart("blockscout", async () => {
      const { makeExplorer } = await import("./makeExplorer.ts")
      return Effect.runSyncWith(context)(makeExplorer(instances))
    })
    const from = { source: "server", plugin: "blockscout" } as const
    for (const namespace of new Set(instances.map(({ networkId }) => String(networkId).split(":")[0]!))) {
      yield* capabilities.register(namespace, history, {
        ...from,
        preferred: true,
        value: { list: (request) => Effect.flatMap(part, ({ transactions }) => transactions(request)) }
      })
      yield* capabilities.register(namespace, tokenBalances, {
        ...from,
        value: { list: (request) => Effect.flatMap(part, ({ tokens }) => tokens(request)) }
      })
      yield* capabilities.register(namespace, nftHoldings, {
        ...from,
        preferred: true,
        value: { reader: Effect.map(part, ({ things }) => ({ list: things })) }
      })
    }
  })
})
