import { rpcHosts, type Plugin } from "@latchkey/core"
import type { PolkadotApi, PolkadotOptions } from "./PolkadotApi.ts"

/**
 * Polkadot, Kusama, Westend, their asset hubs and other chains of that kind: wallets of the browser, message signing,
 * native balances.
 *
 * Networks are objects like those that this package exports: they name their namespace or their CAIP-2 id.
 */
export const polkadot = (options: PolkadotOptions = {}): Plugin<"polkadot", PolkadotApi> => ({
  id: "polkadot",
  when: "engine",
  namespaces: [{ id: "polkadot", name: "Polkadot", defaultAccountType: "eoa" }],
  hosts: rpcHosts("Polkadot networks", options.publicRpc),
  methods: ["getApi", "signPayload"],
  load: () => import("./module.ts").then((module) => module.polkadotModule(options))
})
