import { fillSlot, readSlice } from "@latchkey/core"
import { accountActions, sentRule, views } from "@latchkey/react"
import { approvalsSlice } from "../ApprovalsState.ts"
import { approvalDrawing } from "./approvalDrawing.ts"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"

/** The tile "Approvals" of the account view, and the views that it leads to. */
export const approvalsFills = [
  fillSlot(accountActions, {
    id: "approvals",
    feature: "approvals",
    label: titles.list,
    icon: approvalDrawing,
    view: viewIds.list,
    capability: "tokenApprovals"
  }),
  ...(["list", "revoke", "progress"] as const).map((name) =>
    fillSlot(views, {
      id: viewIds[name],
      title: titles[name === "list" ? name : "revoke"],
      load: () => import("./views/loadView.ts").then(({ loadView }) => loadView[name]())
    })
  ),
  sentRule(
    "approvals",
    { review: viewIds.revoke, progress: viewIds.progress },
    (state) => readSlice(state, approvalsSlice).progress
  )
]
