import { attempt, fromOptions, type Plugin } from "@latchkey/core"
import type { TokenListsOptions } from "./TokenListsOptions.ts"

const MOST = 10

/** The list that Uniswap keeps. */
const UNISWAP = "https://tokens.uniswap.org"

/**
 * Tokens of EVM networks that accounts may hold, by public lists: what a list names is counted by the chain itself, for every feature that
 * shows or moves tokens, and what calls itself by a listed symbol at another address is marked.
 *
 * Calls the hosts of `lists`, when tokens are to be shown: they get to know nothing of the account.
 */
export const tokenLists = (options?: TokenListsOptions): Plugin<"tokenLists"> =>
  fromOptions("tokenLists", options, ({ lists: given = [UNISWAP] }: TokenListsOptions) => {
    const lists = [...new Set(given)].slice(0, MOST)
    const origins = new Set(lists.map((url) => attempt(() => new URL(url).origin) ?? url))
    return {
      id: "tokenLists",
      when: "engine",
      hosts: [...origins].map((origin) => ({ origin, purpose: "token lists" })),
      load: () => import("./module.ts").then(({ tokenListsModule }) => tokenListsModule(lists))
    }
  })
