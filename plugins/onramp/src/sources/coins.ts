const ethereum = { networkId: "eip155:1", network: "Ethereum" } as const
const base = { networkId: "eip155:8453", network: "Base" } as const
const polygon = { networkId: "eip155:137", network: "Polygon" } as const
const solana = { networkId: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", network: "Solana" } as const
const usdc = { symbol: "USDC", name: "USD Coin" }
const ether = { symbol: "ETH", name: "Ether" }

/** Coins that the providers of this package sell: USD Coin by its issuer's own contracts, and the networks' own coins. */
export const coins = {
  usdcOnEthereum: { ...ethereum, ...usdc, contract: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" },
  usdcOnBase: { ...base, ...usdc, contract: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" },
  usdcOnPolygon: { ...polygon, ...usdc, contract: "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359" },
  etherOnEthereum: { ...ethereum, ...ether },
  etherOnBase: { ...base, ...ether },
  sol: { ...solana, symbol: "SOL", name: "Solana" }
} as const
