import { fillSlot } from "@latchkey/core"
import { accountTabs, views } from "@latchkey/react"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"

/** The tab "NFTs" of the account view, the same list as a view, and a view of one NFT. */
export const nftsFills = [
  fillSlot(accountTabs, {
    id: "nfts",
    title: titles.list,
    order: 2,
    capability: "nftHoldings",
    load: () => import("./loadView.ts").then(({ loadView }) => loadView.tab())
  }),
  ...(["list", "nft"] as const).map((name) =>
    fillSlot(views, {
      id: viewIds[name],
      title: titles[name],
      load: () => import("./loadView.ts").then(({ loadView }) => loadView[name]())
    })
  )
]
