import type * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"
import { CancelledError, InternalError, KitDisposedError } from "../error/errors.ts"
import { isOwnError, type KitError } from "../error/KitError.ts"
import { each } from "../flow/each.ts"
import { fromPromise } from "../flow/fromPromise.ts"
import { runNow } from "../flow/runNow.ts"
import { withDeadline } from "../flow/withDeadline.ts"
import { CurrentPlugin } from "./CurrentPlugin.ts"
import type { Engine } from "./Engine.ts"
import { Loads } from "./Loads.ts"
import { PluginDuplicateError, PluginNotFoundError } from "./errors.ts"
import { PluginFailedError, PluginPartMissingError } from "./pluginErrors.ts"
import type { KernelPlugin, PluginModule } from "./Plugin.ts"
import { Plugins } from "./Plugins.ts"
import { pluginSlice } from "./PluginState.ts"
import { makeScheduler } from "./scheduler.ts"
import { fillingId, type SlotFilling } from "./Slot.ts"
import { makeState, State } from "./State.ts"
import type { Store } from "./Store.ts"

type Plugin = KernelPlugin<string, any, any>
type Services = Context.Context<never>
type Actions = Readonly<Record<string, (...args: ReadonlyArray<unknown>) => Effect.Effect<unknown, KitError>>>

interface Running {
  readonly scope: Scope.Closeable
  readonly provides: Services
  readonly actions: Effect.Effect<Actions, KitError>
  readonly ready: Effect.Effect<void, KitError>
}

/** What the shell gives to its engine. */
export interface EngineHost {
  readonly store: Store<object>
  readonly plugins: () => ReadonlyArray<Plugin>
  /** A plugin's module; the same Promise until it has failed. */
  readonly load: (plugin: Plugin) => Promise<PluginModule>
}

/** What the engine is made of before any plugin. */
export interface EngineParts {
  /** The kit's own modules by id, in the order in which they start: each may use what those before it provide. */
  readonly builtIns: Readonly<Record<string, PluginModule>>
  /** Services that the shell made. */
  readonly services: Services
  /** Tells of a plugin that did not start; the others go on. */
  readonly onFailed: (error: KitError, services: Services) => Effect.Effect<void>
}

const START_MILLIS = 10_000

/**
 * Starts the kit's own modules in the task of the caller, so that a click that finds the engine here reaches the wallet
 * in the same task; then the plugins, each in a Scope of its own, after those that it requires.
 */
