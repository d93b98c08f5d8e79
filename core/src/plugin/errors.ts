import { KitError } from "../error/KitError.ts"

/** A plugin needs another one that is not installed. */
export class PluginMissingError extends KitError<
  "PLUGIN_MISSING",
  { readonly plugin: string; readonly requiredBy: string }
> {
  readonly _tag = "PluginMissingError"
  constructor(plugin: string, requiredBy: string) {
    super(
      "PLUGIN_MISSING",
      { plugin, requiredBy },
      `Plugin "${requiredBy}" needs "${plugin}", which is not installed.`,
      `Add the "${plugin}" plugin to createKit({ plugins }).`
    )
  }
}

/** Two plugins, two slot fillings or a plugin and a function of the kit have the same id. */
export class PluginDuplicateError extends KitError<"PLUGIN_DUPLICATE", { readonly id: string }> {
  readonly _tag = "PluginDuplicateError"
  constructor(id: string) {
    super(
      "PLUGIN_DUPLICATE",
      { id },
      `The id "${id}" is taken already.`,
      "Install each plugin once, under an id of its own."
    )
  }
}

/** A plugin's module could not be loaded or failed to start; the kit works on without it. */
export class PluginFailedError extends KitError<"PLUGIN_FAILED", { readonly plugin: string }> {
  readonly _tag = "PluginFailedError"
  constructor(plugin: string, cause: unknown) {
    super(
      "PLUGIN_FAILED",
      { plugin },
      `Plugin "${plugin}" did not start.`,
      "Check that its files are served with the page and that it fits this version of @latchkey/core.",
      cause
    )
  }
}

/** There is no plugin of that id to remove or call. */
export class PluginNotFoundError extends KitError<"PLUGIN_NOT_FOUND", { readonly plugin: string }> {
  readonly _tag = "PluginNotFoundError"
  constructor(plugin: string) {
    super(
      "PLUGIN_NOT_FOUND",
      { plugin },
      `No plugin "${plugin}" is installed.`,
      "Install it with kit.use(plugin) first."
    )
  }
}
