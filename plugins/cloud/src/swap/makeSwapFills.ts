import { fillSlot, swapSources, type SlotFilling } from "@latchkey/core"
import type { SwapSource } from "@latchkey/core/effect"
import type { CloudOptions, CloudRouter } from "../CloudOptions.ts"
import { oneInchRouters } from "./oneInchRouters.ts"

/** What makes the source of one router. */
export type MakeSource = (router: CloudRouter) => Promise<SwapSource>

/** The sources of swaps that the service is. They can be loaded once the plugin has started. */
export const makeSwapFills = (named: CloudOptions["swap"] = []) => {
  const routers = named === "1inch" ? oneInchRouters() : named
  let make: MakeSource = () => Promise.reject(new Error("not started"))
  return {
    fills: routers.map((router, index): SlotFilling =>
      fillSlot(swapSources, {
        id: index === 0 ? "cloud" : `cloud/${index}`,
        title: router.title,
        networks: [router.networkId],
        load: () => make(router)
      })
    ),
    /** Says what makes them. */
    by: (how: MakeSource) => {
      make = how
    }
  }
}
