import { showDevtools } from "@latchkey/devtools"
import { kit } from "../quick-start/kit"

const devtools = showDevtools(kit)

/** What a button "Report a problem" of your test site sends. */
export const reportProblem = async (): Promise<string> => JSON.stringify(await devtools.report(["hash"]))
