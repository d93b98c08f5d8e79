import type { NetworkInput } from "@latchkey/core"

/** Bitcoin. Its `rpcUrls` are Esplora APIs of mempool.space and Blockstream: asked only with `bitcoin({ publicRpc: true })`. */
export const bitcoinMainnet: NetworkInput = {
  id: "000000000019d6689c085ae165831e93",
  caipNetworkId: "bip122:000000000019d6689c085ae165831e93",
  chainNamespace: "bip122",
  name: "Bitcoin",
  nativeCurrency: { name: "Bitcoin", symbol: "BTC", decimals: 8 },
  rpcUrls: { default: { http: ["https://mempool.space/api", "https://blockstream.info/api"] } },
  blockExplorers: { default: { name: "mempool.space", url: "https://mempool.space" } }
}

/** Bitcoin's test network of 2011 (testnet3). Its `rpcUrls` are as those of `bitcoinMainnet`. */
export const bitcoinTestnet: NetworkInput = {
  id: "000000000933ea01ad0ee984209779ba",
  caipNetworkId: "bip122:000000000933ea01ad0ee984209779ba",
  chainNamespace: "bip122",
  name: "Bitcoin Testnet",
  nativeCurrency: { name: "Bitcoin", symbol: "tBTC", decimals: 8 },
  rpcUrls: {
    default: { http: ["https://mempool.space/testnet/api", "https://blockstream.info/testnet/api"] }
  },
  blockExplorers: { default: { name: "mempool.space", url: "https://mempool.space/testnet" } },
  testnet: true
}

/** Bitcoin's test network whose blocks are signed (BIP-325). Its `rpcUrls` are as those of `bitcoinMainnet`. */
export const bitcoinSignet: NetworkInput = {
  id: "00000008819873e925422c1ff0f99f7c",
  caipNetworkId: "bip122:00000008819873e925422c1ff0f99f7c",
  chainNamespace: "bip122",
  name: "Bitcoin Signet",
  nativeCurrency: { name: "Bitcoin", symbol: "sBTC", decimals: 8 },
  rpcUrls: { default: { http: ["https://mempool.space/signet/api"] } },
  blockExplorers: { default: { name: "mempool.space", url: "https://mempool.space/signet" } },
  testnet: true
}
