import type { EmbeddedOptions } from "../EmbeddedOptions.ts"
import { embeddedModule } from "../module.ts"
import { embeddedFills } from "./fills.ts"

/** The working part with its views: nobody sees them before it runs. */
export const moduleWithViews = (options: EmbeddedOptions): ReturnType<typeof embeddedModule> => ({
  ...embeddedModule(options),
  fills: embeddedFills(options)
})
