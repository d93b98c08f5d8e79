import { fillSlot } from "@latchkey/core"
import { views } from "@latchkey/react"
import { viewIds } from "../viewIds.ts"
import { titles } from "./messages/titles.ts"

/** What is to be paid, which no page shows before somebody asks for it; it brings the rest along. */
export const payFills = [
  fillSlot(views, {
    id: viewIds.pay,
    title: titles.pay,
    load: () => import("./opened.ts").then(({ loadView }) => loadView.pay()),
    // What lies below it is the way to a wallet that is connected now.
    onBack: ({ kit }) => kit.navigation.reset(viewIds.pay)
  })
]
