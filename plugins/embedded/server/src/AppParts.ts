import type { Context } from "hono"
import type { Configuration } from "./Configuration.ts"
import type { FrameFiles } from "./frame/FrameFiles.ts"
import type { Service } from "./Service.ts"

/** What stands around the routes. */
export interface AppParts {
  readonly configuration: Configuration
  readonly service: Service
  readonly files: FrameFiles
  /** Base of all routes, as visitors reach it. */
  readonly publicUrl: () => string
  /** Tells clients apart, for the limits: an address. */
  readonly clientOf: (context: Context) => string
  /** Epoch milliseconds. */
  readonly now: () => number
}
