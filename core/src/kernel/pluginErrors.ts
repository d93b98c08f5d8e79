import { defineError } from "../error/defineError.ts"

/** A plugin's module could not be loaded or failed to start; the kit works on without it. */
export class PluginFailedError
  extends /* @__PURE__ */ defineError("PluginFailedError", {
    text: ({ plugin }: { readonly plugin: string }) => `Plugin "${plugin}" did not start.`,
    advice: "Check that its files are served."
  }) {}

/** A part of a plugin that is loaded when it is needed could not be loaded; the next call tries again. */
export class PluginPartMissingError
  extends /* @__PURE__ */ defineError("PluginPartMissingError", {
    text: ({ plugin }: { readonly plugin: string }) => `A part of plugin "${plugin}" could not be loaded.`,
    advice: "Check that its files are served."
  }) {}
