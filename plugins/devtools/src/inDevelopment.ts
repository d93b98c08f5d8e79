import type { KitCore } from "@latchkey/core"
import type { Devtools } from "./Devtools.ts"
import type { DevtoolsOptions } from "./DevtoolsOptions.ts"
import { DevtoolsPageMissingError } from "./errors.ts"
import { startDevtools } from "./startDevtools.ts"
import { withoutPanel } from "./withoutPanel.ts"

// What `#begin` is under the condition `development`, which bundlers and their servers set where they do not build for production.

/** Starts recording in the task of the caller: nothing that the kit does after it is missed. A server has no panel. */
export const begin = (kit: KitCore, options: DevtoolsOptions): Devtools => {
  if (typeof document !== "undefined") return startDevtools(kit, options)
  const missing = Promise.reject(new DevtoolsPageMissingError())
  // A server renders the same code: only who asks for a report there has to know.
  missing.catch(() => {})
  return withoutPanel(missing)
}
