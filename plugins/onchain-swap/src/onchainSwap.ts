import { fillSlot, fromOptions, swapSources, type ErrorCodesOf, type Plugin } from "@latchkey/core"
import { OnchainSwapOptionsInvalidError } from "./errors.ts"
import type * as errors from "./errors.ts"
import type { OnchainSwapOptions } from "./OnchainSwapOptions.ts"

/** What the type checker knows of it. */
export interface OnchainSwapTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

const requireContract = (value: unknown) => {
  if (typeof value !== "string" || !/^0x[0-9a-f]{40}$/i.test(value))
    throw new OnchainSwapOptionsInvalidError({ value: String(value).slice(0, 100) })
}

/**
 * A source for `swap`: quotes, routes and transactions of exchanges in the way of Uniswap V2, read from the chain itself.
 *
 * Calls no host of its own: it reads over the network's nodes. Loads nothing before something is to be swapped. Throws
 * `OnchainSwapOptionsInvalidError`.
 */
export const onchainSwap = (
  options?: OnchainSwapOptions
): Plugin<"onchain-swap", object, undefined, OnchainSwapTypes> =>
  fromOptions("onchain-swap", options, ({ routers = [] }: Partial<OnchainSwapOptions>) => ({
    id: "onchain-swap",
    when: "demand",
    serves: ["swap"],
    hosts: [],
    fills: routers.map((router, index) => {
      const { permitRouter = router.router } = router
      for (const contract of [router.router, permitRouter, ...router.tokens]) requireContract(contract)
      return fillSlot(swapSources, {
        id: index === 0 ? "onchain-swap" : `onchain-swap/${index}`,
        title: router.title,
        networks: [router.networkId],
        load: () => import("./makeSource.ts").then((part) => part.makeSource(router))
      })
    }),
    load: async () => ({})
  }))
