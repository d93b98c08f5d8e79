import * as Effect from "effect/Effect"
import { runNow } from "../flow/runNow.ts"
import { lazyPart } from "./lazyPart.ts"
import type { PluginPartMissingError } from "./pluginErrors.ts"

/**
 * A service of the engine that is loaded by `lazyPart` and made once, over the services that are there where this runs;
 * what it opens is closed with their Scope.
 */
export const lazyService = <A, R>(
  part: string,
  load: () => Promise<Effect.Effect<A, never, R>>
): Effect.Effect<Effect.Effect<A, PluginPartMissingError>, never, R> =>
  Effect.map(Effect.context<R>(), (services) => lazyPart(part, async () => runNow(services)(await load())))
