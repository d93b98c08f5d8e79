import type { KitCore } from "@latchkey/core"
import type { Devtools } from "./Devtools.ts"
import type { DevtoolsOptions } from "./DevtoolsOptions.ts"
import { makePanel } from "./panel/makePanel.ts"
import { makeRecorder } from "./record/makeRecorder.ts"
import { makeReport } from "./report/makeReport.ts"
import { traceOf } from "./trace/traceOf.ts"

const LIMIT = 500

/** Records a kit from now on, and puts the panel into the page as soon as there is a body. */
export const startDevtools = (kit: KitCore, { open = false, limit = LIMIT }: DevtoolsOptions): Devtools => {
  const recorder = makeRecorder(kit, limit)
  const made = makePanel(kit, recorder)
  if (open) made.open()
  return {
    open: made.open,
    close: made.close,
    report: async (keep) => makeReport(kit, recorder.read(), keep),
    trace: async (keep) => traceOf(kit, recorder.read(), keep),
    replay: async (text) => {
      const problem = made.replay(text)
      if (problem !== undefined) throw problem
    },
    dispose: () => {
      made.remove()
      recorder.dispose()
    }
  }
}
