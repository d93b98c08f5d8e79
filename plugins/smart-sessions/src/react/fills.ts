import { fillSlot, journeyRules, readSlice } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { smartSessionsSlice } from "../SmartSessionsState.ts"
import { sessionDrawing } from "./sessionDrawing.ts"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"

/** The tile "Smart sessions" of the account view, the views, and when the one that says how a grant ended is shown. */
export const smartSessionsFills = [
  fillSlot(accountActions, {
    id: "smartSessions",
    feature: "smartSessions",
    label: titles.list,
    icon: sessionDrawing,
    view: viewIds.list,
    capability: "sessionPermissions",
    when: ({ feature }) => feature.values.smartSessions
  }),
  ...(["list", "session", "granted"] as const).map((name) =>
    fillSlot(views, {
      id: viewIds[name],
      title: titles[name === "granted" ? "session" : name],
      load: () => import("./views/loadView.ts").then(({ loadView }) => loadView[name]())
    })
  ),
  fillSlot(journeyRules, {
    id: viewIds.granted,
    show: viewIds.granted,
    on: (before, after) => {
      const { outcome } = readSlice(after, smartSessionsSlice)
      return outcome !== undefined && outcome !== readSlice(before, smartSessionsSlice).outcome
    }
  })
]
