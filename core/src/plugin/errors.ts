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

/** A part of a plugin that is loaded when it is needed could not be loaded; the next call tries again. */
export class PluginPartMissingError extends KitError<"PLUGIN_PART_MISSING", { readonly plugin: string }> {
  readonly _tag = "PluginPartMissingError"
  constructor(plugin: string, cause?: unknown) {
    super(
      "PLUGIN_PART_MISSING",
      { plugin },
      `A part of plugin "${plugin}" could not be loaded.`,
      "Serve the plugin's files with the page.",
      cause
    )
  }
}

/** What was asked for needs a library that the page does not have. */
export class SdkMissingError extends KitError<"SDK_MISSING", { readonly library: string }> {
  readonly _tag = "SdkMissingError"
  constructor(library: string, cause?: unknown) {
    super(
      "SDK_MISSING",
      { library },
      `${library} could not be loaded.`,
      `Add ${library} to the page's dependencies.`,
      cause
    )
  }
}
