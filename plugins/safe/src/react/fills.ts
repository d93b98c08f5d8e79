import { fillSlot, readSlice } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { safeSlice } from "../SafeState.ts"
import { proposalsDrawing } from "./proposalsDrawing.ts"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"

/** The tile "Proposals" of the account view, while a Safe is connected, and the view that it leads to. */
export const safeFills = [
  fillSlot(accountActions, {
    id: "safe",
    feature: "safe",
    label: titles.proposals,
    icon: proposalsDrawing,
    view: viewIds.proposals,
    when: (state) => readSlice(state, safeSlice).safe !== undefined
  }),
  fillSlot(views, {
    id: viewIds.proposals,
    title: titles.proposals,
    load: () => import("./views/Proposals.tsx").then(({ Proposals }) => ({ default: Proposals }))
  })
]
