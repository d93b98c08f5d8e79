import type { CaipNetworkId } from "@latchkey/core"

const CLUSTERS: ReadonlyArray<readonly [cluster: string, reference: string, deprecated?: string]> = [
  ["mainnet", "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ"],
  ["devnet", "EtWTRABZaYq6iMfeYKouRu166VU2xqa1", "8E9rvCKLFQia2Y35HXjjpWzj8weVo44K"],
  ["testnet", "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z"]
]

const clusterOf = (id: string) => CLUSTERS.find((names) => names.some((name) => id === `solana:${name}`))

/** `devnet` or `testnet` for those networks, by whichever of their ids. */
export const testCluster = (id: string): string | undefined => {
  const cluster = clusterOf(id)?.[0]
  return cluster === "mainnet" ? undefined : cluster
}

/** What Wallet Standard wallets call a network: `solana:mainnet`. Ids of networks that are not Solana's own stay. */
export const toStandardChain = (id: string): string => {
  const cluster = clusterOf(id)?.[0]
  return cluster === undefined ? id : `solana:${cluster}`
}

/** The CAIP-2 id of a chain that a wallet names, old ids too; undefined when it is no Solana chain. */
export const toNetworkId = (chain: string): CaipNetworkId | undefined => {
  const reference = clusterOf(chain)?.[1]
  if (reference !== undefined) return `solana:${reference}`
  return /^solana:[-_a-zA-Z0-9]{1,32}$/.test(chain) ? (chain as CaipNetworkId) : undefined
}
