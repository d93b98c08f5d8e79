import type { CaipNetworkId } from "@latchkey/core"
import type { Stack } from "../Stack.ts"
import type { ChainParts } from "./ChainParts.ts"

/** The chains of the playground, by the names of their plugins. */
export type ChainName = "evm" | "solana" | "bitcoin" | "polkadot" | "cosmos"

/** Whether the page names a paymaster on Ethereum, and what that does. */
export type PaymasterChoice = "off" | "pays" | "refuses"

/** A network that can be chosen. */
export interface NetworkChoice {
  /** The name that its package exports it under. */
  readonly exportName: string
  readonly id: CaipNetworkId
  readonly label: string
}

/** What is known of a chain before its code is loaded. */
export interface ChainDeclaration {
  readonly name: ChainName
  /** CAIP-2. */
  readonly namespace: string
  readonly label: string
  readonly pluginPackage: string
  readonly networksPackage: string
  readonly networks: ReadonlyArray<NetworkChoice>
  /** What its plugin is made with; nothing when absent. */
  readonly optionsOn?: (choice: PaymasterChoice, stack: Pick<Stack, "sponsor">) => object
  readonly load: () => Promise<ChainParts>
}

const policyOf = { pays: "welcome", refuses: "used-up" } as const

/** All of them, in the order in which they are shown. */
export const chains: ReadonlyArray<ChainDeclaration> = [
  {
    name: "evm",
    namespace: "eip155",
    label: "Ethereum",
    pluginPackage: "@latchkey/evm",
    networksPackage: "@latchkey/evm/networks",
    networks: [
      { exportName: "mainnet", id: "eip155:1", label: "Ethereum" },
      { exportName: "base", id: "eip155:8453", label: "Base" },
      { exportName: "polygon", id: "eip155:137", label: "Polygon" }
    ],
    optionsOn: (choice, { sponsor }) =>
      choice === "off" || sponsor === undefined
        ? {}
        : {
            paymaster: {
              1: { url: sponsor.paymasterUrl, name: "Acme", context: { policyId: policyOf[choice] } }
            }
          },
    load: async () => (await import("./evm.ts")).evmParts
  },
  {
    name: "solana",
    namespace: "solana",
    label: "Solana",
    pluginPackage: "@latchkey/solana",
    networksPackage: "@latchkey/solana",
    networks: [
      { exportName: "solanaMainnet", id: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", label: "Solana" },
      { exportName: "solanaDevnet", id: "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1", label: "Solana Devnet" }
    ],
    load: async () => (await import("./solana.ts")).solanaParts
  },
  {
    name: "bitcoin",
    namespace: "bip122",
    label: "Bitcoin",
    pluginPackage: "@latchkey/bitcoin",
    networksPackage: "@latchkey/bitcoin",
    networks: [
      { exportName: "bitcoinMainnet", id: "bip122:000000000019d6689c085ae165831e93", label: "Bitcoin" },
      {
        exportName: "bitcoinTestnet",
        id: "bip122:000000000933ea01ad0ee984209779ba",
        label: "Bitcoin Testnet"
      },
      { exportName: "bitcoinSignet", id: "bip122:00000008819873e925422c1ff0f99f7c", label: "Bitcoin Signet" }
    ],
    load: async () => (await import("./bitcoin.ts")).bitcoinParts
  },
  {
    name: "polkadot",
    namespace: "polkadot",
    label: "Polkadot",
    pluginPackage: "@latchkey/polkadot",
    networksPackage: "@latchkey/polkadot",
    networks: [
      {
        exportName: "polkadotRelayChain",
        id: "polkadot:91b171bb158e2d3848fa23a9f1c25182",
        label: "Polkadot"
      },
      { exportName: "kusamaRelayChain", id: "polkadot:b0a8d493285c2df73290dfb7e61f870f", label: "Kusama" }
    ],
    load: async () => (await import("./polkadot.ts")).polkadotParts
  },
  {
    name: "cosmos",
    namespace: "cosmos",
    label: "Cosmos",
    pluginPackage: "@latchkey/cosmos",
    networksPackage: "@latchkey/cosmos",
    networks: [
      { exportName: "cosmosHub", id: "cosmos:cosmoshub-4", label: "Cosmos Hub" },
      { exportName: "osmosis", id: "cosmos:osmosis-1", label: "Osmosis" }
    ],
    load: async () => (await import("./cosmos.ts")).cosmosParts
  }
]

/** The chains of these names, in the order of `chains`. */
export const chainsNamed = (names: ReadonlyArray<ChainName>): ReadonlyArray<ChainDeclaration> =>
  chains.filter(({ name }) => names.includes(name))

/** The name of a network for people; its id where nobody knows it. */
export const networkLabel = (id: string): string =>
  chains.flatMap(({ networks }) => networks).find((network) => network.id === id)?.label ?? id
