import type { MissingPart } from "../../../tests/stack/MissingPart.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"
import type { CosmosChain } from "./CosmosChain.ts"
import { cosmosNetworks, type CosmosNetworkDeclaration } from "./networks.ts"

/** An emulated Cosmos network of the stack. */
export interface CosmosNetwork extends CosmosNetworkDeclaration {
  /** CometBFT's RPC: JSON-RPC by POST and one address per method by GET. Answers every origin (CORS). */
  readonly rpcUrl: string
  /** The REST gateway (LCD). Answers every origin (CORS). */
  readonly restUrl: string
}

/**
 * Cosmos networks in this process. Emulated are the node and its state: blocks, and the modules bank and auth as maps.
 * Real are the protobuf codecs, the sign bytes (direct and amino), the signature checks and the error codes.
 */
export interface CosmosPart {
  readonly networks: readonly CosmosNetwork[]
  /** The network of that chain id. Fails with `RangeError` when the stack has none. */
  network(chainId: string): CosmosNetwork
  /** Gives an account coins of its network, which its prefix names, in base units. Fails: `RangeError`. */
  fund(address: string, baseUnits: bigint): void
  /** Puts what waits into a block, on all networks: for `blockTime`, when a test does not want to wait. */
  produceBlock(): void
  /** What another process needs to use it. */
  state(): readonly CosmosNetwork[]
  health(): Promise<readonly ServerHealth[]>
  /** Closes its servers. May be called twice. */
  stop(): Promise<void>
}

export interface CosmosOptions {
  /** Port of the first network's RPC; its REST and the other networks follow. Free ports when absent. */
  readonly port?: number
  /** Seconds between blocks; a block per transaction, at once, when absent. */
  readonly blockTime?: number
}

/**
 * Starts the emulated Cosmos networks. Yields what is missing when the codecs are not installed.
 *
 * Fails: when a port is taken; nothing is left running then.
 */
export async function startCosmos(options: CosmosOptions = {}): Promise<CosmosPart | MissingPart> {
  const software = await loadSoftware()
  if (software === undefined) return { missing: "cosmos", package: "@cosmjs/amino and cosmjs-types" }
  const { createCosmosChain, restHandler, rpcHandler, serve } = software
  const { port, blockTime } = options

  const chains = cosmosNetworks.map((network) => createCosmosChain(network, blockTime === undefined))
  const handlers = chains.flatMap((chain) => [rpcHandler(chain), restHandler(chain)])
  const started = await Promise.allSettled(
    handlers.map((handler, index) => serve(handler, port === undefined ? 0 : port + index))
  )
  const servers = started.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []))
  const stopServers = () => Promise.all(servers.map((server) => server.stop()))
  const failed = started.find((outcome) => outcome.status === "rejected")
  if (failed !== undefined) {
    await stopServers()
    throw failed.reason
  }

  const produceBlock = () => chains.forEach((chain) => chain.produceBlock())
  const timer = blockTime === undefined ? undefined : setInterval(produceBlock, blockTime * 1000)
  const networks = cosmosNetworks.map((network, index) => ({
    ...network,
    rpcUrl: servers[2 * index]!.url,
    restUrl: servers[2 * index + 1]!.url
  }))

  return {
    networks,
    network(chainId) {
      const network = networks.find((candidate) => candidate.chainId === chainId)
      if (network === undefined) throw new RangeError(`The stack has no Cosmos network ${chainId}`)
      return network
    },
    fund: (address, baseUnits) => fund(chains, address, baseUnits),
    produceBlock,
    state: () => networks,
    health: () => Promise.all(networks.map(networkHealth)),
    async stop() {
      clearInterval(timer)
      await stopServers()
    }
  }
}

async function loadSoftware() {
  try {
    const [chain, rpc, rest, http] = await Promise.all([
      import("./CosmosChain.ts"),
      import("./rpcServer.ts"),
      import("./restServer.ts"),
      import("./serve.ts")
    ])
    return { ...chain, ...rpc, ...rest, ...http }
  } catch (cause) {
    if ((cause as { code?: unknown }).code === "ERR_MODULE_NOT_FOUND") return undefined
    throw cause
  }
}

function fund(chains: readonly CosmosChain[], address: string, amount: bigint): void {
  const prefix = address.slice(0, address.lastIndexOf("1"))
  const chain = chains.find((candidate) => candidate.network.prefix === prefix)
  if (chain === undefined) throw new RangeError(`The stack has no Cosmos network of ${address}`)
  chain.fund(address, { denom: chain.network.denom, amount })
}

async function networkHealth(network: CosmosNetwork): Promise<ServerHealth> {
  const { name: label, caipNetworkId, chainId, rpcUrl: url, restUrl } = network
  const name = `${label} (${caipNetworkId}, emulated)`
  try {
    const [status, info] = await Promise.all([
      readJson<{ result: { node_info: { network: string }; sync_info: { latest_block_height: string } } }>(
        `${url}/status`
      ),
      readJson<{ default_node_info: { network: string } }>(
        `${restUrl}/cosmos/base/tendermint/v1beta1/node_info`
      )
    ])
    const { node_info, sync_info } = status.result
    const healthy = node_info.network === chainId && info.default_node_info.network === chainId
    const detail = `chain id ${node_info.network}, block ${sync_info.latest_block_height}, REST at ${restUrl}`
    return { name, url, healthy, detail }
  } catch (cause) {
    return { name, url, healthy: false, detail: String(cause) }
  }
}

const readJson = async <A>(url: string): Promise<A> => (await (await fetch(url)).json()) as A
