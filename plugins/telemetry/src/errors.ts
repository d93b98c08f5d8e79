import { defineError } from "@latchkey/core"

/** The receiver of telemetry does not take the page's. */
export class TelemetryRefusedError
  extends /* @__PURE__ */ defineError("TelemetryRefusedError", {
    code: "TELEMETRY_REFUSED",
    text: (_: { readonly origin: string }) => "Invalid App Configuration",
    advice: ({ origin }) => `Add ${origin} to the allowed origins of the project that receives the telemetry.`
  }) {}
