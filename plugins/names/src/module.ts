import { Names, type Host, type PluginModule } from "@latchkey/core/effect"
import type { NamesActions } from "@latchkey/core"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { makeNames } from "./makeNames.ts"
import type { NamesOptions } from "./NamesOptions.ts"

/** The working part of the plugin. */
export const namesModule = (options: NamesOptions): PluginModule<NamesActions, Names | Host> => ({
  start: Effect.map(makeNames(options), (names) => Context.make(Names, names)),
  actions: {
    resolve: (...given) => Effect.flatMap(Names, ({ resolve }) => resolve(...given)),
    profile: (...given) => Effect.flatMap(Names, ({ profile }) => profile(...given))
  }
})
