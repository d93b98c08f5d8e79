import type { Plugin } from "@latchkey/core"
import { Connections, Telemetry, type PluginModule } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

interface GreetingApi {
  readonly greet: () => Promise<string>
}

const module: PluginModule<GreetingApi> = {
  start: Effect.gen(function* () {
    const telemetry = yield* Telemetry
    // Undone when the plugin is removed.
    yield* Effect.addFinalizer(() => telemetry.track("GREETING_STOPPED"))
  }),
  actions: {
    greet: () =>
      Effect.gen(function* () {
        const { accounts } = yield* (yield* Connections).current("eip155")
        return `Hello, ${accounts[0]?.address}`
      })
  }
}

/** A plugin that works with the kit's services themselves. */
export const greeting = (): Plugin<"greeting", GreetingApi> => ({
  id: "greeting",
  requires: ["evm"],
  actions: ["greet"],
  load: () => Promise.resolve(module)
})
