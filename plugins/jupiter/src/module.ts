import { Capabilities, Http, lazyPart, Notices, prices, type PluginModule } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

/** Says that prices are known in Solana's namespace. What asks for them loads when first asked. */
export const jupiterModule = (url: string): PluginModule => ({
  start: Effect.gen(function* () {
    const capabilities = yield* Capabilities
    const http = yield* Http
    const { tell } = yield* Notices
    const part = lazyPart("jupiter", async () => {
      const { makePrices } = await import("./makePrices.ts")
      return makePrices(http, tell, url)
    })
    yield* capabilities.register("solana", prices, {
      source: "server",
      plugin: "jupiter",
      value: { list: (request) => Effect.flatMap(part, (list) => list(request)) }
    })
  })
})
