import { fillSlot, shownNamespace } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { sellsIn } from "../allowedSources.ts"
import { isRestricted } from "../isRestricted.ts"
import type { OnrampSettings } from "../OnrampSettings.ts"
import { buyDrawing } from "./buyDrawing.ts"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"

/** The tile "Buy" of the account view, and the form that it leads to. */
export const onrampFills = ({ restrictedTimeZones }: OnrampSettings) => [
  fillSlot(accountActions, {
    id: "onramp",
    feature: "onramp",
    label: titles.buy,
    icon: buyDrawing,
    view: viewIds.form,
    when: (state) => {
      const namespace = shownNamespace(state)
      return namespace !== undefined && sellsIn(state, namespace) && !isRestricted(restrictedTimeZones)
    }
  }),
  fillSlot(views, {
    id: viewIds.form,
    title: titles.buy,
    load: () => import("./opened.ts").then(({ loadView }) => loadView.form())
  })
]
