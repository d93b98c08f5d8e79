import type { NetworkInput } from "@latchkey/core"

/**
 * An EVM network as `createKit({ networks })` takes it. viem's chain objects fit too, and weigh more: they bring what
 * their chains' transactions need beyond Ethereum's.
 */
export interface EvmNetwork<Id extends number = number> extends NetworkInput {
  readonly id: Id
}

const ether = { name: "Ether", symbol: "ETH", decimals: 18 }

/** Ethereum. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const mainnet: EvmNetwork<1> = {
  id: 1,
  name: "Ethereum",
  nativeCurrency: ether,
  rpcUrls: { default: { http: ["https://ethereum.reth.rs/rpc"] } },
  blockExplorers: { default: { name: "Etherscan", url: "https://etherscan.io" } }
}

/** Sepolia, a network for tests. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const sepolia: EvmNetwork<11155111> = {
  id: 11155111,
  name: "Sepolia",
  nativeCurrency: { name: "Sepolia Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://11155111.rpc.thirdweb.com"] } },
  blockExplorers: { default: { name: "Etherscan", url: "https://sepolia.etherscan.io" } },
  testnet: true
}

/** Holesky, a network for tests. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const holesky: EvmNetwork<17000> = {
  id: 17000,
  name: "Holesky",
  nativeCurrency: { name: "Holesky Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://ethereum-holesky-rpc.publicnode.com"] } },
  blockExplorers: { default: { name: "Etherscan", url: "https://holesky.etherscan.io" } },
  testnet: true
}

/** Hoodi, a network for tests. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const hoodi: EvmNetwork<560048> = {
  id: 560048,
  name: "Hoodi",
  nativeCurrency: { name: "Hoodi Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc.hoodi.ethpandaops.io"] } },
  blockExplorers: { default: { name: "Etherscan", url: "https://hoodi.etherscan.io" } },
  testnet: true
}

/** Base. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const base: EvmNetwork<8453> = {
  id: 8453,
  name: "Base",
  nativeCurrency: ether,
  rpcUrls: { default: { http: ["https://mainnet.base.org"] } },
  blockExplorers: { default: { name: "Basescan", url: "https://basescan.org" } }
}

/** Base Sepolia, a network for tests. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const baseSepolia: EvmNetwork<84532> = {
  id: 84532,
  name: "Base Sepolia",
  nativeCurrency: { name: "Sepolia Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://sepolia.base.org"] } },
  blockExplorers: { default: { name: "Basescan", url: "https://sepolia.basescan.org" } },
  testnet: true
}

/** OP Mainnet. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const optimism: EvmNetwork<10> = {
  id: 10,
  name: "OP Mainnet",
  nativeCurrency: ether,
  rpcUrls: { default: { http: ["https://mainnet.optimism.io"] } },
  blockExplorers: { default: { name: "Optimism Explorer", url: "https://optimistic.etherscan.io" } }
}

/** OP Sepolia, a network for tests. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const optimismSepolia: EvmNetwork<11155420> = {
  id: 11155420,
  name: "OP Sepolia",
  nativeCurrency: { name: "Sepolia Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://sepolia.optimism.io"] } },
  blockExplorers: { default: { name: "Blockscout", url: "https://optimism-sepolia.blockscout.com" } },
  testnet: true
}

/** Arbitrum One. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const arbitrum: EvmNetwork<42161> = {
  id: 42161,
  name: "Arbitrum One",
  nativeCurrency: ether,
  rpcUrls: { default: { http: ["https://arb1.arbitrum.io/rpc"] } },
  blockExplorers: { default: { name: "Arbiscan", url: "https://arbiscan.io" } }
}

/** Arbitrum Sepolia, a network for tests. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const arbitrumSepolia: EvmNetwork<421614> = {
  id: 421614,
  name: "Arbitrum Sepolia",
  nativeCurrency: { name: "Arbitrum Sepolia Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://sepolia-rollup.arbitrum.io/rpc"] } },
  blockExplorers: { default: { name: "Arbiscan", url: "https://sepolia.arbiscan.io" } },
  testnet: true
}

/** Polygon. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const polygon: EvmNetwork<137> = {
  id: 137,
  name: "Polygon",
  nativeCurrency: { name: "POL", symbol: "POL", decimals: 18 },
  rpcUrls: { default: { http: ["https://polygon.drpc.org"] } },
  blockExplorers: { default: { name: "PolygonScan", url: "https://polygonscan.com" } }
}

/** Polygon Amoy, a network for tests. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const polygonAmoy: EvmNetwork<80002> = {
  id: 80002,
  name: "Polygon Amoy",
  nativeCurrency: { name: "POL", symbol: "POL", decimals: 18 },
  rpcUrls: { default: { http: ["https://polygon-amoy.drpc.org"] } },
  blockExplorers: { default: { name: "PolygonScan", url: "https://amoy.polygonscan.com" } },
  testnet: true
}

/** BNB Smart Chain. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const bsc: EvmNetwork<56> = {
  id: 56,
  name: "BNB Smart Chain",
  nativeCurrency: { name: "BNB", symbol: "BNB", decimals: 18 },
  rpcUrls: { default: { http: ["https://56.rpc.thirdweb.com"] } },
  blockExplorers: { default: { name: "BscScan", url: "https://bscscan.com" } }
}

/** BNB Smart Chain Testnet, a network for tests. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const bscTestnet: EvmNetwork<97> = {
  id: 97,
  name: "BNB Smart Chain Testnet",
  nativeCurrency: { name: "BNB", symbol: "tBNB", decimals: 18 },
  rpcUrls: { default: { http: ["https://data-seed-prebsc-1-s1.bnbchain.org:8545"] } },
  blockExplorers: { default: { name: "BscScan", url: "https://testnet.bscscan.com" } },
  testnet: true
}

/** Avalanche. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const avalanche: EvmNetwork<43114> = {
  id: 43114,
  name: "Avalanche",
  nativeCurrency: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
  rpcUrls: { default: { http: ["https://api.avax.network/ext/bc/C/rpc"] } },
  blockExplorers: { default: { name: "SnowTrace", url: "https://snowtrace.io" } }
}

/** Avalanche Fuji, a network for tests. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const avalancheFuji: EvmNetwork<43113> = {
  id: 43113,
  name: "Avalanche Fuji",
  nativeCurrency: { name: "Avalanche Fuji", symbol: "AVAX", decimals: 18 },
  rpcUrls: { default: { http: ["https://api.avax-test.network/ext/bc/C/rpc"] } },
  blockExplorers: { default: { name: "SnowTrace", url: "https://testnet.snowtrace.io" } },
  testnet: true
}

/** Gnosis. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const gnosis: EvmNetwork<100> = {
  id: 100,
  name: "Gnosis",
  nativeCurrency: { name: "xDAI", symbol: "XDAI", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc.gnosischain.com"] } },
  blockExplorers: { default: { name: "Gnosisscan", url: "https://gnosisscan.io" } }
}

/** ZKsync Era. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const zksync: EvmNetwork<324> = {
  id: 324,
  name: "ZKsync Era",
  nativeCurrency: ether,
  rpcUrls: { default: { http: ["https://mainnet.era.zksync.io"] } },
  blockExplorers: { default: { name: "ZKsync Explorer", url: "https://explorer.zksync.io" } }
}

/** Linea Mainnet. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const linea: EvmNetwork<59144> = {
  id: 59144,
  name: "Linea Mainnet",
  nativeCurrency: { name: "Linea Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc.linea.build"] } },
  blockExplorers: { default: { name: "Etherscan", url: "https://lineascan.build" } }
}

/** Scroll. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const scroll: EvmNetwork<534352> = {
  id: 534352,
  name: "Scroll",
  nativeCurrency: ether,
  rpcUrls: { default: { http: ["https://rpc.scroll.io"] } },
  blockExplorers: { default: { name: "Scrollscan", url: "https://scrollscan.com" } }
}

/** Celo. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const celo: EvmNetwork<42220> = {
  id: 42220,
  name: "Celo",
  nativeCurrency: { name: "CELO", symbol: "CELO", decimals: 18 },
  rpcUrls: { default: { http: ["https://forno.celo.org"] } },
  blockExplorers: { default: { name: "Celo Explorer", url: "https://celoscan.io" } }
}

/** Mantle. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const mantle: EvmNetwork<5000> = {
  id: 5000,
  name: "Mantle",
  nativeCurrency: { name: "MNT", symbol: "MNT", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc.mantle.xyz"] } },
  blockExplorers: { default: { name: "Mantle Explorer", url: "https://mantlescan.xyz" } }
}

/** Blast. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const blast: EvmNetwork<81457> = {
  id: 81457,
  name: "Blast",
  nativeCurrency: ether,
  rpcUrls: { default: { http: ["https://rpc.blast.io"] } },
  blockExplorers: { default: { name: "Blastscan", url: "https://blastscan.io" } }
}

/** Zora. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const zora: EvmNetwork<7777777> = {
  id: 7777777,
  name: "Zora",
  nativeCurrency: ether,
  rpcUrls: { default: { http: ["https://rpc.zora.energy"] } },
  blockExplorers: { default: { name: "Explorer", url: "https://explorer.zora.energy" } }
}

/** Unichain. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const unichain: EvmNetwork<130> = {
  id: 130,
  name: "Unichain",
  nativeCurrency: ether,
  rpcUrls: { default: { http: ["https://mainnet.unichain.org/"] } },
  blockExplorers: { default: { name: "Uniscan", url: "https://uniscan.xyz" } }
}

/** World Chain. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const worldchain: EvmNetwork<480> = {
  id: 480,
  name: "World Chain",
  nativeCurrency: ether,
  rpcUrls: { default: { http: ["https://worldchain-mainnet.g.alchemy.com/public"] } },
  blockExplorers: { default: { name: "Worldscan", url: "https://worldscan.org" } }
}

/** Ink. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const ink: EvmNetwork<57073> = {
  id: 57073,
  name: "Ink",
  nativeCurrency: ether,
  rpcUrls: { default: { http: ["https://rpc-gel.inkonchain.com", "https://rpc-qnd.inkonchain.com"] } },
  blockExplorers: { default: { name: "Blockscout", url: "https://explorer.inkonchain.com" } }
}

/** Soneium Mainnet. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const soneium: EvmNetwork<1868> = {
  id: 1868,
  name: "Soneium Mainnet",
  nativeCurrency: ether,
  rpcUrls: { default: { http: ["https://rpc.soneium.org"] } },
  blockExplorers: { default: { name: "Blockscout", url: "https://soneium.blockscout.com" } }
}

/** Berachain. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const berachain: EvmNetwork<80094> = {
  id: 80094,
  name: "Berachain",
  nativeCurrency: { name: "BERA Token", symbol: "BERA", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc.berachain.com"] } },
  blockExplorers: { default: { name: "Berascan", url: "https://berascan.com" } }
}

/** Sonic. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const sonic: EvmNetwork<146> = {
  id: 146,
  name: "Sonic",
  nativeCurrency: { name: "Sonic", symbol: "S", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc.soniclabs.com"] } },
  blockExplorers: { default: { name: "Sonic Explorer", url: "https://sonicscan.org" } }
}

/** Monad. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const monad: EvmNetwork<143> = {
  id: 143,
  name: "Monad",
  nativeCurrency: { name: "Monad", symbol: "MON", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc.monad.xyz", "https://rpc1.monad.xyz"] } },
  blockExplorers: { default: { name: "Monadscan", url: "https://monadscan.com" } }
}

/** HyperEVM. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const hyperEvm: EvmNetwork<999> = {
  id: 999,
  name: "HyperEVM",
  nativeCurrency: { name: "HYPE", symbol: "HYPE", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc.hyperliquid.xyz/evm"] } },
  blockExplorers: { default: { name: "HyperEVMScan", url: "https://hyperevmscan.io" } }
}

/** Abstract. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const abstract: EvmNetwork<2741> = {
  id: 2741,
  name: "Abstract",
  nativeCurrency: { name: "ETH", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://api.mainnet.abs.xyz"] } },
  blockExplorers: { default: { name: "Etherscan", url: "https://abscan.org" } }
}

/** Ronin. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const ronin: EvmNetwork<2020> = {
  id: 2020,
  name: "Ronin",
  nativeCurrency: { name: "RON", symbol: "RON", decimals: 18 },
  rpcUrls: { default: { http: ["https://api.roninchain.com/rpc"] } },
  blockExplorers: { default: { name: "Ronin Explorer", url: "https://app.roninchain.com" } }
}

/** Sei Network. Its RPC URL is a public node: it is asked only with `publicRpc`. */
export const sei: EvmNetwork<1329> = {
  id: 1329,
  name: "Sei Network",
  nativeCurrency: { name: "Sei", symbol: "SEI", decimals: 18 },
  rpcUrls: { default: { http: ["https://evm-rpc.sei-apis.com/"] } },
  blockExplorers: { default: { name: "Seiscan", url: "https://seiscan.io" } }
}
