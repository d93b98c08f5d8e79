import type { Plugin, PluginModule } from "@latchkey/core"
import { Connections, Telemetry } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

interface GreetingApi {
  readonly greet: () => Promise<string>
}

const module: PluginModule<GreetingApi> = {
  start: Effect.gen(function* () {
    const connections = yield* Connections
    const telemetry = yield* Telemetry
    // Undone when the plugin is removed.
    yield* Effect.addFinalizer(() => telemetry.track("GREETING_STOPPED"))
    return {
      greet: () =>
        Effect.map(connections.current("eip155"), ({ accounts }) => `Hello, ${accounts[0]?.address}`)
    }
  })
}

/** A plugin that works with the kit's services themselves. */
export const greeting = (): Plugin<"greeting", GreetingApi> => ({
  id: "greeting",
  requires: ["evm"],
  methods: ["greet"],
  load: () => Promise.resolve(module)
})
