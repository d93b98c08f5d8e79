import { PluginDuplicateError, PluginMissingError, PluginRingError } from "./errors.ts"
import type { KernelPlugin } from "./Plugin.ts"
import { fillingId } from "./Slot.ts"

type Plugins = ReadonlyArray<KernelPlugin<string, any, any>>

/**
 * Checks that every id is there once, of plugins and of what they put into one slot, and that requirements can be met.
 * `isTaken` tells the ids that no plugin may have, `isSliceTaken` those of parts of the state; a plugin's slice has its id.
 *
 * Fails: throws `PluginDuplicateError`, `PluginMissingError`, `PluginRingError`.
 */
export const checkPlugins = (
  plugins: Plugins,
  isTaken: (id: string) => boolean,
  isSliceTaken: (name: string) => boolean
): void => {
  const seen = new Set<string>()
  const once = (key: string, id: string) => {
    if (seen.has(key)) throw new PluginDuplicateError({ id })
    seen.add(key)
  }
  for (const { id, fills = [], slice } of plugins) {
    if (isTaken(id)) throw new PluginDuplicateError({ id })
    const { name = id } = slice ?? {}
    if (name !== id || (slice && isSliceTaken(name))) throw new PluginDuplicateError({ id: name })
    once(id, id)
    for (const filling of fills) {
      const name = fillingId(filling)
      if (name !== undefined) once(`${filling.slot} ${name}`, name)
    }
  }
  for (const plugin of plugins) checkRequirements(plugins, plugin, [])
}

const checkRequirements = (plugins: Plugins, plugin: Plugins[number], way: ReadonlyArray<string>): void => {
  const ids = [...way, plugin.id]
  if (way.includes(plugin.id)) throw new PluginRingError({ plugins: ids.slice(ids.indexOf(plugin.id)) })
  for (const required of plugin.requires ?? []) {
    const found = plugins.find(({ id }) => id === required)
    if (found === undefined) throw new PluginMissingError({ plugin: required, requiredBy: plugin.id })
    checkRequirements(plugins, found, ids)
  }
}
