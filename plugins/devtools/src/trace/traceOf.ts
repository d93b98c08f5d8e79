import type { KitCore } from "@latchkey/core"
import type { Recording } from "../record/Recording.ts"
import { makeReport } from "../report/makeReport.ts"
import type { PrivateKind } from "../report/PrivateKind.ts"
import { spansOf, type Traced } from "./spansOf.ts"
import { toTrace } from "./toTrace.ts"
import type { Trace } from "./Trace.ts"

/** What took how long, without what is private: made from the report, in which nothing of it is. */
export const traceOf = (kit: KitCore, recording: Recording, keep: ReadonlyArray<PrivateKind> = []): Trace => {
  const report = makeReport(kit, recording, keep)
  return toTrace(spansOf(report as unknown as Traced, report.at), "latchkey", report.at)
}
