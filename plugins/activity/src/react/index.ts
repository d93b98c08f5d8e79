import { withLateFills, type Plugin, type ViewTypes } from "@latchkey/core"
import { activity as headless, type ActivityTypes } from "../activity.ts"
import type { ActivityApi } from "../ActivityApi.ts"
import type { ActivityOptions } from "../ActivityOptions.ts"
import type { ActivityState } from "../ActivityState.ts"
import type { viewIds } from "./viewIds.ts"

export { useActivity, type ActivityInNamespace } from "./useActivity.ts"
export type { ActivityApi } from "../ActivityApi.ts"
export type { ActivityOptions } from "../ActivityOptions.ts"
export type { AccountActivity, ActivityDoubt, ActivityEntry, ActivityState } from "../ActivityState.ts"
export type { ShownTransaction } from "./ShownTransaction.ts"
export type { ActivityView } from "./useAccountActivity.ts"

/**
 * `activity` with its list: a tab "Activity" of the account view, the same list as a view, and a view of one transaction.
 *
 * The tab is there if the shown namespace has the `history` capability and `features.activity` is not off.
 */
export const activity = (
  options?: ActivityOptions
): Plugin<"activity", ActivityApi, ActivityState, ActivityTypes & ViewTypes<typeof viewIds>> =>
  withLateFills(headless(options), () => import("./fills.ts").then((part) => part.activityFills))
