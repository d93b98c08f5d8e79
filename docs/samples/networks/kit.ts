import { createKit, type NetworkInput } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"

/** A network that no list has. viem's chain objects have this shape too. */
const teaChain: NetworkInput = {
  id: 7_919,
  name: "Tea Chain",
  nativeCurrency: { name: "Leaf", symbol: "LEAF", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc.tea.example"] } },
  blockExplorers: { default: { name: "Tea Explorer", url: "https://explorer.tea.example" } }
}

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base, teaChain],
  defaultNetwork: base,
  customRpcUrls: {
    "eip155:1": ["https://ethereum.rpc.example/v1"],
    "eip155:7919": ["https://rpc.tea.example"]
  },
  chainImages: { 7919: "https://tea.example/leaf.svg" },
  unsupportedNetwork: "warn",
  plugins: [evm()]
})
