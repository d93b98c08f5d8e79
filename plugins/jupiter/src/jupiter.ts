import { attempt, fromOptions, type Plugin } from "@latchkey/core"
import type { JupiterOptions } from "./JupiterOptions.ts"

/** Its public API. */
const API = "https://api.jup.ag"

/**
 * What Solana's coin and tokens cost, by Jupiter: in US dollars, on the main network.
 *
 * Calls the host of `url`, when something is to be shown with its worth: it gets to know which tokens, and not whose.
 */
export const jupiter = (options?: JupiterOptions): Plugin<"jupiter"> =>
  fromOptions("jupiter", options, ({ url = API }: JupiterOptions) => {
    const base = url.replace(/\/+$/, "")
    return {
      id: "jupiter",
      when: "engine",
      hosts: [{ origin: attempt(() => new URL(base).origin) ?? base, purpose: "prices" }],
      load: () => import("./module.ts").then(({ jupiterModule }) => jupiterModule(base))
    }
  })
