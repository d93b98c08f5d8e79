import { fromOptions } from "@latchkey/core"
import type { Plugin } from "@latchkey/core"
import type { ActivityApi } from "./ActivityApi.ts"
import type { ActivityOptions } from "./ActivityOptions.ts"
import { activitySlice, type ActivityState } from "./ActivityState.ts"

/** What the type checker knows of activity: no error of its own. */
export interface ActivityTypes {
  readonly errorCode: never
}

/**
 * What happened to the connected accounts, with what may be meant to deceive hidden. Headless; `activity` of
 * `@latchkey/activity/react` adds the tab of the account view.
 *
 * Works on every namespace that has the `history` capability. Calls no host of its own but those of `pictureHosts`.
 */
export const activity = (
  options?: ActivityOptions
): Plugin<"activity", ActivityApi, ActivityState, ActivityTypes> =>
  fromOptions("activity", options, (options) => ({
    id: "activity",
    when: "demand",
    requires: ["transactions"],
    hosts: (options.pictureHosts ?? []).map((origin) => ({
      origin,
      purpose: "pictures of collections",
      uses: ["image"]
    })),
    slice: activitySlice,
    actions: ["load", "loadMore", "canReplace", "prepareReplacement", "replace"],
    load: () => import("./module.ts").then((part) => part.activityModule(options))
  }))
