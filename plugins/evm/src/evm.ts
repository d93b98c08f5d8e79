import { rpcHosts, type Plugin } from "@latchkey/core"
import type { EvmApi, EvmOptions } from "./EvmApi.ts"

/**
 * EVM networks (`eip155`): wallets of the browser, switching, signing, native balances, payment links.
 *
 * Networks are viem's chain objects, unchanged; a network with a numeric id that names no other namespace is one of
 * these.
 */
export const evm = (options: EvmOptions = {}): Plugin<"evm", EvmApi> => ({
  id: "evm",
  when: "engine",
  namespaces: [
    {
      id: "eip155",
      name: "EVM Networks",
      defaultAccountType: "smartAccount",
      owns: ({ id, chainNamespace, caipNetworkId }) =>
        typeof id === "number" && chainNamespace === undefined && caipNetworkId === undefined
    }
  ],
  hosts: rpcHosts("EVM networks", options.publicRpc),
  methods: [
    "signTypedData",
    "getPermissions",
    "requestPermissions",
    "revokePermissions",
    "getCapabilities",
    "estimateGas",
    "waitForTransaction",
    "getClient",
    "getWalletClient"
  ],
  load: () => import("./module.ts").then(({ evmModule }) => evmModule(options))
})
