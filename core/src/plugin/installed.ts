import { PluginDuplicateError, PluginMissingError } from "./errors.ts"
import type { Plugin } from "./Plugin.ts"
import type { PluginState } from "./PluginState.ts"

/** What a list of plugins installs. */
export const toPluginState = (plugins: ReadonlyArray<Plugin<string, any>>): PluginState => ({
  installed: plugins.map((plugin) => plugin.id),
  namespaces: plugins.flatMap((plugin) =>
    (plugin.namespaces ?? []).map((namespace) => ({ ...namespace, plugin: plugin.id }))
  ),
  fillings: plugins.flatMap((plugin) => plugin.fills ?? []),
  failed: {}
})

/** Checks ids and requirements. Fails: throws `PluginDuplicateError`, `PluginMissingError`. */
export const checkPlugins = (
  plugins: ReadonlyArray<Plugin<string, any>>,
  reserved: ReadonlyArray<string>
): void => {
  const ids = new Set(reserved)
  const namespaces = new Set<string>()
  for (const plugin of plugins) {
    if (ids.has(plugin.id)) throw new PluginDuplicateError(plugin.id)
    ids.add(plugin.id)
    for (const { id } of plugin.namespaces ?? []) {
      if (namespaces.has(id)) throw new PluginDuplicateError(id)
      namespaces.add(id)
    }
  }
  for (const plugin of plugins) {
    for (const required of plugin.requires ?? []) {
      if (!plugins.some((other) => other.id === required)) throw new PluginMissingError(required, plugin.id)
    }
  }
}

/** A plugin and every plugin that requires it, dependants first. */
export const withDependants = (
  plugins: ReadonlyArray<Plugin<string, any>>,
  id: string
): ReadonlyArray<string> => [
  ...new Set([
    ...plugins
      .filter((plugin) => plugin.requires?.includes(id))
      .flatMap((plugin) => withDependants(plugins, plugin.id)),
    id
  ])
]
