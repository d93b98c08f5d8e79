import { fillSlot, journeyRules, readSlice, type CatalogueWallet, type SlotFilling } from "@latchkey/core"
import { views } from "@latchkey/react"
import { pairingSlice } from "../PairingState.ts"
import { viewIds } from "../viewIds.ts"
import { requestLinkOf } from "./requestLinkOf.ts"

/** The views, and when the second is shown by itself. Nobody sees them before the plugin runs. */
export const fills: ReadonlyArray<SlotFilling> = [
  fillSlot(views, {
    id: viewIds.pairing,
    title: ({ params }) => (params["wallet"] as CatalogueWallet | undefined)?.name ?? "WalletConnect",
    skeleton: "waiting",
    load: () => import("./views/Pairing.tsx").then(({ Pairing }) => ({ default: Pairing }))
  }),
  fillSlot(views, {
    id: viewIds.request,
    title: ({ state }) => readSlice(state, pairingSlice).wallet?.name ?? "WalletConnect",
    skeleton: "waiting",
    load: () => import("./views/Request.tsx").then(({ Request }) => ({ default: Request }))
  }),
  fillSlot(journeyRules, {
    id: viewIds.request,
    on: (before, after) => requestLinkOf(before) === undefined && requestLinkOf(after) !== undefined,
    show: viewIds.request,
    // What waits in a view of its own is not disturbed.
    when: (state) =>
      requestLinkOf(state) !== undefined &&
      (!state.navigation.open || state.navigation.stack.at(-1)?.view === viewIds.request)
  })
]
