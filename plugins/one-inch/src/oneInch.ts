import { attempt, fillSlot, fromOptions, swapSources, type Plugin } from "@latchkey/core"
import { contractOn, knownNetworks } from "./networks.ts"
import type { OneInchOptions } from "./OneInchOptions.ts"

/**
 * A source for `swap`: quotes of many exchanges at once, and the calls that make them, by 1inch, through a proxy of the site's own.
 *
 * Calls the host of `url`, when something is to be swapped: it gets to know the account and what it wants. A call that cannot be read is
 * taken only where the chain, trying it, shows that the account gets the least that was shown.
 */
export const oneInch = (options?: OneInchOptions): Plugin<"one-inch"> =>
  fromOptions("one-inch", options, ({ url = "", networks = knownNetworks, fee }: Partial<OneInchOptions>) => {
    const base = url.replace(/\/+$/, "")
    const served = networks.flatMap((network) => {
      const contract = contractOn(network)
      return contract === undefined ? [] : [{ ...network, contract }]
    })
    return {
      id: "one-inch",
      when: "demand",
      serves: ["swap"],
      hosts: base === "" ? [] : [{ origin: attempt(() => new URL(base).origin) ?? base, purpose: "swaps" }],
      fills:
        served.length === 0 || base === ""
          ? []
          : [
              fillSlot(swapSources, {
                id: "one-inch",
                title: "1inch",
                networks: served.map(({ networkId }) => networkId),
                load: () => import("./makeSource.ts").then(({ makeSource }) => makeSource(served, base, fee))
              })
            ],
      load: async () => ({})
    }
  })
