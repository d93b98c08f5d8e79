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

/** What a list of plugins installs. */
export const toPluginState = (plugins: ReadonlyArray<KernelPlugin<string, any, any>>): PluginState => ({
  installed: plugins.flatMap(({ id, isOwn }) => (isOwn ? [] : id)),
  fillings: plugins.flatMap((plugin) => plugin.fills ?? []),
  failed: {}
})
