import type { Engine } from "./Engine.ts"
import type { KernelPlugin, PluginModule } from "./Plugin.ts"
import type { PluginState } from "./PluginState.ts"
import type { SlotFilling } from "./Slot.ts"
import type { Store } from "./Store.ts"

type Plugin = KernelPlugin<string, any, any>
type Plugins = ReadonlyArray<Plugin>

/** The kernel whose plugins change. It hands over what the page has loaded already: sharing the modules would make chunks of them. */
export interface ChangingKernel<State extends object> {
  readonly store: Store<State>
  /** The kit that the plugins' APIs stand on. */
  readonly kit: Record<string, unknown>
  /** The modules that were loaded, by the id of a plugin's part. */
  readonly modules: Map<string, Promise<PluginModule>>
  readonly repaint: (plugins: Plugins) => Partial<State>
  readonly partsOf: (plugin: Plugin) => Plugins
  readonly actionsOf: (plugin: Plugin) => object
  /** The first state of what plugins keep, and of the plugins themselves. */
  readonly slicesOf: (plugins: Plugins) => object
  readonly toPluginState: (plugins: Plugins) => PluginState
  /** The name of the slice that says what is installed. */
  readonly installedIn: string
  /** Fails: throws what `use` fails with where the plugins cannot be installed beside one another. */
  readonly check: (plugins: Plugins, isTaken: (id: string) => boolean) => void
  readonly missing: (plugin: string) => Error
  readonly engine: () => Engine | undefined
  readonly plugins: () => Plugins
  readonly setPlugins: (plugins: Plugins) => void
}

/** A plugin and every plugin that requires it, dependants first. */
const withDependants = (plugins: Plugins, id: string): ReadonlyArray<string> => [
  ...new Set([
    ...plugins
      .filter((plugin) => plugin.requires?.includes(id))
      .flatMap((plugin) => withDependants(plugins, plugin.id)),
    id
  ])
]

/** Installs and removes plugins of a kit that is there already. */
export const changePlugins = <State extends object>({
  store,
  kit,
  modules,
  repaint,
  partsOf,
  actionsOf,
  slicesOf,
  toPluginState,
  installedIn,
  check,
  missing,
  engine,
  plugins,
  setPlugins
}: ChangingKernel<State>) => {
  // A plugin's API stands beside the kit's own functions, its state beside the kit's own.
  const isTaken = (id: string) => id in kit && !plugins().some((plugin) => plugin.id === id)

  const change = (next: Plugins) => {
    const before = plugins()
    const gone = before.filter((plugin) => !next.includes(plugin))
    const come = next.filter((plugin) => !before.includes(plugin))
    const goes = (filling: SlotFilling) => gone.some(({ fills }) => fills?.includes(filling))
    setPlugins(next)
    store.update((state) => {
      const kept = { ...state } as Record<string, unknown>
      for (const { slice } of gone) if (slice !== undefined) delete kept[slice.name]
      const { fillings, failed: failedBefore } = kept[installedIn] as PluginState
      const failed = { ...failedBefore }
      for (const { id } of gone) delete failed[id]
      // Before the engine runs, nothing but options and storage has said anything.
      const painted = engine() === undefined ? repaint(next) : {}
      return {
        ...kept,
        ...painted,
        ...slicesOf(come),
        [installedIn]: {
          installed: toPluginState(next).installed,
          // What modules filled is among them, and goes when they end.
          fillings: [...fillings.filter((filling) => !goes(filling)), ...toPluginState(come).fillings],
          failed
        }
      } as unknown as State
    })
  }

  return {
    use: async (plugin: Plugin): Promise<void> => {
      const next = [...plugins(), plugin]
      check(next, isTaken)
      change(next)
      kit[plugin.id] = actionsOf(plugin)
      for (const { id, when } of partsOf(plugin)) if (when !== "demand") await engine()?.start(id)
    },
    remove: async (id: string): Promise<void> => {
      if (!plugins().some((plugin) => plugin.id === id && plugin.isOwn !== true)) throw missing(id)
      for (const removed of withDependants(plugins(), id)) {
        for (const part of plugins()
          .filter((plugin) => plugin.id === removed)
          .flatMap(partsOf)) {
          await engine()?.stop(part.id)
          modules.delete(part.id)
        }
        change(plugins().filter((plugin) => plugin.id !== removed))
        delete kit[removed]
      }
    }
  }
}
