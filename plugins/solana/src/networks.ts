import type { NetworkInput } from "@latchkey/core"

/** A Solana network as `createKit({ networks })` takes it. */
export interface SolanaNetwork extends NetworkInput {
  readonly chainNamespace: "solana"
  readonly caipNetworkId: `solana:${string}`
  /** Another CAIP-2 id that wallets knew the network by. */
  readonly deprecatedCaipNetworkId?: `solana:${string}`
}

const SOL = { name: "Solana", symbol: "SOL", decimals: 9 }
const blockExplorers = { default: { name: "Solana Explorer", url: "https://explorer.solana.com" } }

/** Solana's main network. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const solanaMainnet: SolanaNetwork = {
  id: "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
  caipNetworkId: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
  deprecatedCaipNetworkId: "solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ",
  chainNamespace: "solana",
  name: "Solana",
  nativeCurrency: SOL,
  rpcUrls: { default: { http: ["https://api.mainnet-beta.solana.com"] } },
  blockExplorers,
  testnet: false
}

/** Solana's network for developers of applications. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const solanaDevnet: SolanaNetwork = {
  id: "EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
  caipNetworkId: "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
  deprecatedCaipNetworkId: "solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K",
  chainNamespace: "solana",
  name: "Solana Devnet",
  nativeCurrency: SOL,
  rpcUrls: { default: { http: ["https://api.devnet.solana.com"] } },
  blockExplorers,
  testnet: true
}

/** Solana's network for tests of its own software. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const solanaTestnet: SolanaNetwork = {
  id: "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z",
  caipNetworkId: "solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z",
  chainNamespace: "solana",
  name: "Solana Testnet",
  nativeCurrency: SOL,
  rpcUrls: { default: { http: ["https://api.testnet.solana.com"] } },
  blockExplorers,
  testnet: true
}
