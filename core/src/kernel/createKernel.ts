import { CancelledError, InternalError, KitDisposedError } from "../error/errors.ts"
import { isOwnError } from "../error/KitError.ts"
import type { Engine } from "./Engine.ts"
import { EngineLoadFailedError, PluginNotFoundError } from "./errors.ts"
import { checkPlugins } from "./installOrder.ts"
import type { KernelPlugin, PluginModule } from "./Plugin.ts"
import { pluginSlice, toPluginState } from "./PluginState.ts"
import type { EngineHost } from "./startEngine.ts"
import { makeStore, type Store } from "./Store.ts"
import { whenReachable } from "./whenReachable.ts"

type Plugin = KernelPlugin<string, any, any>
type Action = (...args: ReadonlyArray<unknown>) => Promise<unknown>

/** What a kit is made of before anything is loaded; `Added` names the slices that plugins of its own bring. */
export interface KernelOptions<State extends object, Added extends keyof State = never> {
  readonly plugins: ReadonlyArray<Plugin>
  /** The slices at first, on the page and on a server. */
  readonly initial: Omit<State, "plugin" | Added>
  readonly server: Omit<State, "plugin" | Added>
  /** Slices that follow from what is installed; asked when that changes before the engine runs. */
  readonly repaint: (plugins: ReadonlyArray<Plugin>) => Partial<State>
  /** Loads what starts the engine: a chunk of its own. */
  readonly loadEngine: () => Promise<(host: EngineHost) => Engine>
  /** Fetches what the engine loads later. */
  readonly loadLater: () => Promise<unknown>
}

/** The part of a kit that a page loads: it knows what is installed, holds the state, and gets the engine when needed. */
export interface Kernel<State extends object> {
  readonly store: Store<State>
  readonly serverState: State
  /** Loads and starts the engine, once. */
  readonly start: () => Promise<Engine>
  /** Fetches the engine and its plugins without running them, then what the engine loads later. */
  readonly prefetch: () => void
  /**
   * The actions that a plugin names, as the page calls them. Each Promise rejects with a `KitError`; where nobody waits
   * for it, nothing is raised.
   */
  readonly actionsOf: (plugin: Pick<Plugin, "id" | "actions">) => Record<string, Action>
  /**
   * Puts the API of each installed plugin, now and later, on the kit under the plugin's id. Fails: throws
   * `PluginDuplicateError`, `PluginMissingError`, `PluginRingError`.
   */
  readonly mount: (kit: object) => object
  readonly use: (plugin: Plugin) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  readonly dispose: () => Promise<void>
}

const signalIn = (args: ReadonlyArray<unknown>): AbortSignal | undefined => {
  const signal = (args.at(-1) as { readonly signal?: unknown } | null | undefined)?.signal
  return signal instanceof AbortSignal ? signal : undefined
}

/** The first state of what plugins keep, by the names of their slices. */
const slicesOf = (plugins: ReadonlyArray<Plugin>): object =>
  Object.fromEntries(
    plugins.flatMap(({ slice }) => (slice === undefined ? [] : [[slice.name, slice.initial]]))
  )

/**
 * A plugin as the engine starts it: with what it puts into slots late. Where the plugin itself starts later, that is a part of
 * its own, which starts with the engine.
 */
const partsOf = (plugin: Plugin): ReadonlyArray<Plugin> => {
  const { id, when, load, lateFills } = plugin
  if (lateFills === undefined) return [plugin]
  if (when === "demand")
    return [plugin, { id: `${id} fills`, load: async () => ({ fills: await lateFills() }) }]
  const whole = async (): Promise<PluginModule> => {
    const [module, fills] = await Promise.all([load(), lateFills()])
    return { ...module, fills: [...(module.fills ?? []), ...fills] }
  }
  return [{ ...plugin, load: whole }]
}

