import { fillSlot, journeyRules, readSlice, type KitState } from "@latchkey/core"
import { sentRule, views } from "@latchkey/react/view"
import { paySlice } from "../PayState.ts"
import { viewIds } from "../viewIds.ts"
import { titles } from "./messages/titles.ts"
import { loadView } from "./views/loadView.ts"

const payOf = (state: KitState) => readSlice(state, paySlice)

/** Whether the visitor has still to choose how to pay. */
const isOpen = (state: KitState) => {
  const { payment, progress } = payOf(state)
  return payment !== undefined && (progress === undefined || progress.status === "unsent")
}

/** The views that follow, and when a payment is shown: when an app asks for it, and when a wallet was connected for it. */
export const laterFills = [
  fillSlot(views, { id: viewIds.review, title: titles.review, load: loadView.review }),
  fillSlot(views, {
    id: viewIds.progress,
    title: titles.progress,
    skeleton: "waiting" as const,
    load: loadView.progress
  }),
  fillSlot(journeyRules, {
    id: viewIds.pay,
    before: "added",
    show: viewIds.pay,
    on: (before, after) => {
      const { connect } = after.attempt
      const isConnected = connect?.status === "done" && connect !== before.attempt.connect
      return isOpen(after) && (isConnected || payOf(after).payment !== payOf(before).payment)
    },
    when: (state) => payOf(state).payment !== undefined
  }),
  sentRule("pay", viewIds, (state) => payOf(state).progress)
]
