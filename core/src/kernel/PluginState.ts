import type { KernelPlugin } from "./Plugin.ts"
import { defineSlice } from "./Slice.ts"
import type { SlotFilling } from "./Slot.ts"

/** What is installed. */
export interface PluginState {
  /** Ids of the installed plugins, in the order of installation. */
  readonly installed: ReadonlyArray<string>
  /** Every filling of every installed plugin, in the order of installation. */
  readonly fillings: ReadonlyArray<SlotFilling>
  /** Plugins whose module failed to load or start, with the error's code. */
  readonly failed: Readonly<Record<string, string>>
}

/** The state of what is installed; the kernel writes it. */
export const pluginSlice = defineSlice<PluginState>("plugin", { installed: [], fillings: [], failed: {} })

const declared = (plugins: ReadonlyArray<KernelPlugin<string, any, any>>) =>
  plugins.flatMap((plugin) => plugin.fills ?? [])

/** What a list of plugins installs. */
export const toPluginState = (plugins: ReadonlyArray<KernelPlugin<string, any, any>>): PluginState => ({
  installed: plugins.map((plugin) => plugin.id),
  fillings: declared(plugins),
  failed: {}
})

/** What is installed after `next` took the place of `plugins`; what modules filled stays until they end. */
export const withPlugins = (
  { fillings, failed }: PluginState,
  plugins: ReadonlyArray<KernelPlugin<string, any, any>>,
  next: ReadonlyArray<KernelPlugin<string, any, any>>
): PluginState => {
  const before = new Set(declared(plugins))
  const isKept = ([id]: readonly [string, string]) =>
    plugins.some((plugin) => plugin.id === id && next.includes(plugin))
  return {
    ...toPluginState(next),
    fillings: [...declared(next), ...fillings.filter((filling) => !before.has(filling))],
    failed: Object.fromEntries(Object.entries(failed).filter(isKept))
  }
}
