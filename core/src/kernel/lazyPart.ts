import type * as Effect from "effect/Effect"
import { lazyLoad } from "./lazyLoad.ts"
import { PluginPartMissingError } from "./pluginErrors.ts"

/** A part of a plugin, by `lazyLoad`. Fails: `PluginPartMissingError`; the next use tries again. */
export const lazyPart = <A>(
  plugin: string,
  load: () => Promise<A>
): Effect.Effect<A, PluginPartMissingError> =>
  lazyLoad(load, (cause) => new PluginPartMissingError({ plugin }, cause))
