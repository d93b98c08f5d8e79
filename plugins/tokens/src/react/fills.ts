import { fillSlot } from "@latchkey/core"
import { accountTabs, views } from "@latchkey/react"
import { titles } from "./messages/titles.ts"
import { viewIds } from "./viewIds.ts"

const { list: title } = titles

/** The tab "Tokens" of the account view, and the same list as a view. */
export const tokensFills = [
  fillSlot(accountTabs, {
    id: "tokens",
    title,
    order: 1,
    capability: "tokenBalances",
    load: () => import("./TokensView.tsx").then(({ TokensTab }) => ({ default: TokensTab }))
  }),
  fillSlot(views, {
    id: viewIds.list,
    title,
    load: () => import("./TokensView.tsx").then(({ TokensView }) => ({ default: TokensView }))
  })
]
