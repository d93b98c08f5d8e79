import { startChildServer, type ChildServer } from "../../../tests/stack/process/ChildServer.ts"
import type { MissingPart } from "../../../tests/stack/MissingPart.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"
import { findAnvil } from "./anvilBinary.ts"
import { bringToState } from "./chainState.ts"
import { chains, type ChainDeclaration } from "./chains.ts"
import type { TokenAddresses } from "./deploy.ts"
import type { Exchange } from "./exchange.ts"
import { jsonRpc } from "../../../tests/stack/process/jsonRpc.ts"
import { heldTransactions } from "./heldTransactions.ts"
import { startNodeProxy } from "../../../tests/stack/process/startNodeProxy.ts"
import { multicall3Address } from "./tokens.ts"

/** A running Ethereum node of the stack. */
export interface EvmChain extends ChainDeclaration {
  /** JSON-RPC over HTTP, and over WebSocket with the scheme replaced. Answers every origin (CORS). */
  readonly rpcUrl: string
  /**
   * Base of the addresses at which the node behaves as a test wants: `<slowUrl>/<a name of the test's own>`, see `NodeProxy`. HTTP only.
   */
  readonly slowUrl: string
  /** Process id of the node. */
  readonly pid: number
  readonly tokens: TokenAddresses
  /** Where tokens are exchanged; absent on chains without an exchange. */
  readonly exchange?: Exchange
  readonly multicall3: string
  /** Asks the node. Fails with the node's message. */
  rpc<A>(method: string, params?: readonly unknown[]): Promise<A>
}

export interface EvmPart {
  readonly chains: readonly EvmChain[]
  /** The chain of that id. Fails with `RangeError` when the stack has none. */
  chain(id: number): EvmChain
  /** What another process needs to use it. */
  state(): readonly Omit<EvmChain, "rpc">[]
  health(): Promise<readonly ServerHealth[]>
  stop(): Promise<void>
}

export interface EvmOptions {
  /** Port of the first chain; the next ones follow, and then the proxy before them. Free ports when absent. */
  readonly port?: number
  /** Seconds between blocks; a block per transaction, at once, when absent. */
  readonly blockTime?: number
}

/** Starts a node per chain, all with the stack's contracts. Yields what is missing when there is no binary. */
export async function startEvm(options: EvmOptions): Promise<EvmPart | MissingPart> {
  const binary = findAnvil()
  if (!binary.found) return { missing: "evm", package: binary.package }

  const servers: ChildServer[] = []
  const proxy: Array<() => Promise<void>> = []
  const stop = async () =>
    void (await Promise.all([...servers.map((server) => server.stop()), ...proxy.map((end) => end())]))
  const started = await Promise.allSettled(
    chains.map(async (declaration, index) => {
      const server = await startNode(binary.path, declaration, options, index)
      servers.push(server)
      const rpcUrl = `http://${/127\.0\.0\.1:\d+/.exec(server.readyLine)![0]}`
      const { tokens, exchange } = await bringToState(rpcUrl, declaration.id, binary.version)
      if (options.blockTime !== undefined) await jsonRpc(rpcUrl, "evm_setIntervalMining", [options.blockTime])
      return describe(declaration, {
        rpcUrl,
        pid: server.pid,
        tokens,
        ...(exchange === undefined ? {} : { exchange })
      })
    })
  )
  const failed = started.find((outcome) => outcome.status === "rejected")
  if (failed !== undefined) {
    await stop()
    throw failed.reason
  }
  const nodes = started.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []))
  const slow = await startNodeProxy(
    Object.fromEntries(nodes.map(({ id, rpcUrl }) => [id, rpcUrl])),
    heldTransactions,
    options.port === undefined ? 0 : options.port + chains.length
  ).catch(async (cause: unknown) => {
    await stop()
    throw cause
  })
  proxy.push(slow.stop)
  const running = nodes.map((chain): EvmChain => ({ ...chain, slowUrl: `${slow.url}/${chain.id}` }))
  return {
    chains: running,
    chain(id) {
      const chain = running.find((candidate) => candidate.id === id)
      if (chain === undefined) throw new RangeError(`The stack has no chain ${id}`)
      return chain
    },
    state: () => running.map(({ rpc: _, ...chain }) => chain),
    health: () => Promise.all(running.map(chainHealth)),
    stop
  }
}

async function chainHealth(chain: EvmChain): Promise<ServerHealth> {
  const name = `${chain.name} (eip155:${chain.id})`
  try {
    const [id, block] = await Promise.all([
      chain.rpc<string>("eth_chainId"),
      chain.rpc<string>("eth_blockNumber")
    ])
    const healthy = Number(id) === chain.id
    return { name, url: chain.rpcUrl, healthy, detail: `chain id ${Number(id)}, block ${Number(block)}` }
  } catch (cause) {
    return { name, url: chain.rpcUrl, healthy: false, detail: String(cause) }
  }
}

function startNode(command: string, { id }: ChainDeclaration, { port }: EvmOptions, index: number) {
  const wanted = port === undefined ? 0 : port + index
  const args = ["--host", "127.0.0.1", "--port", String(wanted), "--chain-id", String(id)]
  return startChildServer({ command, args, ready: /^Listening on 127\.0\.0\.1:\d+/ })
}

function describe(
  chain: ChainDeclaration,
  node: Pick<EvmChain, "rpcUrl" | "pid" | "tokens" | "exchange">
): Omit<EvmChain, "slowUrl"> {
  return {
    ...chain,
    ...node,
    multicall3: multicall3Address,
    rpc: (method, params) => jsonRpc(node.rpcUrl, method, params)
  }
}
