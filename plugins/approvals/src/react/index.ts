import { withLateFills, type Plugin, type ViewTypes } from "@latchkey/core"
import { approvals as headless, type ApprovalsTypes } from "../approvals.ts"
import type { ApprovalsApi } from "../ApprovalsApi.ts"
import type { ApprovalsState } from "../ApprovalsState.ts"
import type { viewIds } from "./viewIds.ts"

export type { ApprovalsApi } from "../ApprovalsApi.ts"
export type {
  AccountApprovals,
  ApprovalsState,
  GivenApproval,
  RevokeProgress,
  RevokeReview
} from "../ApprovalsState.ts"
export { useApprovals, type ApprovalsView } from "./useApprovals.ts"

/**
 * `approvals` with its views: a tile "Approvals" in the account view, the list of who may take what, and a view that takes one back.
 *
 * The tile is shown if the connected namespace has the `tokenApprovals` capability.
 */
export const approvals = (): Plugin<
  "approvals",
  ApprovalsApi,
  ApprovalsState,
  ApprovalsTypes & ViewTypes<typeof viewIds>
> => withLateFills(headless(), () => import("./fills.ts").then((part) => part.approvalsFills))
