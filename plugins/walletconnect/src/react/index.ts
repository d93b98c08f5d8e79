import {
  fillSlot,
  journeyRules,
  readSlice,
  withFills,
  type CatalogueWallet,
  type Plugin
} from "@latchkey/core"
import { views } from "@latchkey/react"
import { walletConnect as headless } from "../walletConnect.ts"
import { pairingSlice, type PairingState } from "../PairingState.ts"
import { viewIds } from "../viewIds.ts"
import type { WalletConnectOptions } from "../WalletConnectOptions.ts"
import { requestLinkOf } from "./requestLinkOf.ts"

export type { NamespaceOverride, WalletConnectOptions } from "../WalletConnectOptions.ts"
export type { PairedWallet, PairingCode, PairingState } from "../PairingState.ts"

/** `walletConnect` with its view: the code to scan, or the link to a wallet's app, and what goes wrong there. */
export const walletConnect = (options: WalletConnectOptions): Plugin<"walletConnect", object, PairingState> =>
  withFills(headless(options), [
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
  ])
