import { fromOptions } from "@latchkey/core"
import type { ErrorCodesOf, Plugin } from "@latchkey/core"
import type * as errors from "./errors.ts"
import type { TelemetryApi } from "./TelemetryApi.ts"
import type { TelemetryOptions } from "./TelemetryOptions.ts"
import { telemetrySlice, type TelemetryState } from "./telemetrySlice.ts"

/** What the plugin says of itself to the types of a kit. */
export interface TelemetryTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

/**
 * Sends what happens in the kit, and its errors, to a service of the app's choice: nothing before the visitor has allowed it,
 * and never an address, a key, a query or a mail address that was in a text.
 */
export const telemetry = (
  options?: TelemetryOptions
): Plugin<"telemetry", TelemetryApi, TelemetryState, TelemetryTypes> =>
  fromOptions("telemetry", options, (options) => {
    const origin = options.sender?.origin
    return {
      id: "telemetry",
      when: "engine",
      hosts:
        origin === undefined
          ? []
          : [{ origin, purpose: "what happens in the kit, once the visitor allowed it" }],
      slice: telemetrySlice,
      actions: ["allow", "refuse", "preview", "logs", "flush"],
      load: () => import("./module.ts").then((part) => part.telemetryModule(options))
    }
  })
