import { fill } from "../messages/fill.ts"
import type { TitleContext, ViewDeclaration } from "../slots/views.ts"
import { AccountSkeleton } from "./account/AccountSkeleton.tsx"
import { NetworkSelector } from "./account/NetworkSelector.tsx"
import { Connect } from "./connect/Connect.tsx"
import { WalletHelpButton } from "./connect/WalletHelpButton.tsx"
import { namespaceName } from "./selectors.ts"

/** The name of the wallet of a catalogue that a view is about. */
const nameIn = ({ wallet }: TitleContext["params"]): string | undefined => {
  const { name } = (wallet ?? {}) as { readonly name?: unknown }
  return typeof name === "string" ? name : undefined
}

const connectorName = ({ params, messages, state }: TitleContext): string =>
  nameIn(params) ??
  state.connection.connectors.find(({ id }) => id === params["connectorId"])?.name ??
  messages.connectTitle

const walletName = ({ params, messages, state }: TitleContext): string =>
  state.connection.connectors.find(({ walletId }) => walletId === params["walletId"])?.name ??
  messages.connectTitle
const chainName = ({ params, messages, state }: TitleContext): string =>
  fill(messages.switchChainTitle, { chain: namespaceName(state, String(params["namespace"])) })

/** The view of the first opening: it says nothing that is loaded later. */
export const firstView: ViewDeclaration = {
  id: "Connect",
  title: "connectTitle",
  component: Connect,
  load: () => Promise.resolve({ default: Connect }),
  leading: WalletHelpButton
}

/** What is drawn in the place of a view that nobody declared. */
export const unknownView: ViewDeclaration = {
  id: "",
  title: "viewUnknownTitle",
  load: () => import("./unknown/Unknown.tsx")
}

/** The kit's own views, declared like those of a plugin. */
export const builtInViews: ReadonlyArray<ViewDeclaration> = [
  firstView,
  {
    id: "AllWallets",
    title: "allWallets",
    load: () => import("./allWallets/AllWallets.tsx")
  },
  {
    id: "Downloads",
    title: connectorName,
    load: () => import("./allWallets/Downloads.tsx"),
    skeleton: "text"
  },
  {
    id: "Connecting",
    title: connectorName,
    load: () => import("./connecting/Connecting.tsx"),
    skeleton: "waiting"
  },
  {
    id: "ConnectingMultiChain",
    title: walletName,
    load: () => import("./connecting/ConnectingMultiChain.tsx")
  },
  {
    id: "Account",
    title: "accountTitle",
    load: () => import("./account/Account.tsx"),
    skeleton: AccountSkeleton,
    leading: NetworkSelector,
    leadingOverBack: true,
    titleHidden: true
  },
  { id: "Networks", title: "networksTitle", load: () => import("./networks/Networks.tsx") },
  {
    id: "SwitchNetwork",
    title: "switchTitle",
    load: () => import("./networks/SwitchNetwork.tsx"),
    skeleton: "waiting"
  },
  {
    id: "SwitchActiveChain",
    title: chainName,
    load: () => import("./networks/SwitchActiveChain.tsx"),
    skeleton: "text"
  },
  {
    id: "UnsupportedChain",
    title: "unsupportedTitle",
    load: () => import("./networks/UnsupportedChain.tsx")
  },
  { id: "Profile", title: "profileTitle", load: () => import("./profile/Profile.tsx") },
  {
    id: "WhatIsAWallet",
    title: "whatIsAWallet",
    load: () => import("./help/WhatIsAWallet.tsx"),
    skeleton: "text"
  },
  {
    id: "WhatIsANetwork",
    title: "whatIsANetwork",
    load: () => import("./help/WhatIsANetwork.tsx"),
    skeleton: "text"
  }
]
