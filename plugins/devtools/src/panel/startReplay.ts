import { isKitError } from "@latchkey/core"
import { readReport } from "../report/readReport.ts"
import { replayStates } from "../report/replayStates.ts"
import type { PanelContext } from "./PanelContext.ts"

/** Looks at a report from its first step on; what cannot be read is said in the panel. Answers with what went wrong, if anything. */
export const startReplay = (context: PanelContext, text: string): unknown => {
  try {
    const report = readReport(text)
    context.replay = { report, states: replayStates(report), step: 0, drawn: false }
    context.problem = ""
    return undefined
  } catch (error) {
    context.problem = isKitError(error) ? `${error.message} ${error.advice}` : String(error)
    return error
  } finally {
    context.recorder.show(undefined)
    context.draw()
  }
}
