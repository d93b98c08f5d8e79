import * as Context from "effect/Context"

/** The id of the plugin whose module or action runs; empty for the kit's own. Services note by it whose a registration is. */
export const CurrentPlugin = /* @__PURE__ */ Context.Reference<string>("@latchkey/core/CurrentPlugin", {
  defaultValue: () => ""
})
