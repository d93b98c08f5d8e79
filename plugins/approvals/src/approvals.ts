import type { ErrorCodesOf, Plugin } from "@latchkey/core"
import type { ApprovalsApi } from "./ApprovalsApi.ts"
import { approvalsSlice, type ApprovalsState } from "./ApprovalsState.ts"
import type * as errors from "./errors.ts"

/** What the type checker knows of approvals. */
export interface ApprovalsTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

/**
 * Who may take tokens and collections of the connected accounts without asking again, as the chain itself says, and taking that back:
 * shown from the exact request, followed until the chain has it. Headless; `approvals` of `@latchkey/approvals/react` adds the views.
 *
 * Works on every namespace that has the `tokenApprovals` and `contractCalls` capabilities. Calls no host of its own.
 */
export const approvals = (): Plugin<"approvals", ApprovalsApi, ApprovalsState, ApprovalsTypes> => ({
  id: "approvals",
  requires: ["transactions"],
  when: "demand",
  hosts: [],
  slice: approvalsSlice,
  actions: ["load", "prepare", "submit", "stopAsking", "follow"],
  load: () => import("./module.ts").then((part) => part.approvalsModule)
})
