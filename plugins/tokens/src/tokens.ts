import type { Plugin } from "@latchkey/core"
import type { TokensApi } from "./TokensApi.ts"
import type { TokensOptions } from "./TokensOptions.ts"
import { tokensSlice, type TokensState } from "./TokensState.ts"

/** What the type checker knows of tokens: no error of its own. */
export interface TokensTypes {
  readonly errorCode: never
}

/**
 * What the connected accounts hold, with look-alikes marked. Headless; `tokens` of `@latchkey/tokens/react` adds the tab of the
 * account view.
 *
 * Works on every namespace that has the `tokenBalances` capability. Calls no host of its own.
 */
export const tokens = (
  options: TokensOptions = {}
): Plugin<"tokens", TokensApi, TokensState, TokensTypes> => ({
  id: "tokens",
  given: options,
  when: "demand",
  hosts: [],
  slice: tokensSlice,
  actions: ["refresh", "add", "show"],
  load: () => import("./module.ts").then((part) => part.tokensModule(options))
})
