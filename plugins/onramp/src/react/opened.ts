import { fillSlot } from "@latchkey/core"
import { views } from "@latchkey/react/view"
import { onrampModule } from "../module.ts"
import type { OnrampSettings } from "../OnrampSettings.ts"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"
import { loadView } from "./views/loadView.ts"

export { loadView } from "./views/loadView.ts"

/** The working part of the plugin, with the views that the form leads to: they are not reached before. */
export const moduleWithViews = (settings: OnrampSettings) => ({
  ...onrampModule(settings),
  fills: [
    fillSlot(views, { id: viewIds.progress, title: titles.buy, load: loadView.progress }),
    fillSlot(views, { id: viewIds.purchases, title: titles.purchases, load: loadView.purchases })
  ]
})
