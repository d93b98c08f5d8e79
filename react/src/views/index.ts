import { fill } from "../messages/fill.ts"
import type { TitleContext, ViewDeclaration } from "../slots/views.ts"
import { NetworkSelector } from "./account/NetworkSelector.tsx"
import { Connect } from "./connect/Connect.tsx"
import { WalletHelpButton } from "./connect/WalletHelpButton.tsx"
import { namespaceName } from "./selectors.ts"

const connectorName = ({ params, messages, state }: TitleContext): string =>
  state.connection.connectors.find(({ id }) => id === params["connectorId"])?.name ?? messages.connectTitle

const walletName = ({ params, messages, state }: TitleContext): string =>
  state.connection.connectors.find(({ walletId }) => walletId === params["walletId"])?.name ??
  messages.connectTitle
const chainName = ({ params, messages, state }: TitleContext): string =>
  fill(messages.switchChainTitle, { chain: namespaceName(state, String(params["namespace"])) })

/** The kit's own views: declared as a plugin declares its own. */
export const builtInViews: ReadonlyArray<ViewDeclaration> = [
  {
    id: "Connect",
    title: "connectTitle",
    component: Connect,
    load: () => Promise.resolve({ default: Connect }),
    leading: WalletHelpButton
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
    skeleton: "account",
    leading: NetworkSelector,
    leadingOverBack: true
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
