import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import type { KitError } from "../error/KitError.ts"
import { Shell } from "../kit/Shell.ts"
import { PluginFailedError, PluginNotFoundError } from "./errors.ts"
import type { Host } from "./Host.ts"
import type { Plugin, PluginModule } from "./Plugin.ts"

type Api = Readonly<Record<string, (...args: ReadonlyArray<unknown>) => Effect.Effect<unknown, KitError>>>

/** The running plugins, each in a Scope of its own. */
export class Plugins extends Context.Service<
  Plugins,
  {
    /** Starts a plugin's module. One that fails leaves nothing behind. Fails: `PluginFailedError`. */
    readonly start: (plugin: Plugin, module: PluginModule, host: Context.Context<Host>) => Effect.Effect<Api, PluginFailedError>
    /** Undoes all that a plugin registered, last first. */
    readonly stop: (id: string) => Effect.Effect<void>
    /** The API of a running plugin. Fails: `PluginNotFoundError`. */
    readonly api: (id: string) => Effect.Effect<Api, PluginNotFoundError>
    readonly isRunning: (id: string) => boolean
  }
>()("@latchkey/core/Plugins") {
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const { store } = yield* Shell
      const parent = yield* Effect.scope
      const running = new Map<string, { readonly scope: Scope.Closeable; readonly api: Api }>()

      const markFailed = (id: string, error: KitError | undefined) =>
        Effect.sync(() =>
          store.update((state) => {
            const { [id]: _before, ...failed } = state.plugin.failed
            return {
              ...state,
              plugin: { ...state.plugin, failed: error === undefined ? failed : { ...failed, [id]: error.code } }
            }
          })
        )

      return Plugins.of({
        isRunning: (id) => running.has(id),
        api: (id) =>
          Effect.suspend(() => {
            const entry = running.get(id)
            return entry === undefined ? Effect.fail(new PluginNotFoundError(id)) : Effect.succeed(entry.api)
          }),
        start: (plugin, module, host) =>
          Effect.gen(function* () {
            const scope = yield* Scope.fork(parent)
            const api = yield* Scope.provide(module.start, scope).pipe(
              Effect.provideContext(host),
              Effect.onExit((exit) => (Exit.isSuccess(exit) ? Effect.void : Scope.close(scope, exit))),
              Effect.catchCause((cause) => {
                const reason = cause.reasons[0]
                const error = new PluginFailedError(
                  plugin.id,
                  reason?._tag === "Fail" ? reason.error : reason?._tag === "Die" ? reason.defect : "interrupted"
                )
                return Effect.andThen(markFailed(plugin.id, error), Effect.fail(error))
              })
            )
            running.set(plugin.id, { scope, api: api as Api })
            yield* markFailed(plugin.id, undefined)
            return api as Api
          }),
        stop: (id) =>
          Effect.suspend(() => {
            const entry = running.get(id)
            running.delete(id)
            return entry === undefined ? Effect.void : Scope.close(entry.scope, Exit.void)
          })
      })
    })
  )
}
