/** A network that the stack stands in for. Its id and genesis hash are the public ones; the runtime is not (see `runtime`). */
export interface NetworkDeclaration {
  /** CAIP-2: `polkadot:` and the first 16 bytes of the genesis hash. */
  readonly caipNetworkId: `polkadot:${string}`
  readonly name: string
  /** 32 bytes in hexadecimal: what the node calls its genesis block and what transactions are bound to. */
  readonly genesisHash: `0x${string}`
}

/** The networks in the order of their ports. */
export const networks: readonly NetworkDeclaration[] = [
  {
    caipNetworkId: "polkadot:91b171bb158e2d3848fa23a9f1c25182",
    name: "Polkadot",
    genesisHash: "0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3"
  },
  {
    caipNetworkId: "polkadot:b0a8d493285c2df73290dfb7e61f870f",
    name: "Kusama",
    genesisHash: "0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe"
  }
]

/** What really runs behind every network, whatever its name. */
export const runtime = {
  name: "Rococo Asset Hub",
  specName: "statemine",
  specVersion: 900,
  nativeCurrency: { name: "Rococo", symbol: "ROC", decimals: 12 },
  /** The SS58 prefix that the runtime names; `system_properties` names none. It checks keys, so every prefix works. */
  ss58Format: 2
} as const

/** Accounts that hold {@link amountEach} from the start: the public development keys Alice, Bob and Charlie (sr25519). */
export const holders = [
  "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY",
  "5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty",
  "5FLSigC9HGRKVhB9FiEo4Y3koPsNmBmLJbpXg2mp1hXcS59Y"
] as const

/** 10,000 ROC in planck. */
export const amountEach = 10_000n * 10n ** 12n
