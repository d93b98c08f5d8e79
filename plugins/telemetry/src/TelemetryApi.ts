import type { TelemetryBody } from "./TelemetryBody.ts"

/** The actions of `kit.telemetry`. */
export interface TelemetryApi {
  /** The visitor allows it: what waited is sent, and what happens from now on. Remembered over reloads and in other tabs. */
  readonly allow: () => Promise<void>
  /** The visitor refuses: what waited is forgotten, and nothing is sent any more. Remembered over reloads and in other tabs. */
  readonly refuse: () => Promise<void>
  /** What would be sent if it were sent now, exactly as it would be; the oldest first, 100 at most. */
  readonly preview: () => Promise<ReadonlyArray<TelemetryBody>>
  /** What happened since the page was loaded, a line of JSON each, the oldest first; kept in memory only. */
  readonly logs: () => Promise<ReadonlyArray<string>>
  /** Sends what waits, where that is allowed. Resolves when the sender has it. */
  readonly flush: () => Promise<void>
}
