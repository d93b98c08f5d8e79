import type { TelemetryBody } from "./TelemetryBody.ts"

/** Who takes what is sent. */
export interface TelemetrySender {
  /** The origin that it sends to, for content security policies; absent where it sends nowhere itself. */
  readonly origin?: string
  /**
   * Takes a batch. `isLeaving` while the page goes away: what is not handed over in this call is lost. Rejects with
   * `TelemetryRefusedError` where the receiver refuses the app; any other failure is swallowed, and the batch with it.
   */
  readonly send: (
    batch: ReadonlyArray<TelemetryBody>,
    options: { readonly isLeaving: boolean }
  ) => void | Promise<void>
}
