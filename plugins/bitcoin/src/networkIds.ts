import type { CaipNetworkId } from "@latchkey/core"

/** CAIP-2 ids of Bitcoin's networks: the namespace and the first 32 digits of the genesis block's hash. */
export const MAINNET: CaipNetworkId = "bip122:000000000019d6689c085ae165831e93"
export const TESTNET: CaipNetworkId = "bip122:000000000933ea01ad0ee984209779ba"
export const TESTNET4: CaipNetworkId = "bip122:00000000da84f2bafbbc53dee25a72ae"
export const SIGNET: CaipNetworkId = "bip122:00000008819873e925422c1ff0f99f7c"
export const REGTEST: CaipNetworkId = "bip122:0f9188f13cb7b2c71f2a335e3a4fc328"

const prefixes: Readonly<Record<CaipNetworkId, string>> = {
  [MAINNET]: "bc",
  [TESTNET]: "tb",
  [TESTNET4]: "tb",
  [SIGNET]: "tb",
  [REGTEST]: "bcrt"
}

/** The prefix of a network's segwit addresses, where we know the network. */
export const prefixOf = (networkId: CaipNetworkId): string | undefined => prefixes[networkId]
