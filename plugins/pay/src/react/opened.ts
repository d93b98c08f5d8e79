import { payModule } from "../module.ts"
import { laterFills } from "./laterFills.ts"

export { loadView } from "./views/loadView.ts"

/** The working part of the plugin, with the views that the first leads to: they are not reached before. */
export const moduleWithViews = { ...payModule, fills: laterFills }
