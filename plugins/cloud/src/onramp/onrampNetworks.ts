import type { CaipNetworkId } from "@latchkey/core"

/**
 * What the service calls networks that coins are sent to. The words are those of the pages that it leads to:
 * https://docs.cdp.coinbase.com/onramp
 */
export const onrampNetworks: Readonly<Record<CaipNetworkId, string>> = {
  "eip155:1": "ethereum",
  "eip155:10": "optimism",
  "eip155:137": "polygon",
  "eip155:8453": "base",
  "eip155:42161": "arbitrum",
  "eip155:42220": "celo",
  "eip155:43114": "avalanche-c-chain",
  "eip155:80094": "berachain",
  "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp": "solana"
}
