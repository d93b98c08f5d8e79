import { chainPlugin, type Plugin } from "@latchkey/core"
import type { PolkadotApi, PolkadotOptions } from "./PolkadotApi.ts"
import type { PolkadotTypes } from "./PolkadotTypes.ts"

/**
 * Polkadot, Kusama, Westend, their asset hubs and other chains of that kind: wallets of the browser, message signing,
 * native balances.
 *
 * Networks are objects like those that this package exports: they name their namespace or their CAIP-2 id.
 */
export const polkadot = (
  options: PolkadotOptions = {}
): Plugin<"polkadot", PolkadotApi, any, PolkadotTypes> =>
  chainPlugin(options, {
    id: "polkadot",
    namespace: { name: "Polkadot" },
    actions: ["getApi", "signPayload"],
    load: () => import("./module.ts")
  })
