import { fillSlot, withFills, type Plugin } from "@latchkey/core"
import { accountTabs, views } from "@latchkey/react"
import { tokens as headless, type TokensTypes } from "../tokens.ts"
import type { TokensApi } from "../TokensApi.ts"
import type { TokensOptions } from "../TokensOptions.ts"
import type { TokensState } from "../TokensState.ts"
import { titles } from "./titles.ts"
import { viewIds } from "./viewIds.ts"

export type { TokensApi } from "../TokensApi.ts"
export type { TokensOptions } from "../TokensOptions.ts"
export type { AccountTokens, HeldToken, TokensState } from "../TokensState.ts"

/**
 * `tokens` with its list: a tab "Tokens" of the account view, and the same list as a view.
 *
 * The tab is there if the shown namespace has the `tokenBalances` capability.
 */
export const tokens = (options?: TokensOptions): Plugin<"tokens", TokensApi, TokensState, TokensTypes> => {
  const title = titles.list
  return withFills(headless(options), [
    fillSlot(accountTabs, {
      id: "tokens",
      title,
      order: 1,
      capability: "tokenBalances",
      load: () => import("./TokensView.tsx").then(({ TokenList }) => ({ default: TokenList }))
    }),
    fillSlot(views, {
      id: viewIds.list,
      title,
      load: () => import("./TokensView.tsx").then(({ TokensView }) => ({ default: TokensView }))
    })
  ])
}
