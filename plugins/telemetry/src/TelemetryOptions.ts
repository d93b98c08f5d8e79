import type { TelemetrySender } from "./TelemetrySender.ts"

/** How `telemetry` works. */
export interface TelemetryOptions {
  /** Takes what is sent: `pulseSender`, `openTelemetrySender`, or one of the app's own. Without it nothing is sent. */
  readonly sender?: TelemetrySender
  /**
   * `ask`, the default: nothing is sent before `kit.telemetry.allow()`. `given`: the app has asked already, and a visitor who
   * refused by `kit.telemetry.refuse()` is still heeded.
   */
  readonly consent?: "ask" | "given"
  /** Send the address of the account that the visitor is at with each event; false by default. */
  readonly address?: boolean
  /** Bytes of events and errors that are kept in memory for `kit.telemetry.logs()`; 1,024,000 by default. */
  readonly logBytes?: number
}
