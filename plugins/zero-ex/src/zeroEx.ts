import { attempt, fillSlot, fromOptions, swapSources, type Plugin } from "@latchkey/core"
import { contractOn } from "./networks.ts"
import type { ZeroExOptions } from "./ZeroExOptions.ts"

/**
 * A source for `swap`: quotes of many exchanges at once, and the calls that make them, by 0x, through a proxy of the site's own.
 *
 * Calls the host of `url`, when something is to be swapped: it gets to know the account and what it wants. What its calls do cannot be read
 * of them: each is taken only where the chain, trying it, shows that the account gets the least that was shown.
 */
export const zeroEx = (options?: ZeroExOptions): Plugin<"zero-ex"> =>
  fromOptions("zero-ex", options, ({ url = "", networks = [], fee }: Partial<ZeroExOptions>) => {
    const base = url.replace(/\/+$/, "")
    const served = networks.flatMap((network) => {
      const contract = contractOn(network)
      return contract === undefined ? [] : [{ ...network, contract }]
    })
    return {
      id: "zero-ex",
      when: "demand",
      serves: ["swap"],
      hosts: base === "" ? [] : [{ origin: attempt(() => new URL(base).origin) ?? base, purpose: "swaps" }],
      fills:
        served.length === 0 || base === ""
          ? []
          : [
              fillSlot(swapSources, {
                id: "zero-ex",
                title: "0x",
                networks: served.map(({ networkId }) => networkId),
                load: () => import("./makeSource.ts").then(({ makeSource }) => makeSource(served, base, fee))
              })
            ],
      load: async () => ({})
    }
  })
