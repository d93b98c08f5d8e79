import { swapModule } from "../module.ts"
import type { SwapOptions } from "../SwapOptions.ts"
import { laterViews } from "./laterViews.ts"

export { loadView } from "./views/loadView.ts"

/** The working part of the plugin, with the views that the form leads to: none is reached before. */
export const moduleWithViews = (options: SwapOptions) => ({ ...swapModule(options), fills: laterViews })
