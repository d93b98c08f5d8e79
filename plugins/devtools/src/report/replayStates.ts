import type { PlainObject } from "../record/Plain.ts"
import type { DevtoolsReport } from "./DevtoolsReport.ts"

/** The whole state after each change of a report, by slice. */
export const replayStates = ({ states }: Pick<DevtoolsReport, "states">): ReadonlyArray<PlainObject> => {
  let before: PlainObject = {}
  return states.map(({ slices, gone }) => {
    const kept = Object.entries({ ...before, ...slices }).filter(([name]) => !gone.includes(name))
    before = Object.fromEntries(kept)
    return before
  })
}
