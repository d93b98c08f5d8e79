/** A Cosmos network that the stack emulates. */
export interface CosmosNetworkDeclaration {
  /** CAIP-2 id: `cosmos:` and the chain id. */
  readonly caipNetworkId: `cosmos:${string}`
  readonly chainId: string
  readonly name: string
  /** Bech32 prefix of its accounts. */
  readonly prefix: string
  /** The coin that pays fees, in its base unit. */
  readonly denom: string
  /** The same coin as people write it. */
  readonly symbol: string
  readonly decimals: number
  /** SLIP-44 coin type of its accounts. */
  readonly coinType: number
}

const network = (
  chainId: string,
  name: string,
  prefix: string,
  symbol: string
): CosmosNetworkDeclaration => ({
  caipNetworkId: `cosmos:${chainId}`,
  chainId,
  name,
  prefix,
  denom: `u${symbol.toLowerCase()}`,
  symbol,
  decimals: 6,
  coinType: 118
})

/** Two networks that wallets know, and one that they have to be told about. */
export const cosmosNetworks: readonly CosmosNetworkDeclaration[] = [
  network("cosmoshub-4", "Cosmos Hub", "cosmos", "ATOM"),
  network("osmosis-1", "Osmosis", "osmo", "OSMO"),
  network("latchkey-1", "Latchkey", "latch", "LATCH")
]
