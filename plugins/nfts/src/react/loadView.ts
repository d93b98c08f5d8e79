import type { ViewProps } from "@latchkey/react/view"
import type { ComponentType } from "react"
import { NftListView, NftTab } from "./NftListView.tsx"
import { withWords } from "./messages/useWords.ts"

const loaded = (View: ComponentType<ViewProps>) => ({ default: withWords(View) })

/** The tab and each view: the list is here, one NFT loads when it is opened. */
export const loadView = {
  tab: async () => loaded(NftTab),
  list: async () => loaded(NftListView),
  nft: async () => loaded((await import("./NftView.tsx")).NftView)
}
