import path from "node:path"
import { jsonRpc } from "../../../tests/stack/process/jsonRpc.ts"
import { startChildServer } from "../../../tests/stack/process/ChildServer.ts"
import type { MissingPart } from "../../../tests/stack/MissingPart.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"
import { addFunds } from "./addFunds.ts"
import { findChopsticks } from "./findChopsticks.ts"
import { amountEach, holders, networks, runtime, type NetworkDeclaration } from "./networks.ts"
import type { ServeChainsOptions } from "./serveChains.ts"

/**
 * A network of the stack. Two things in it are those of the network that it is named after: `caipNetworkId` and
 * `genesisHash`. Everything else is {@link runtime}: Rococo Asset Hub, whose coin is ROC with 12 decimals.
 */
export interface PolkadotNetwork extends NetworkDeclaration {
  readonly runtime: typeof runtime
  /** JSON-RPC over HTTP. Answers every origin (CORS). */
  readonly rpcUrl: string
  /** The same over WebSocket, with subscriptions. */
  readonly wsUrl: string
  /** Asks the node. Fails with the node's message. */
  rpc<A>(method: string, params?: readonly unknown[]): Promise<A>
}

/** The Polkadot part of a running stack: one process, a chain with a state of its own per network. */
export interface PolkadotPart {
  readonly networks: readonly PolkadotNetwork[]
  /** Process id of the node that serves all networks. */
  readonly pid: number
  /** The network of that CAIP-2 id. Fails with `RangeError` when the stack has none. */
  network(caipNetworkId: string): PolkadotNetwork
  /**
   * Adds to the free balance of an account and makes a block, so that clients that listen see it.
   *
   * @param address SS58 of any prefix
   * @param planck base units of the coin: 10^12 are one ROC
   * @param caipNetworkId where; on every network when absent
   */
  fund(address: string, planck: bigint, caipNetworkId?: string): Promise<void>
  /** What another process needs to use it. */
  state(): readonly Omit<PolkadotNetwork, "rpc">[]
  health(): Promise<readonly ServerHealth[]>
  /** Ends the process. May be called twice. */
  stop(): Promise<void>
}

export interface PolkadotOptions {
  /** Port of the first network, the next ones follow; free ports when absent. */
  readonly port?: number
}

/**
 * Starts Chopsticks in a process of its own, offline, from the raw genesis of Rococo Asset Hub: a real runtime that checks
 * signatures, nonces and genesis hashes, and makes a block per transaction. Yields what is missing when it is not installed.
 *
 * Fails: when a port is taken or the process ends or stays silent for a minute.
 */
export async function startPolkadot(options: PolkadotOptions = {}): Promise<PolkadotPart | MissingPart> {
  const chopsticks = findChopsticks()
  if (!chopsticks.found) return { missing: "polkadot", package: chopsticks.package }

  const told: ServeChainsOptions = {
    networks,
    ...(options.port !== undefined && { port: options.port }),
    balances: Object.fromEntries(holders.map((holder) => [holder, String(amountEach)]))
  }
  const server = await startChildServer({
    command: process.execPath,
    // Small young generations: a quarter less memory for a tenth more time.
    args: ["--max-semi-space-size=2", path.join(import.meta.dirname, "serveChains.ts"), JSON.stringify(told)],
    ready: /^ready \{/
  })
  const addresses = JSON.parse(server.readyLine.replace("ready ", "")) as Record<string, string>
  const running = networks.map((declaration): PolkadotNetwork => {
    const address = addresses[declaration.caipNetworkId]
    const rpcUrl = `http://${address}`
    return {
      ...declaration,
      runtime,
      rpcUrl,
      wsUrl: `ws://${address}`,
      rpc: (method, params) => jsonRpc(rpcUrl, method, params)
    }
  })
  const network = (id: string) => {
    const found = running.find((candidate) => candidate.caipNetworkId === id)
    if (found === undefined) throw new RangeError(`The stack has no network ${id}`)
    return found
  }

  // One after the other: each reads a balance and writes it back.
  let funding: Promise<unknown> = Promise.resolve()
  return {
    networks: running,
    pid: server.pid,
    network,
    async fund(address, planck, caipNetworkId) {
      const places = caipNetworkId === undefined ? running : [network(caipNetworkId)]
      const add = () => Promise.all(places.map(({ rpc }) => addFunds(rpc, address, planck)))
      const funded = funding.then(add, add)
      funding = funded
      await funded
    },
    state: () => running.map(({ rpc: _, ...network }) => network),
    health: () => Promise.all(running.map(networkHealth)),
    stop: () => server.stop()
  }
}

async function networkHealth({ name, caipNetworkId, genesisHash, rpcUrl, rpc }: PolkadotNetwork) {
  const label = `${name} (${caipNetworkId})`
  try {
    const [genesis, version, header] = await Promise.all([
      rpc<string>("chain_getBlockHash", [0]),
      rpc<{ specName: string; specVersion: number }>("state_getRuntimeVersion"),
      rpc<{ number: string }>("chain_getHeader")
    ])
    return {
      name: label,
      url: rpcUrl,
      healthy: genesis === genesisHash && version.specName === runtime.specName,
      detail: `${version.specName}/${version.specVersion}, block ${Number(header.number)}`
    }
  } catch (cause) {
    return { name: label, url: rpcUrl, healthy: false, detail: String(cause) }
  }
}