export const startEngine = (host: EngineHost, { builtIns, services, onFailed }: EngineParts): Engine => {
  const scope = Scope.makeUnsafe()
  const scheduler = makeScheduler()
  const running = new Map<string, Running>()
  const fibers = new Set<Fiber.Fiber<unknown, unknown>>()
  const starts = new Map<string, Promise<void>>()
  const stopping: Array<(plugin: string) => Effect.Effect<void>> = []
  const started = Deferred.makeUnsafe<void>()
  const state = makeState(host.store)
  const base = [
    scheduler.services,
    services,
    Context.make(State, state),
    Context.make(Loads, new Set()),
    Context.make(Plugins, {
      started: Deferred.await(started),
      beforeStop: (work) => void stopping.push(work)
    })
  ].reduce<Services>((all, more) => Context.merge(all, more as Services), Context.empty())
  // What plugins provide is there for those that start or are called after them.
  let current = base
  let disposed = false
  let settling = true

  const contextOf = (plugin: Plugin | undefined): Services =>
    plugin === undefined
      ? current
      : (current.pipe(
          Context.add(State, makeState(host.store, { slice: plugin.slice })),
          Context.add(CurrentPlugin, plugin.id)
        ) as Services)

  const fork = <A>(effect: Effect.Effect<A, KitError>, signal?: AbortSignal): Promise<A> =>
    new Promise((resolve, reject) => {
      const fiber = Effect.runForkWith(current)(effect)
      const abort = () => fiber.interruptUnsafe()
      fibers.add(fiber)
      signal?.addEventListener("abort", abort, { once: true })
      fiber.addObserver((exit) => {
        fibers.delete(fiber)
        signal?.removeEventListener("abort", abort)
        if (Exit.isSuccess(exit)) resolve(exit.value)
        else reject(disposed ? new KitDisposedError() : toKitError(exit.cause))
      })
    })
  const run = <A>(effect: Effect.Effect<A, KitError>, signal?: AbortSignal): Promise<A> => {
    if (disposed) return Promise.reject(new KitDisposedError())
    if (signal?.aborted === true) return Promise.reject(new CancelledError())
    return fork(effect, signal)
  }

  const mark = (id: string, error: KitError | undefined) =>
    state.write(pluginSlice, (plugins) => {
      if (error === undefined && plugins.failed[id] === undefined) return plugins
      const { [id]: _before, ...failures } = plugins.failed
      return { ...plugins, failed: error === undefined ? failures : { ...failures, [id]: error.code } }
    })
  const fail = (id: string, cause: unknown) =>
    Effect.suspend(() => {
      // One that says so already keeps its cause: of a cause within a cause nothing is kept.
      const isOwn = cause instanceof PluginFailedError && cause.details.plugin === id
      const error =
        isOwn || cause instanceof PluginDuplicateError ? cause : new PluginFailedError({ plugin: id }, cause)
      mark(id, error)
      return Effect.fail(error)
    })
  const provideAll = () => {
    current = [...running.values()].reduce((all, { provides }) => Context.merge(all, provides), base)
  }

  const actionsOf = (
    { actions }: PluginModule,
    id: string,
    plugin: Plugin | undefined
  ): Running["actions"] => {
    if (typeof actions !== "function") return Effect.succeed((actions ?? {}) as Actions)
    if ("key" in actions)
      return Effect.sync(() => Context.get(contextOf(plugin), actions as never) as Actions)
    let made: Actions | Promise<Actions> | undefined
    return Effect.suspend(() => {
      made ??= actions(contextOf(plugin) as Context.Context<any>) as Actions | Promise<Actions>
      if (!(made instanceof Promise)) return Effect.succeed(made)
      const loading = made
      return fromPromise(
        () => loading,
        (cause) => {
          made = undefined
          return new PluginPartMissingError({ plugin: id }, cause)
        }
      )
    })
  }

  const begin = (id: string, module: PluginModule, plugin?: Plugin) =>
    Effect.suspend(() => {
      const lifetime = Scope.forkUnsafe(scope)
      const started = module.start ?? Effect.void
      const { fills } = module
      return Scope.provide(fills === undefined ? started : Effect.tap(started, fill(fills)), lifetime).pipe(
        Effect.provideContext(contextOf(plugin)),
        Effect.map((answer) => {
          // What runs an effect is in its context too, and is nobody's service.
          const own = [...(Context.isContext(answer) ? answer.mapUnsafe : [])].filter(
            ([key]) => !key.startsWith("effect/")
          )
          const provides = Context.makeUnsafe<never>(new Map(own))
          for (const [key, service] of own) {
            const known = current.mapUnsafe.get(key)
            if (known !== undefined && known !== service) throw new PluginDuplicateError({ id: key })
          }
          running.set(id, {
            scope: lifetime,
            provides,
            actions: actionsOf(module, id, plugin),
            ready: readyOf(module, plugin)
          })
          provideAll()
        }),
        Effect.onExit((exit) => (Exit.isSuccess(exit) ? Effect.void : Scope.close(lifetime, exit)))
      )
    })

  const fill = (fills: ReadonlyArray<SlotFilling>) =>
    Effect.suspend(() => {
      const change = (next: (fillings: ReadonlyArray<SlotFilling>) => ReadonlyArray<SlotFilling>) =>
        Effect.sync(() =>
          state.write(pluginSlice, (plugins) => ({ ...plugins, fillings: next(plugins.fillings) }))
        )
      const all = [...state.read(pluginSlice).fillings, ...fills]
      for (const filling of fills) {
        const id = fillingId(filling)
        const isTaken = all.some(
          (other) => other !== filling && other.slot === filling.slot && fillingId(other) === id
        )
        if (id !== undefined && isTaken) return Effect.fail(new PluginDuplicateError({ id }))
      }
      return Effect.andThen(
        change((before) => [...before, ...fills]),
        Effect.addFinalizer(() => change((before) => before.filter((filling) => !fills.includes(filling))))
      )
    })

  const startPlugin = (plugin: Plugin, module: PluginModule) =>
    withDeadline(begin(plugin.id, module, plugin) as Effect.Effect<void, KitError>, START_MILLIS, () =>
      Effect.die(`It did not start within ${START_MILLIS / 1_000} seconds.`)
    ).pipe(
      Effect.catchCause((cause) => {
        const reason = cause.reasons[0]
        return fail(
          plugin.id,
          reason?._tag === "Fail" ? reason.error : reason?._tag === "Die" ? reason.defect : "interrupted"
        )
      }),
      Effect.andThen(
        Effect.suspend(() => {
          mark(plugin.id, undefined)
          return settling ? Effect.void : readyOf(module, plugin)
        })
      )
    )

  const readyOf = ({ ready }: PluginModule, plugin?: Plugin) =>
    ready === undefined
      ? Effect.void
      : Effect.suspend(() => Effect.provideContext(ready, contextOf(plugin)) as Effect.Effect<void, KitError>)

  const find = (id: string) => host.plugins().find((plugin) => plugin.id === id)

  const start = (id: string): Promise<void> => {
    const earlier = starts.get(id)
    if (earlier !== undefined) return earlier
    const plugin = find(id)
    if (plugin === undefined) return Promise.reject(new PluginNotFoundError({ plugin: id }))
    const begun = Promise.all([host.load(plugin), ...(plugin.requires ?? []).map(start)]).then(
      ([module]) => run(startPlugin(plugin, module as PluginModule)),
      (cause: unknown) => run(fail(id, cause))
    )
    starts.set(id, begun)
    // What failed is tried again when it is next wanted.
    begun.catch(() => starts.delete(id))
    return begun
  }

  const startQuietly = (id: string) =>
    start(id).catch((error: unknown) => (disposed ? undefined : run(onFailed(error as KitError, current))))

  for (const [id, module] of Object.entries(builtIns))
    runNow(current)(begin(id, module) as Effect.Effect<void, KitError>)

  const engineIds = host
    .plugins()
    .filter(({ when }) => when !== "demand")
    .map(({ id }) => id)
  const settled = Promise.all(engineIds.map(startQuietly)).then(async () => {
    Deferred.doneUnsafe(started, Exit.void)
    settling = false
    // Also what a plugin of the engine or an early call brought. What starts from now on is ready at once.
    for (const [id, entry] of [...running]) {
      if (running.get(id) !== entry) continue
      await run(id in builtIns ? entry.ready : Effect.catch(entry.ready, (error) => onFailed(error, current)))
    }
  })
  // Whoever waits for it is told of a failure; nobody has to wait.
  settled.catch(() => {})

  const invoke = (id: string, action: string, args: ReadonlyArray<unknown>) =>
    Effect.suspend(() => {
      const entry = running.get(id)
      if (entry === undefined) return Effect.fail(new PluginNotFoundError({ plugin: id }))
      return Effect.provideContext(
        Effect.flatMap(entry.actions, (actions) => actions[action]!(...args)),
        contextOf(find(id))
      )
    })

  const end = async (id: string) => {
    const entry = running.get(id)
    if (entry === undefined) return
    await run(
      Effect.andThen(
        each(stopping, (work) => work(id)),
        Effect.suspend(() => {
          running.delete(id)
          provideAll()
          return Scope.close(entry.scope, Exit.void)
        })
      )
    )
  }

  return {
    settled,
    start,
    call: (id, action, args, signal) =>
      running.has(id)
        ? run(invoke(id, action, args), signal)
        : start(id).then(() => run(invoke(id, action, args), signal)),
    stop: (id) => {
      const begun = starts.get(id)
      starts.delete(id)
      // In this task where it runs: what the page does next must not find half a plugin.
      return running.has(id) || begun === undefined
        ? end(id)
        : begun.then(
            () => end(id),
            () => {}
          )
    },
    dispose: async () => {
      disposed = true
      for (const fiber of fibers) fiber.interruptUnsafe()
      await fork(Scope.close(scope, Exit.void))
      scheduler.close()
    }
  }
}

const toKitError = (cause: Cause.Cause<KitError>): KitError => {
  const failed = cause.reasons.find((reason) => reason._tag === "Fail")
  if (failed !== undefined) return failed.error
  const died = cause.reasons.find((reason) => reason._tag === "Die")
  if (died === undefined) return new CancelledError()
  return isOwnError(died.defect) ? died.defect : new InternalError(died.defect)
}
