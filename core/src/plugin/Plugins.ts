import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import type { KitError } from "../error/KitError.ts"
import { Shell } from "../kit/Shell.ts"
import { PluginFailedError, PluginNotFoundError } from "./errors.ts"
import { lazyPart } from "./lazyPart.ts"
import type { Host } from "./Host.ts"
import type { Plugin, PluginModule } from "./Plugin.ts"

/** A plugin with its module, or with what its loading failed with. */
export interface LoadedPlugin {
  readonly plugin: Plugin
  readonly module: PluginModule | undefined
  readonly failure?: unknown
}

const START_DEADLINE = "10 seconds"

type Api = Readonly<Record<string, (...args: ReadonlyArray<unknown>) => Effect.Effect<unknown, KitError>>>

/** The running plugins, each in a Scope of its own. */
export class Plugins extends Context.Service<
  Plugins,
  {
    /** Starts a plugin's module. One that did not load or fails leaves nothing behind. Fails: `PluginFailedError`. */
    readonly start: (
      loaded: LoadedPlugin,
      host: Context.Context<Host>
    ) => Effect.Effect<void, PluginFailedError>
    /** Undoes all that a plugin registered, last first. */
    readonly stop: (id: string) => Effect.Effect<void>
    /** The API of a running plugin, loaded where it is not yet. Fails: `PluginNotFoundError`, `PluginPartMissingError`. */
    readonly api: (id: string) => Effect.Effect<Api, KitError>
    readonly isRunning: (id: string) => boolean
  }
>()("@latchkey/core/Plugins") {
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const { store } = yield* Shell
      const parent = yield* Effect.scope
      const running = new Map<
        string,
        { readonly scope: Scope.Closeable; readonly api: Effect.Effect<Api, KitError> }
      >()

      const mark = (id: string, error: KitError | undefined) =>
        Effect.sync(() =>
          store.update((state) => {
            const { [id]: _before, ...failures } = state.plugin.failed
            return {
              ...state,
              plugin: {
                ...state.plugin,
                failed: error === undefined ? failures : { ...failures, [id]: error.code }
              }
            }
          })
        )
      const failed = (id: string, cause: unknown) => {
        const error = new PluginFailedError(id, cause)
        return Effect.andThen(mark(id, error), Effect.fail(error))
      }

      return Plugins.of({
        isRunning: (id) => running.has(id),
        api: (id) =>
          Effect.suspend(() => {
            const entry = running.get(id)
            return entry === undefined ? Effect.fail(new PluginNotFoundError(id)) : entry.api
          }),
        start: ({ plugin, module, failure }, host) =>
          Effect.gen(function* () {
            if (module === undefined) return yield* failed(plugin.id, failure)
            const scope = yield* Scope.fork(parent)
            const api = yield* Scope.provide(module.start, scope).pipe(
              Effect.provideContext(host),
              Effect.timeoutOrElse({
                duration: START_DEADLINE,
                orElse: () => Effect.die(`It did not start within ${START_DEADLINE}.`)
              }),
              Effect.onExit((exit) => (Exit.isSuccess(exit) ? Effect.void : Scope.close(scope, exit))),
              Effect.catchCause((cause) => {
                const reason = cause.reasons[0]
                return failed(
                  plugin.id,
                  reason?._tag === "Fail"
                    ? reason.error
                    : reason?._tag === "Die"
                      ? reason.defect
                      : "interrupted"
                )
              })
            )
            running.set(plugin.id, {
              scope,
              api:
                typeof api === "function"
                  ? lazyPart(plugin.id, api as () => Promise<Api>)
                  : Effect.succeed(api as Api)
            })
            yield* mark(plugin.id, undefined)
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
