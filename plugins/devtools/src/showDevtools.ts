import type { KitCore } from "@latchkey/core"
import { begin } from "#begin"
import type { Devtools } from "./Devtools.ts"
import type { DevtoolsOptions } from "./DevtoolsOptions.ts"

/**
 * Shows what a kit does in a panel of the page, and records it from now on: call it right after `createKit`.
 *
 * In a build for production it does nothing unless `production` is set, and tells the developer so once: `DEVTOOLS_REFUSED`.
 */
export const showDevtools = (kit: KitCore, options: DevtoolsOptions = {}): Devtools => begin(kit, options)
