import { fillSlot, journeyRules, readSlice, type CatalogueWallet, type SlotFilling } from "@latchkey/core"
import { views } from "@latchkey/react"
import { walletConnectModule } from "../module.ts"
import { pairingSlice } from "../PairingState.ts"
import { viewIds } from "../viewIds.ts"
import type { WalletConnectOptions } from "../WalletConnectOptions.ts"
import { requestLinkOf } from "./requestLinkOf.ts"

const fills: ReadonlyArray<SlotFilling> = [
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

/** The working part with its views, and when the second of them is shown by itself: nobody sees them before it runs. */
export const pairingModule = (options: WalletConnectOptions): ReturnType<typeof walletConnectModule> => ({
  ...walletConnectModule(options),
  fills
})
