import type { DevtoolsReport } from "./report/DevtoolsReport.ts"
import type { PrivateKind } from "./report/PrivateKind.ts"
import type { Trace } from "./trace/Trace.ts"

/** The panel of one kit. */
export interface Devtools {
  /** Opens the panel. */
  readonly open: () => void
  /** Closes it; recording goes on. */
  readonly close: () => void
  /**
   * What was recorded so far, as the button of the panel saves it. Addresses, signatures, hashes, messages, mail addresses, keys and
   * amounts are replaced by stand-ins, but for those of the kinds in `keep`. Fails: `DevtoolsRefusedError` where there is no panel.
   */
  readonly report: (keep?: ReadonlyArray<PrivateKind>) => Promise<DevtoolsReport>
  /**
   * What took how long so far, as the button of the tab Timeline saves it: for OpenTelemetry, in the JSON of OTLP. What is private is
   * replaced as in a report. Fails: `DevtoolsRefusedError` where there is no panel.
   */
  readonly trace: (keep?: ReadonlyArray<PrivateKind>) => Promise<Trace>
  /**
   * Opens the panel with a saved report, the text of its file. Fails: `DevtoolsReportUnreadableError` where it is none, or of another
   * version; `DevtoolsRefusedError` where there is no panel.
   */
  readonly replay: (text: string) => Promise<void>
  /** Takes the panel away, and gives the kit back its functions. */
  readonly dispose: () => void
}
