import { chainPlugin, type Plugin } from "@latchkey/core"
import type { EvmApi, EvmOptions } from "./EvmApi.ts"
import type { EvmTypes } from "./EvmTypes.ts"

/**
 * EVM networks (`eip155`): wallets of the browser, switching, signing, native balances, payment links.
 *
 * Networks are those of `@latchkey/evm/networks`, or viem's chain objects, unchanged; a network with a numeric id that
 * names no other namespace is one of these.
 */
export const evm = (options: EvmOptions = {}): Plugin<"evm", EvmApi, any, EvmTypes> =>
  chainPlugin(options, {
    id: "evm",
    namespace: {
      id: "eip155",
      name: "EVM Networks",
      defaultAccountType: "smartAccount",
      owns: ({ id, chainNamespace, caipNetworkId }) =>
        typeof id === "number" && chainNamespace === undefined && caipNetworkId === undefined
    },
    actions: [
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
    load: () => import("./module.ts")
  })
