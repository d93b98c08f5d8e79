import type { CosmosNetwork } from "./CosmosNetwork.ts"

/** Cosmos Hub, `cosmoshub-4`. */
export const cosmosHub: CosmosNetwork = {
  id: "cosmoshub-4",
  caipNetworkId: "cosmos:cosmoshub-4",
  chainNamespace: "cosmos",
  name: "Cosmos Hub",
  nativeCurrency: { name: "Atom", symbol: "ATOM", decimals: 6 },
  rpcUrls: { default: { http: ["https://rpc-cosmoshub.keplr.app"] } },
  blockExplorers: { default: { name: "Mintscan", url: "https://www.mintscan.io/cosmos" } },
  cosmos: {
    bech32Prefix: "cosmos",
    denom: "uatom",
    restUrl: "https://lcd-cosmoshub.keplr.app",
    gasPrices: { low: 0.005, average: 0.025, high: 0.03 },
    features: ["feemarket"]
  }
}

/** Osmosis, `osmosis-1`. */
export const osmosis: CosmosNetwork = {
  id: "osmosis-1",
  caipNetworkId: "cosmos:osmosis-1",
  chainNamespace: "cosmos",
  name: "Osmosis",
  nativeCurrency: { name: "Osmosis", symbol: "OSMO", decimals: 6 },
  rpcUrls: { default: { http: ["https://rpc-osmosis.keplr.app"] } },
  blockExplorers: { default: { name: "Mintscan", url: "https://www.mintscan.io/osmosis" } },
  cosmos: {
    bech32Prefix: "osmo",
    denom: "uosmo",
    restUrl: "https://lcd-osmosis.keplr.app",
    gasPrices: { low: 0.0025, average: 0.025, high: 0.04 },
    features: ["cosmwasm", "osmosis-txfees"]
  }
}

/** Juno, `juno-1`. */
export const juno: CosmosNetwork = {
  id: "juno-1",
  caipNetworkId: "cosmos:juno-1",
  chainNamespace: "cosmos",
  name: "Juno",
  nativeCurrency: { name: "Juno", symbol: "JUNO", decimals: 6 },
  rpcUrls: { default: { http: ["https://rpc-juno.keplr.app"] } },
  blockExplorers: { default: { name: "Mintscan", url: "https://www.mintscan.io/juno" } },
  cosmos: {
    bech32Prefix: "juno",
    denom: "ujuno",
    restUrl: "https://lcd-juno.keplr.app",
    gasPrices: { low: 0.075, average: 0.075, high: 0.075 },
    features: ["cosmwasm"]
  }
}

/** Stargaze, `stargaze-1`. */
export const stargaze: CosmosNetwork = {
  id: "stargaze-1",
  caipNetworkId: "cosmos:stargaze-1",
  chainNamespace: "cosmos",
  name: "Stargaze",
  nativeCurrency: { name: "Stargaze", symbol: "STARS", decimals: 6 },
  rpcUrls: { default: { http: ["https://rpc-stargaze.keplr.app"] } },
  blockExplorers: { default: { name: "Mintscan", url: "https://www.mintscan.io/stargaze" } },
  cosmos: {
    bech32Prefix: "stars",
    denom: "ustars",
    restUrl: "https://lcd-stargaze.keplr.app",
    gasPrices: { low: 1, average: 1.1, high: 1.2 }
  }
}

/** Injective, `injective-1`: keys and addresses as Ethereum makes them, written in bech32. */
export const injective: CosmosNetwork = {
  id: "injective-1",
  caipNetworkId: "cosmos:injective-1",
  chainNamespace: "cosmos",
  name: "Injective",
  nativeCurrency: { name: "Injective", symbol: "INJ", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc-injective.keplr.app"] } },
  blockExplorers: { default: { name: "Mintscan", url: "https://www.mintscan.io/injective" } },
  cosmos: {
    bech32Prefix: "inj",
    coinType: 60,
    denom: "inj",
    restUrl: "https://lcd-injective.keplr.app",
    gasPrices: { low: 500_000_000, average: 1_000_000_000, high: 1_500_000_000 },
    features: ["eth-address-gen", "eth-key-sign", "cosmwasm"]
  }
}

/** Celestia, `celestia`. */
export const celestia: CosmosNetwork = {
  id: "celestia",
  caipNetworkId: "cosmos:celestia",
  chainNamespace: "cosmos",
  name: "Celestia",
  nativeCurrency: { name: "Celestia", symbol: "TIA", decimals: 6 },
  rpcUrls: { default: { http: ["https://rpc-celestia.keplr.app"] } },
  blockExplorers: { default: { name: "Mintscan", url: "https://www.mintscan.io/celestia" } },
  cosmos: {
    bech32Prefix: "celestia",
    denom: "utia",
    restUrl: "https://lcd-celestia.keplr.app",
    gasPrices: { low: 0.01, average: 0.02, high: 0.1 }
  }
}

/** Noble, `noble-1`: the home of USDC, which also pays its fees; what is staked there is not for sale. */
export const noble: CosmosNetwork = {
  id: "noble-1",
  caipNetworkId: "cosmos:noble-1",
  chainNamespace: "cosmos",
  name: "Noble",
  nativeCurrency: { name: "USD Coin", symbol: "USDC", decimals: 6 },
  rpcUrls: { default: { http: ["https://rpc-noble.keplr.app"] } },
  blockExplorers: { default: { name: "Mintscan", url: "https://www.mintscan.io/noble" } },
  cosmos: {
    bech32Prefix: "noble",
    denom: "uusdc",
    restUrl: "https://lcd-noble.keplr.app",
    gasPrices: { low: 0.1, average: 0.1, high: 0.1 },
    stakeCurrency: { symbol: "STAKE", denom: "ustake", decimals: 6 }
  }
}

/** The testnet of Osmosis, `osmo-test-5`. */
export const osmosisTestnet: CosmosNetwork = {
  id: "osmo-test-5",
  caipNetworkId: "cosmos:osmo-test-5",
  chainNamespace: "cosmos",
  name: "Osmosis Testnet",
  nativeCurrency: { name: "Osmosis", symbol: "OSMO", decimals: 6 },
  rpcUrls: { default: { http: ["https://rpc.testnet.osmosis.zone"] } },
  testnet: true,
  cosmos: {
    bech32Prefix: "osmo",
    denom: "uosmo",
    restUrl: "https://lcd.testnet.osmosis.zone",
    gasPrices: { low: 0.0025, average: 0.025, high: 0.04 }
  }
}

/** The testnet of the Cosmos Hub for interchain security, `provider`. */
export const cosmosProviderTestnet: CosmosNetwork = {
  id: "provider",
  caipNetworkId: "cosmos:provider",
  chainNamespace: "cosmos",
  name: "Cosmos Hub Provider Testnet",
  nativeCurrency: { name: "Atom", symbol: "ATOM", decimals: 6 },
  rpcUrls: { default: { http: ["https://rpc.provider-sentry-01.ics-testnet.polypore.xyz"] } },
  testnet: true,
  cosmos: {
    bech32Prefix: "cosmos",
    denom: "uatom",
    restUrl: "https://rest.provider-sentry-01.ics-testnet.polypore.xyz",
    gasPrices: { low: 0.005, average: 0.025, high: 0.03 }
  }
}
