import { Capabilities, Http, lazyPart, Notices, tokenLists, type PluginModule } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

/** Says that EVM's namespace has lists of tokens. What reads them loads when they are first asked for. */
export const tokenListsModule = (urls: ReadonlyArray<string>): PluginModule => ({
  start: Effect.gen(function* () {
    const capabilities = yield* Capabilities
    const http = yield* Http
    const { tell } = yield* Notices
    const scope = yield* Effect.scope
    const part = lazyPart("tokenLists", async () => {
      const { makeLists } = await import("./makeLists.ts")
      return makeLists(urls, { http, tell, scope })
    })
    yield* capabilities.register("eip155", tokenLists, {
      source: "server",
      plugin: "tokenLists",
      value: { list: (request) => Effect.flatMap(part, (list) => list(request)) }
    })
  })
})
