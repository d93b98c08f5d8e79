import { defineError } from "../error/defineError.ts"

/** A plugin needs another one that is not installed. */
export class PluginMissingError
  extends /* @__PURE__ */ defineError("PluginMissingError", {
    text: ({ plugin, requiredBy }: { readonly plugin: string; readonly requiredBy: string }) =>
      `Plugin "${requiredBy}" needs "${plugin}".`,
    advice: ({ plugin }) => `Add the "${plugin}" plugin to createKit({ plugins }).`
  }) {}

/** Two plugins, two slot fillings or a plugin and a function of the kit have the same id. */
export class PluginDuplicateError
  extends /* @__PURE__ */ defineError("PluginDuplicateError", {
    text: ({ id }: { readonly id: string }) => `The id "${id}" is taken already.`,
    advice: "Install each once, under its own id."
  }) {}

/** There is no plugin of that id to remove or call. */
export class PluginNotFoundError
  extends /* @__PURE__ */ defineError("PluginNotFoundError", {
    text: ({ plugin }: { readonly plugin: string }) => `No plugin "${plugin}" is installed.`,
    advice: "Install it with kit.use(plugin) first."
  }) {}
/** The kit's own code could not be fetched; the next action tries again. */
export class EngineLoadFailedError
  extends /* @__PURE__ */ defineError("EngineLoadFailedError", {
    text: "The wallet part didn't load.",
    advice: "Check the connection and try again."
  }) {}

/** Plugins require each other in a ring, so that none of them can start first. */
export class PluginRingError
  extends /* @__PURE__ */ defineError("PluginRingError", {
    text: ({ plugins }: { readonly plugins: ReadonlyArray<string> }) =>
      `Plugins in a ring: ${plugins.join(" -> ")}.`,
    advice: "Break the ring."
  }) {}
