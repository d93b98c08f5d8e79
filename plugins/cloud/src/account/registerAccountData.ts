import { Capabilities, history, lazyPart, prices, tokenBalances, type Host } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { ResolvedOptions } from "../ResolvedOptions.ts"
import type { AccountData } from "./AccountData.ts"
import type { IsSupported } from "./makeSupported.ts"

/**
 * Says of which namespaces the service tells: history, balances and prices. What asks it loads when first asked.
 *
 * Its history comes before the chain's own, since a chain tells little of an account: the app has chosen a service that reads every
 * block. What an account holds the chain itself says best, and the service if the chain does not answer.
 */
export const registerAccountData = (options: ResolvedOptions, isSupported: IsSupported) =>
  Effect.gen(function* () {
    const capabilities = yield* Capabilities
    const context = yield* Effect.context<Host | Scope.Scope>()
    const part = lazyPart("cloud", async (): Promise<AccountData> => {
      const { makeAccountData } = await import("./makeAccountData.ts")
      return Effect.runSyncWith(context)(makeAccountData(options, isSupported))
    })
    const from = { source: "server", plugin: "cloud" } as const
    for (const namespace of options.accounts ?? []) {
      yield* capabilities.register(namespace, history, {
        ...from,
        preferred: true,
        value: { list: (request) => Effect.flatMap(part, (data) => data.history.list(request)) }
      })
      yield* capabilities.register(namespace, tokenBalances, {
        ...from,
        value: { list: (request) => Effect.flatMap(part, (data) => data.balances.list(request)) }
      })
      yield* capabilities.register(namespace, prices, {
        ...from,
        value: { list: (request) => Effect.flatMap(part, (data) => data.prices.list(request)) }
      })
    }
  })
