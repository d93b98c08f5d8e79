import { fillSlot, type KitState } from "@latchkey/core"
import { accountTabs, views } from "@latchkey/react"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"

const isOn = ({ feature }: KitState) => feature.values.activity

/** The tab "Activity" of the account view, the same list as a view, and a view of one transaction. */
export const activityFills = [
  fillSlot(accountTabs, {
    id: "activity",
    title: titles.list,
    order: 3,
    capability: "history",
    when: isOn,
    load: () => import("./loadView.ts").then(({ loadView }) => loadView.tab())
  }),
  ...(["list", "transaction"] as const).map((name) =>
    fillSlot(views, {
      id: viewIds[name],
      title: titles[name],
      load: () => import("./loadView.ts").then(({ loadView }) => loadView[name]())
    })
  )
]
