import { NETWORK, TEST_NETWORK } from "@scure/btc-signer"

/** A Bitcoin network that the stack plays. */
export interface BitcoinNetworkDeclaration {
  /** CAIP-2: `bip122` and the first half of the hash of the genesis block. */
  readonly caipNetworkId: string
  readonly name: string
  /** First part of the path of its HTTP API. */
  readonly path: string
  /** Hash of the real network's genesis block, which the API answers for height 0. */
  readonly genesis: string
  /** Prefixes of its addresses. */
  readonly prefixes: typeof NETWORK
}

const declare = (
  name: string,
  path: string,
  genesis: string,
  prefixes: typeof NETWORK
): BitcoinNetworkDeclaration => ({
  caipNetworkId: `bip122:${genesis.slice(0, 32)}`,
  name,
  path,
  genesis,
  prefixes
})

/** All that the stack plays. Testnet and Signet have the same addresses, as in the world. */
export const bitcoinNetworks: readonly BitcoinNetworkDeclaration[] = [
  declare("Bitcoin", "mainnet", "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f", NETWORK),
  declare(
    "Bitcoin Testnet",
    "testnet",
    "000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943",
    TEST_NETWORK
  ),
  declare(
    "Bitcoin Signet",
    "signet",
    "00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6",
    TEST_NETWORK
  )
]
