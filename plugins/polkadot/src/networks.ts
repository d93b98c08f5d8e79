import type { NetworkInput } from "@latchkey/core"

/** A network of the `polkadot` namespace, as an app passes it. */
export interface PolkadotNetwork extends NetworkInput {
  /** CAIP-2: `polkadot:` and the first 32 hex digits of the genesis hash. */
  readonly caipNetworkId: `polkadot:${string}`
  /** The number that addresses of the network begin with (0 to 16,383); 42 where it is absent: any chain. */
  readonly ss58Prefix?: number
  readonly rpcUrls: {
    readonly default: {
      /** JSON-RPC over HTTPS. */
      readonly http: ReadonlyArray<string>
      /**
       * The same over WebSocket, which `kit.polkadot.getApi` prefers. Where it is absent, the URLs above with `wss:` in place
       * of `https:`: nodes of this kind speak both at one address.
       */
      readonly webSocket?: ReadonlyArray<string>
    }
  }
}

const DOT = { name: "Polkadot", symbol: "DOT", decimals: 10 }
const KSM = { name: "Kusama", symbol: "KSM", decimals: 12 }
const WND = { name: "Westend", symbol: "WND", decimals: 12 }

/** Polkadot's relay chain. Balances, staking and governance have moved to the Asset Hub in November 2025. */
export const polkadotRelayChain: PolkadotNetwork = {
  id: "91b171bb158e2d3848fa23a9f1c25182",
  name: "Polkadot",
  nativeCurrency: DOT,
  rpcUrls: { default: { http: ["https://rpc.polkadot.io"] } },
  ss58Prefix: 0,
  caipNetworkId: "polkadot:91b171bb158e2d3848fa23a9f1c25182",
  blockExplorers: { default: { name: "Subscan", url: "https://polkadot.subscan.io" } }
}

/** The chain on which DOT is held. */
export const polkadotAssetHub: PolkadotNetwork = {
  id: "68d56f15f85d3136970ec16946040bc1",
  name: "Polkadot Asset Hub",
  nativeCurrency: DOT,
  rpcUrls: {
    default: {
      http: ["https://polkadot-asset-hub-rpc.polkadot.io"]
    }
  },
  ss58Prefix: 0,
  caipNetworkId: "polkadot:68d56f15f85d3136970ec16946040bc1",
  blockExplorers: { default: { name: "Subscan", url: "https://assethub-polkadot.subscan.io" } }
}

/** Kusama's relay chain. Balances, staking and governance have moved to the Asset Hub in October 2025. */
export const kusamaRelayChain: PolkadotNetwork = {
  id: "b0a8d493285c2df73290dfb7e61f870f",
  name: "Kusama",
  nativeCurrency: KSM,
  rpcUrls: {
    default: { http: ["https://kusama-rpc.polkadot.io"] }
  },
  ss58Prefix: 2,
  caipNetworkId: "polkadot:b0a8d493285c2df73290dfb7e61f870f",
  blockExplorers: { default: { name: "Subscan", url: "https://kusama.subscan.io" } }
}

/** The chain on which KSM is held. */
export const kusamaAssetHub: PolkadotNetwork = {
  id: "48239ef607d7928874027a43a6768920",
  name: "Kusama Asset Hub",
  nativeCurrency: KSM,
  rpcUrls: {
    default: {
      http: ["https://kusama-asset-hub-rpc.polkadot.io"]
    }
  },
  ss58Prefix: 2,
  caipNetworkId: "polkadot:48239ef607d7928874027a43a6768920",
  blockExplorers: { default: { name: "Subscan", url: "https://assethub-kusama.subscan.io" } }
}

/** The relay chain of the test network. */
export const westendRelayChain: PolkadotNetwork = {
  id: "e143f23803ac50e8f6f8e62695d1ce9e",
  name: "Westend",
  nativeCurrency: WND,
  rpcUrls: {
    default: { http: ["https://westend-rpc.polkadot.io"] }
  },
  ss58Prefix: 42,
  caipNetworkId: "polkadot:e143f23803ac50e8f6f8e62695d1ce9e",
  blockExplorers: { default: { name: "Subscan", url: "https://westend.subscan.io" } },
  testnet: true
}

/** The chain on which the test network's WND is held. */
export const westendAssetHub: PolkadotNetwork = {
  id: "67f9723393ef76214df0118c34bbbd3d",
  name: "Westend Asset Hub",
  nativeCurrency: WND,
  rpcUrls: {
    default: {
      http: ["https://westend-asset-hub-rpc.polkadot.io"]
    }
  },
  ss58Prefix: 42,
  caipNetworkId: "polkadot:67f9723393ef76214df0118c34bbbd3d",
  blockExplorers: { default: { name: "Subscan", url: "https://assethub-westend.subscan.io" } },
  testnet: true
}
