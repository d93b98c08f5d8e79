import { attempt, fillSlot, fromOptions, swapSources, type Plugin } from "@latchkey/core"
import type { JupiterOptions } from "./JupiterOptions.ts"

/** Its public API. */
const API = "https://api.jup.ag"
const NETWORK = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
/** USDC and USDT. */
const TOKENS = [
  "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
  "Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB"
]

/**
 * What Solana's coin and tokens cost, by Jupiter, in US dollars, and a source for `swap`: routes over Solana's exchanges, on the main
 * network. A transaction is taken only where the network, trying it, shows that the account gets the least that was shown.
 *
 * Calls the host of `url`, when something is to be shown with its worth, or swapped: it gets to know which tokens, and of a swap whose.
 */
export const jupiter = (options?: JupiterOptions): Plugin<"jupiter"> =>
  fromOptions("jupiter", options, ({ url = API, tokens = TOKENS }: JupiterOptions) => {
    const base = url.replace(/\/+$/, "")
    return {
      id: "jupiter",
      when: "engine",
      hosts: [{ origin: attempt(() => new URL(base).origin) ?? base, purpose: "prices and swaps" }],
      fills: [
        fillSlot(swapSources, {
          id: "jupiter",
          title: "Jupiter",
          networks: [NETWORK],
          load: () => import("./makeSource.ts").then(({ makeSource }) => makeSource(base, tokens))
        })
      ],
      load: () => import("./module.ts").then(({ jupiterModule }) => jupiterModule(base))
    }
  })
