import type { NetworkDeclaration } from "./networks.ts"

/** What this process is told, as JSON in its one argument. */
export interface ServeChainsOptions {
  readonly networks: readonly Pick<NetworkDeclaration, "caipNetworkId" | "genesisHash">[]
  /** Port of the first network, the next ones follow; free ports when absent. */
  readonly port?: number
  /** Balances at the start, by SS58 address, in planck. */
  readonly balances: Readonly<Record<string, string>>
}

// Read by Chopsticks when it loads; its log would only fill the pipe.
process.env["LOG_LEVEL"] = "error"

const [{ BuildBlockMode, GenesisProvider, setStorage, setup }, { createServer }, { handler }, known] =
  await Promise.all([
    import("@acala-network/chopsticks"),
    import("@acala-network/chopsticks/server"),
    import("@acala-network/chopsticks/rpc/index"),
    import("@substrate/connect-known-chains")
  ])

const options = JSON.parse(process.argv[2] ?? "") as ServeChainsOptions
const specification = JSON.parse(known.rococo_v2_2_asset_hub)

/** The specification's own state under another hash: the hash is no function of the state in Chopsticks. */
class NamedGenesis extends GenesisProvider {
  readonly #hash: `0x${string}`

  constructor(hash: `0x${string}`) {
    super(specification)
    this.#hash = hash
  }

  override get blockHash() {
    return this.#hash
  }

  override clone = () => new NamedGenesis(this.#hash)
}

const accounts = Object.entries(options.balances).map(([address, free]) => [
  [address],
  { providers: 1, data: { free } }
])

const addresses: Record<string, string> = {}
for (const [index, { caipNetworkId, genesisHash }] of options.networks.entries()) {
  const chain = await setup({
    genesis: new NamedGenesis(genesisHash),
    buildBlockMode: BuildBlockMode.Instant,
    mockSignatureHost: false
  })
  await setStorage(chain, { System: { Account: accounts } })
  const wanted = options.port === undefined ? 0 : options.port + index
  const { addr, port } = await createServer(handler({ chain }), wanted, "127.0.0.1")
  // Chopsticks goes on to the next port by itself, where nobody would look for it.
  if (wanted !== 0 && port !== wanted) throw new Error(`Port ${wanted} is in use`)
  addresses[caipNetworkId] = addr
}

process.stdout.write(`ready ${JSON.stringify(addresses)}\n`)
