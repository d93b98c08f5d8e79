import { hex } from "@scure/base"
import { RawTx } from "@scure/btc-signer"
import type { MissingPart } from "../../../tests/stack/MissingPart.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"
import { bitcoinNetworks, type BitcoinNetworkDeclaration } from "./bitcoinNetworks.ts"
import { startEsploraServer, type EsploraServer } from "./esploraServer.ts"
import { createLedger } from "./Ledger.ts"
import { findLitecoind, litecoindPackage } from "./litecoindBinary.ts"
import { scriptOf } from "./scripts.ts"
import { startNode } from "./startNode.ts"

/** A Bitcoin network of the stack. */
export interface BitcoinNetwork {
  /** Such as `bip122:000000000019d6689c085ae165831e93`. */
  readonly caipNetworkId: string
  readonly name: string
  /** Base of its Esplora HTTP API, without a slash at the end. Answers every origin (CORS). */
  readonly rpcUrl: string
}

export interface BitcoinPart {
  readonly networks: readonly BitcoinNetwork[]
  /** The network of that CAIP-2 id. Fails with `RangeError` when the stack has none. */
  network(caipNetworkId: string): BitcoinNetwork
  /**
   * Pays that many satoshi to an address and mines it.
   *
   * @param caipNetworkId the network; the first one that has such addresses when absent, so Testnet rather than Signet
   * @returns the transaction's id
   *
   * Fails: `RangeError` for an address that the network does not have, or the node's error.
   */
  fund(address: string, satoshi: bigint, caipNetworkId?: string): Promise<string>
  /** Mines blocks with all that waits, one when no number is given. */
  mine(blocks?: number): Promise<void>
  /** Process id of the node. */
  readonly pid: number
  /** What another process needs to use it. */
  state(): readonly BitcoinNetwork[]
  health(): Promise<readonly ServerHealth[]>
  /** Ends the node and the server. May be called twice. */
  stop(): Promise<void>
}

export interface BitcoinOptions {
  /** Port of the HTTP API; a free one when absent. */
  readonly port?: number
  /** Seconds between blocks; only {@link BitcoinPart.mine} and {@link BitcoinPart.fund} make blocks when absent. */
  readonly blockTime?: number
}

/**
 * Starts a node and serves three networks from it: Bitcoin, Testnet and Signet. Yields what is missing when there is no
 * binary.
 *
 * Fails: when the node or the server does not start; nothing is left running then.
 */
export async function startBitcoin(options: BitcoinOptions = {}): Promise<BitcoinPart | MissingPart> {
  const command = findLitecoind()
  if (command === undefined) return { missing: "bitcoin", package: litecoindPackage }

  const node = await startNode(command)
  const ledger = createLedger(node.rpc)
  const mine = async (blocks = 1) => {
    await node.rpc("generatetoaddress", blocks, node.miner)
    await ledger.sync()
  }
  let server: EsploraServer
  try {
    server = await startEsploraServer(ledger, node.rpc, mine, options.port)
  } catch (cause) {
    await node.stop()
    throw cause
  }

  const timer =
    options.blockTime === undefined
      ? undefined
      : setInterval(() => void mine().catch(() => undefined), options.blockTime * 1000).unref()
  let payments: Promise<unknown> = Promise.resolve()
  const networks = bitcoinNetworks.map(({ caipNetworkId, name, path }) => ({
    caipNetworkId,
    name,
    rpcUrl: `${server.url}/${path}/api`
  }))

  async function pay(script: string, satoshi: bigint, network: BitcoinNetworkDeclaration): Promise<string> {
    const draft = RawTx.encode({
      version: 2,
      segwitFlag: false,
      inputs: [],
      outputs: [{ amount: satoshi, script: hex.decode(script) }],
      witnesses: [],
      lockTime: 0
    })
    const funded = await node.rpc<{ hex: string }>("fundrawtransaction", hex.encode(draft), {}, false)
    const signed = await node.rpc<{ hex: string }>("signrawtransactionwithwallet", funded.hex)
    const txid = await node.rpc<string>("sendrawtransaction", signed.hex)
    ledger.belongsTo(txid, network)
    await mine()
    return txid
  }

  return {
    networks,
    network(caipNetworkId) {
      const network = networks.find((candidate) => candidate.caipNetworkId === caipNetworkId)
      if (network === undefined) throw new RangeError(`The stack has no network ${caipNetworkId}`)
      return network
    },
    async fund(address, satoshi, caipNetworkId) {
      const network = bitcoinNetworks.find(
        (candidate) =>
          (caipNetworkId ?? candidate.caipNetworkId) === candidate.caipNetworkId &&
          scriptOf(address, candidate) !== undefined
      )
      if (network === undefined) throw new RangeError(`No network of the stack has the address ${address}`)
      // One after the other, as two at once would take the same coins.
      const payment = payments.then(() => pay(scriptOf(address, network)!, satoshi, network))
      payments = payment.catch(() => undefined)
      return payment
    },
    mine,
    pid: node.pid,
    state: () => networks,
    health: () => Promise.all(networks.map(networkHealth)),
    async stop() {
      clearInterval(timer)
      await Promise.all([server.stop(), node.stop()])
    }
  }
}

async function networkHealth({ caipNetworkId, name, rpcUrl: url }: BitcoinNetwork): Promise<ServerHealth> {
  const described = { name: `${name} (${caipNetworkId})`, url }
  try {
    const response = await fetch(`${url}/blocks/tip/height`)
    const text = await response.text()
    const healthy = response.ok && /^\d+$/.test(text)
    return { ...described, healthy, detail: healthy ? `block ${text}` : `${response.status} ${text}` }
  } catch (cause) {
    return { ...described, healthy: false, detail: String(cause) }
  }
}
