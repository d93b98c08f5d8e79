import { fillSlot, readSlice, shownNamespace, type KitState } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { namesSlice } from "../NamesState.ts"
import { nameDrawing } from "./nameDrawing.ts"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"

/** Whether it is known that the shown account has no name: what may have one is not offered another. */
const isNameless = (state: KitState): boolean => {
  const account = state.account[shownNamespace(state) ?? ""]?.caipAddress
  const known = account === undefined ? undefined : readSlice(state, namesSlice)[account]
  return known?.status === "ready" && known.name === undefined
}

/** The tile "Name" of the account view, and the views that it leads to. */
export const namesFills = [
  fillSlot(accountActions, {
    id: "names",
    feature: "names",
    label: titles.tile,
    icon: nameDrawing,
    view: viewIds.register,
    capability: "nameRegistry",
    when: isNameless
  }),
  ...(["register", "success"] as const).map((name) =>
    fillSlot(views, {
      id: viewIds[name],
      title: titles[name],
      load: () => import("./loadView.ts").then(({ loadView }) => loadView[name]())
    })
  )
]
