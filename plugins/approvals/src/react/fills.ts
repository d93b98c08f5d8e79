import { fillSlot } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { approvalDrawing } from "./approvalDrawing.ts"
import { titles } from "./titles.ts"
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
  ...(["list", "revoke"] as const).map((name) =>
    fillSlot(views, {
      id: viewIds[name],
      title: titles[name],
      load: () => import("./views/loadView.ts").then(({ loadView }) => loadView[name]())
    })
  )
]