/** Makes the kernel of a kit. */
export const createKernel = <State extends object, Added extends keyof State = never>({
  plugins: first,
  initial,
  server,
  repaint,
  loadEngine,
  loadLater
}: KernelOptions<State, Added>): Kernel<State> => {
  let plugins = first
  let kit: Record<string, unknown> = {}
  const isSliceTaken = (name: string) => name in initial || name === pluginSlice.name
  let engine: Engine | undefined
  let loading: Promise<Engine> | undefined
  let disposed = false
  const modules = new Map<string, Promise<PluginModule>>()

  const complete = (state: object): State =>
    ({ ...state, ...slicesOf(plugins), [pluginSlice.name]: toPluginState(plugins) }) as unknown as State
  const store = makeStore(complete(initial))
  const serverState = complete(server)

  const load = (plugin: Plugin): Promise<PluginModule> => {
    const earlier = modules.get(plugin.id)
    if (earlier) return earlier
    const module = Promise.resolve().then(() => plugin.load())
    modules.set(plugin.id, module)
    module.catch(() => modules.delete(plugin.id))
    return module
  }
  // What the engine needs is asked for together with it.
  const loadAll = () =>
    whenReachable(() => {
      for (const part of plugins.flatMap(partsOf)) if (part.when !== "demand") void load(part)
      return loadEngine()
    })

  const start = (): Promise<Engine> => {
    if (disposed) return Promise.reject(new KitDisposedError())
    loading ??= loadAll()
      .then((startEngine) => {
        if (disposed) throw new KitDisposedError()
        engine = startEngine({
          store: store as unknown as Store<object>,
          plugins: () => plugins.flatMap(partsOf),
          load
        })
        return engine
      })
      .catch((cause: unknown) => {
        loading = undefined
        throw cause instanceof KitDisposedError ? cause : new EngineLoadFailedError(cause)
      })
    return loading
  }

  const call = (id: string, name: string, args: ReadonlyArray<unknown>): Promise<unknown> => {
    const signal = signalIn(args)
    if (signal?.aborted) return Promise.reject(new CancelledError())
    if (!engine) return start().then(() => call(id, name, args))
    try {
      return engine.call(id, name, args, signal)
    } catch (error) {
      return Promise.reject(isOwnError(error) ? error : new InternalError(error))
    }
  }
  const action =
    (id: string, name: string): Action =>
    (...args) => {
      const outcome = call(id, name, args)
      outcome.catch(() => {})
      return outcome
    }

  const actionsOf: Kernel<State>["actionsOf"] = ({ id, actions = [] }) =>
    Object.fromEntries((actions as ReadonlyArray<string>).map((name) => [name, action(id, name)]))

  // Few pages install or remove a plugin after they have loaded.
  const changes = async () => {
    const part = await whenReachable(() => import("./changePlugins.ts")).catch((cause: unknown) => {
      throw new EngineLoadFailedError(cause)
    })
    return part.changePlugins<State>({
      store,
      kit,
      modules,
      repaint,
      partsOf,
      actionsOf,
      slicesOf,
      toPluginState,
      installedIn: pluginSlice.name,
      check: (next, isTaken) => {
        if (disposed) throw new KitDisposedError()
        checkPlugins(next, isTaken, isSliceTaken)
      },
      missing: (plugin) => new PluginNotFoundError({ plugin }),
      engine: () => engine,
      plugins: () => plugins,
      setPlugins: (next) => {
        plugins = next
      }
    })
  }

  return {
    store,
    serverState,
    start,
    actionsOf,
    mount: (own) => {
      kit = own as Record<string, unknown>
      checkPlugins(plugins, (id) => id in kit, isSliceTaken)
      for (const plugin of plugins) kit[plugin.id] = actionsOf(plugin)
      return kit
    },
    prefetch: () => {
      if (disposed) return
      const first: Promise<unknown> = loading ?? loadAll()
      first.then(loadLater).catch(() => {})
    },
    use: async (plugin) => (await changes()).use(plugin),
    remove: async (id) => (await changes()).remove(id),
    dispose: async () => {
      const ending = engine
      disposed = true
      // From now on whoever calls an action asks for the engine, and hears that there is none any more.
      engine = undefined
      await ending?.dispose()
    }
  }
}
