import type { Plugin, ViewTypes } from "@latchkey/core"
import { declaration, type OnrampTypes } from "../onramp.ts"
import type { OnrampApi } from "../OnrampApi.ts"
import type { OnrampSettings } from "../OnrampSettings.ts"
import type { OnrampState } from "../OnrampState.ts"
import type { viewIds } from "./viewIds.ts"

export type { OnrampApi } from "../OnrampApi.ts"
export type { OnrampSettings } from "../OnrampSettings.ts"
export type { OnrampAsked, OnrampChoices, OnrampForm, OnrampState } from "../OnrampState.ts"
export { useOnramp, type OnrampView } from "./useOnramp.ts"

/**
 * `onramp` with its views: a tile "Buy" in the account view, the form, and what becomes of a purchase.
 *
 * The tile is shown if a source sells in the connected namespace, `features.onramp` allows its provider, and the page's clock is in
 * no restricted time zone.
 */
export const onramp = (
  settings: OnrampSettings = {}
): Plugin<"onramp", OnrampApi, OnrampState, OnrampTypes & ViewTypes<typeof viewIds>> => ({
  ...declaration,
  given: settings,
  lateFills: () => import("./fills.ts").then((part) => part.onrampFills(settings)),
  // With the form, since who opens that needs the actions too.
  load: () => import("./opened.ts").then((part) => part.moduleWithViews(settings))
})
