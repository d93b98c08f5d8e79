import { fillSlot, withFills, type KitState, type Plugin } from "@latchkey/core"
import { accountTabs, views } from "@latchkey/react"
import { activity as headless, type ActivityTypes } from "../activity.ts"
import type { ActivityApi } from "../ActivityApi.ts"
import type { ActivityOptions } from "../ActivityOptions.ts"
import type { ActivityState } from "../ActivityState.ts"
import { titles } from "./titles.ts"
import { viewIds } from "./viewIds.ts"

export { useActivity, type ActivityInNamespace } from "./useActivity.ts"
export type { ActivityApi } from "../ActivityApi.ts"
export type { ActivityOptions } from "../ActivityOptions.ts"
export type { AccountActivity, ActivityDoubt, ActivityEntry, ActivityState } from "../ActivityState.ts"
export type { ActivityView } from "./useAccountActivity.ts"

// Without a remote source every remote feature is off, and this needs none: only the app itself can say no.
const isOn = ({ feature: { basic, local, values } }: KitState) =>
  basic ? local?.activity !== false : values.activity

/**
 * `activity` with its list: a tab "Activity" of the account view, the same list as a view, and a view of one transaction.
 *
 * The tab is there if the shown namespace has the `history` capability and `features.activity` is not off.
 */
export const activity = (
  options?: ActivityOptions
): Plugin<"activity", ActivityApi, ActivityState, ActivityTypes> =>
  withFills(headless(options), [
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
  ])
