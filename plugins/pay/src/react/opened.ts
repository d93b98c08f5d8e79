import { payModule } from "../module.ts"
import type { PayOptions } from "../PayOptions.ts"
import { laterFills } from "./laterFills.ts"

export { loadView } from "./views/loadView.ts"

/** The working part of the plugin, with the views that the first leads to: they are not reached before. */
export const moduleWithViews = (options: PayOptions) => ({ ...payModule(options), fills: laterFills })
