import * as Effect from "effect/Effect"
import { PluginPartMissingError } from "./errors.ts"

/** A part of a plugin that is loaded when it is first needed. Fails: `PluginPartMissingError`; the next use tries again. */
export const lazyPart = <A>(
  plugin: string,
  load: () => Promise<A>
): Effect.Effect<A, PluginPartMissingError> => {
  let part: Promise<A> | undefined
  return Effect.tryPromise({
    try: () => (part ??= load()),
    catch: (cause) => {
      part = undefined
      return new PluginPartMissingError(plugin, cause)
    }
  })
}
