import { Capabilities, lazyPart, nameRegistry, nameResolution, type Host } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { IsSupported } from "../account/makeSupported.ts"
import type { ResolvedOptions } from "../ResolvedOptions.ts"
import { namedNamespaces } from "./coinTypeOf.ts"
import type { NameService } from "./NameService.ts"

/**
 * Says of which namespaces the service tells and gives names: below its own ending alone, and what addresses call themselves. What
 * asks it loads when first asked.
 */
export const registerNames = (options: ResolvedOptions, isSupported: IsSupported) =>
  Effect.gen(function* () {
    const capabilities = yield* Capabilities
    const context = yield* Effect.context<Host | Scope.Scope>()
    const part = lazyPart("cloud", async (): Promise<NameService> => {
      const { makeNameService } = await import("./makeNameService.ts")
      return Effect.runSyncWith(context)(makeNameService(options, isSupported))
    })
    const from = { source: "server", plugin: "cloud" } as const
    const zone = options.names?.zone
    for (const namespace of namedNamespaces) {
      if (zone === undefined && !options.accounts?.includes(namespace)) continue
      yield* capabilities.register(namespace, nameResolution, {
        ...from,
        value: { zones: zone === undefined ? [] : [zone], reader: Effect.map(part, ({ reader }) => reader) }
      })
      if (zone === undefined) continue
      yield* capabilities.register(namespace, nameRegistry, {
        ...from,
        value: {
          zone,
          suggestions: (request) => Effect.flatMap(part, ({ registry }) => registry.suggestions(request)),
          owned: (request) => Effect.flatMap(part, ({ registry }) => registry.owned(request)),
          register: (request) => Effect.flatMap(part, ({ registry }) => registry.register(request))
        }
      })
    }
  })
