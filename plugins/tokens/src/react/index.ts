import { withLateFills, type Plugin, type ViewTypes } from "@latchkey/core"
import { tokens as headless, type TokensTypes } from "../tokens.ts"
import type { TokensApi } from "../TokensApi.ts"
import type { TokensOptions } from "../TokensOptions.ts"
import type { TokensState } from "../TokensState.ts"
import type { viewIds } from "./viewIds.ts"

export type { TokensApi } from "../TokensApi.ts"
export type { TokensOptions } from "../TokensOptions.ts"
export type { AccountTokens, HeldToken, TokensState } from "../TokensState.ts"
export { useTokens } from "./useTokens.ts"
export type { TokensView } from "./useAccountTokens.ts"

/**
 * `tokens` with its list: a tab "Tokens" of the account view, and the same list as a view.
 *
 * The tab is there if the shown namespace has the `tokenBalances` capability.
 */
export const tokens = (
  options?: TokensOptions
): Plugin<"tokens", TokensApi, TokensState, TokensTypes & ViewTypes<typeof viewIds>> =>
  withLateFills(headless(options), () => import("./fills.ts").then((part) => part.tokensFills))
