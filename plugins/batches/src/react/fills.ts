import { fillSlot, journeyRules, readSlice } from "@latchkey/core"
import { views } from "@latchkey/react"
import { batchesSlice } from "../BatchesState.ts"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"

/** The view that tells what becomes of calls, which opens when a wallet has taken them on. */
export const batchesFills = [
  fillSlot(views, {
    id: viewIds.status,
    title: titles.status,
    load: () => import("./views/loadView.ts").then(({ loadView }) => loadView())
  }),
  fillSlot(journeyRules, {
    id: viewIds.status,
    show: viewIds.status,
    on: (before, after) => {
      const [latest] = readSlice(after, batchesSlice).list
      return (
        latest !== undefined &&
        latest.isRestored !== true &&
        latest.id !== readSlice(before, batchesSlice).list[0]?.id
      )
    }
  })
]
