import type { NameRegistrationActions, NamesActions } from "@latchkey/core"
import { lazyPart, NameRegistration, Names, type Host, type PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { makeNames } from "./makeNames.ts"
import { Naming } from "./Naming.ts"
import type { NamesOptions } from "./NamesOptions.ts"

/** The working part of the plugin; what gets names loads when somebody wants one. */
export const namesModule = (
  options: NamesOptions
): PluginModule<NamesActions & NameRegistrationActions, Naming | Host> => ({
  start: Effect.gen(function* () {
    const { forget, ...names } = yield* makeNames(options)
    const context = yield* Effect.context<Host | Scope.Scope>()
    const part = lazyPart("names", async (): Promise<NameRegistration["Service"]> => {
      const { makeRegistration } = await import("./makeRegistration.ts")
      return Effect.runSyncWith(context)(makeRegistration({ ...names, forget }))
    })
    const registration = NameRegistration.of({
      suggestions: (...given) => Effect.flatMap(part, ({ suggestions }) => suggestions(...given)),
      register: (...given) => Effect.flatMap(part, ({ register }) => register(...given))
    })
    return Context.make(Names, names).pipe(
      Context.add(NameRegistration, registration),
      Context.add(Naming, { ...names, ...registration })
    )
  }),
  actions: Naming
})
