import { definePlugin, fillSlot, onrampSources, swapSources } from "@latchkey/core"
import { promiseOnrampSource, promiseSwapSource } from "@latchkey/core/promise"
import type { HarbourOptions } from "./HarbourOptions.ts"

export type { HarbourOptions } from "./HarbourOptions.ts"

/** Harbour swaps the network's coin and one token, and sells both for money. */
export const harbour = (options: HarbourOptions) => {
  const { origin } = new URL(options.url)
  const networks = [options.networkId]
  return definePlugin({
    id: "harbour",
    hosts: [{ origin, purpose: "prices, swaps and the page that sells" }],
    fills: [
      fillSlot(
        swapSources,
        promiseSwapSource({
          id: "harbour",
          title: "Harbour",
          networks,
          load: async () => (await import("./swaps.ts")).swaps(options)
        })
      ),
      fillSlot(
        onrampSources,
        promiseOnrampSource({
          id: "harbour",
          provider: "harbour",
          title: "Harbour",
          networks,
          pages: [origin],
          load: async () => (await import("./sales.ts")).sales(options)
        })
      )
    ],
    setup: () => {}
  })
}
