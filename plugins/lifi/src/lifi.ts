import { attempt, fillSlot, fromOptions, swapSources, type Plugin } from "@latchkey/core"
import type { LifiOptions } from "./LifiOptions.ts"
import { contractOn, knownNetworks } from "./networks.ts"

/** Its public API. */
const API = "https://li.quest/v1"

/**
 * A source for `swap`: quotes of many exchanges at once, and the calls that make them, by LI.FI.
 *
 * Calls the host of `url`, when something is to be swapped: it gets to know the account and what it wants. What its calls do cannot be read
 * of them: each is taken only where the chain, trying it, shows that the account gets the least that was shown.
 */
export const lifi = (options?: LifiOptions): Plugin<"lifi"> =>
  fromOptions("lifi", options, (given: LifiOptions) => {
    const { networks = knownNetworks, url = API, integrator = "latchkey", fee } = given
    const base = url.replace(/\/+$/, "")
    const served = networks.flatMap((network) => {
      const contract = contractOn(network)
      return contract === undefined ? [] : [{ ...network, contract }]
    })
    return {
      id: "lifi",
      when: "demand",
      serves: ["swap"],
      hosts: [{ origin: attempt(() => new URL(base).origin) ?? base, purpose: "swaps" }],
      fills:
        served.length === 0
          ? []
          : [
              fillSlot(swapSources, {
                id: "lifi",
                title: "LI.FI",
                networks: served.map(({ networkId }) => networkId),
                load: () =>
                  import("./makeSource.ts").then(({ makeSource }) =>
                    makeSource(served, base, integrator, fee)
                  )
              })
            ],
      load: async () => ({})
    }
  })
