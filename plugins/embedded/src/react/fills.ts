import { fillSlot, readSlice, type SlotFilling } from "@latchkey/core"
import { accountActions, connectMethods, views } from "@latchkey/react"
import { embeddedSlice } from "../EmbeddedState.ts"
import type { EmbeddedOptions } from "../EmbeddedOptions.ts"
import { methodIds, viewIds } from "../viewIds.ts"
import { offersEmail } from "./offersEmail.ts"
import { offersMethod } from "./offersMethod.ts"
import { shownProviders } from "./shownProviders.ts"
import { titles } from "./messages/titles.ts"
import { walletDrawing } from "./walletDrawing.ts"

const HEIGHT = 48

/** Ways to sign in among those to connect, the views that they lead to, and the tile of the wallet's own settings. */
export const embeddedFills = ({ methods = [] }: EmbeddedOptions): ReadonlyArray<SlotFilling> => [
  fillSlot(connectMethods, {
    id: methodIds.email,
    method: "email",
    height: HEIGHT,
    when: offersEmail,
    load: () => import("./views/EmailMethod.tsx")
  }),
  fillSlot(connectMethods, {
    id: methodIds.social,
    method: "social",
    // Two rows where there are providers beside the e-mail address.
    height: methods.filter((method) => method !== "email").length > 1 ? 2 * HEIGHT + 8 : HEIGHT,
    when: (state) => offersMethod(state, "passkey") || shownProviders(state).length > 0,
    load: () => import("./views/SocialMethod.tsx")
  }),
  fillSlot(accountActions, {
    id: "embedded",
    feature: "wallet",
    label: titles.wallet,
    icon: walletDrawing,
    view: viewIds.wallet,
    when: (state) => readSlice(state, embeddedSlice).user !== undefined
  }),
  fillSlot(views, {
    id: viewIds.signIn,
    title: titles.signIn,
    skeleton: "waiting",
    load: () => import("./views/SignIn.tsx")
  }),
  fillSlot(views, {
    id: viewIds.approve,
    title: titles.approve,
    skeleton: "waiting",
    load: () => import("./views/ApproveTransaction.tsx")
  }),
  fillSlot(views, {
    id: viewIds.wallet,
    title: titles.wallet,
    load: () => import("./views/WalletSettings.tsx")
  }),
  fillSlot(views, {
    id: viewIds.updateEmail,
    title: titles.updateEmail,
    skeleton: "text",
    load: () => import("./views/UpdateEmail.tsx")
  })
]
