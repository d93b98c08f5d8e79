import { isKitError, type AnyPlugin, type KitCore } from "@latchkey/core"

/** An error's text with that of what caused it. */
export const reasonOf = (error: unknown): string => {
  const cause = isKitError(error) ? error.cause : undefined
  const why = cause === undefined ? "" : ` ${cause.name}: ${cause.message}`
  return `${error instanceof Error ? error.message : String(error)}${why}`
}

/** Says what a plugin failed with when it was started; does nothing where it did not. */
export const mustRun = async (kit: KitCore, plugin: AnyPlugin): Promise<void> => {
  if (kit.getSnapshot().plugin.failed[plugin.id] === undefined) return
  // The state keeps a code alone: whoever starts it anew is told the rest.
  await kit.remove(plugin.id)
  const error = await kit.use({ ...plugin, when: "engine" }).then(
    () => "It failed to start, and started when it was tried again.",
    (failure: unknown) => failure
  )
  throw new Error(reasonOf(error))
}

/** Waits until the kit is ready; where the plugin did not start, fails at once with what it failed with. */
export const ready = async (kit: KitCore, plugin: AnyPlugin): Promise<void> => {
  await kit.ready()
  await mustRun(kit, plugin)
}
