import type { PolkadotNetwork } from "@latchkey/polkadot"

export const astar: PolkadotNetwork = {
  id: "9eb76c5184c4ab8679d2d5d819fdf90b",
  name: "Astar",
  nativeCurrency: { name: "Astar", symbol: "ASTR", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc.tea.example/astar"] } },
  ss58Prefix: 5,
  caipNetworkId: "polkadot:9eb76c5184c4ab8679d2d5d819fdf90b"
}
