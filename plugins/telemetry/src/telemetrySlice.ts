import { defineSlice } from "@latchkey/core"

/** What the visitor said about being measured. */
export interface TelemetryState {
  /** `unknown` until they have been asked. */
  readonly consent: "unknown" | "given" | "refused"
}

/** The plugin's part of the kit's state. */
export const telemetrySlice = defineSlice<TelemetryState>("telemetry", { consent: "unknown" })
