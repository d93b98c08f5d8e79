import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** What services may know of the plugins that run beside them. */
export class Plugins extends Context.Service<
  Plugins,
  {
    /** Waits until every plugin of the engine has started or failed. */
    readonly started: Effect.Effect<void>
    /** Runs `work` with a plugin's id before the plugin is removed, while all that it registered is still there. */
    readonly beforeStop: (work: (plugin: string) => Effect.Effect<void>) => void
  }
>()("@latchkey/core/Plugins") {}
