import { fillSlot, readSlice } from "@latchkey/core"
import { accountActions, sentRule, views } from "@latchkey/react"
import { sendSlice } from "../SendState.ts"
import { sendDrawing } from "./sendDrawing.ts"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"

/** The tile "Send" of the account view, and the views that it leads to. */
export const sendFills = [
  fillSlot(accountActions, {
    id: "send",
    feature: "send",
    label: titles.form,
    icon: sendDrawing,
    view: viewIds.form,
    capability: "transfers",
    when: ({ feature }) => feature.values.send,
    withToken: (chosen) => ({ chosen })
  }),
  ...(["form", "tokens", "review", "progress"] as const).map((name) =>
    fillSlot(views, {
      id: viewIds[name],
      title: titles[name === "progress" ? "form" : name],
      load: () => import("./views/loadView.ts").then(({ loadView }) => loadView[name]())
    })
  ),
  sentRule("send", viewIds, (state) => readSlice(state, sendSlice).progress)
]
