import { evm } from "@latchkey/evm"
import { base, mainnet, polygon } from "@latchkey/evm/networks"
import { chainParts } from "./ChainParts.ts"

export const evmParts = chainParts({
  plugin: (options) => evm(options),
  networks: { mainnet, base, polygon },
  actions: [
    {
      name: "evm.signTypedData",
      label: "Sign typed data",
      run: (api, { networkId }) =>
        api.signTypedData({
          typedData: {
            domain: { name: "Latchkey playground", version: "1", chainId: Number(networkId) },
            types: {
              Order: [
                { name: "item", type: "string" },
                { name: "amount", type: "uint256" },
                { name: "deadline", type: "uint64" }
              ]
            },
            primaryType: "Order",
            message: { item: "A cup of tea", amount: 2n, deadline: 1893456000n }
          }
        })
    }
  ]
})
