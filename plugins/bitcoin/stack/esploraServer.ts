import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { bitcoinNetworks, type BitcoinNetworkDeclaration } from "./bitcoinNetworks.ts"
import type { Ledger } from "./Ledger.ts"
import { NodeRpcError, type NodeRpc } from "./nodeRpc.ts"
import { scriptOf } from "./scripts.ts"

/** A running HTTP server. */
export interface EsploraServer {
  /** Without a path and a slash at the end. */
  readonly url: string
  stop(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const bad = (text: string): Answer => ({ status: 400, body: text })
const missing = (text: string): Answer => ({ status: 404, body: text })

/** Satoshi for each virtual byte, by the number of blocks within which a transaction is to be mined. */
const feeEstimates = Object.fromEntries(
  [...Array.from({ length: 25 }, (_, index) => index + 1), 144, 504, 1008].map((blocks) => [
    blocks,
    blocks <= 2 ? 5 : blocks <= 6 ? 3.2 : blocks <= 25 ? 2 : 1.01
  ])
)

const confirmedPage = 25
const mempoolPage = 50

/**
 * Serves the part of Esplora's HTTP API that wallets use, for each network under `/<path>/api`, to pages of every origin. A test in another
 * process has a block made by a PUT to `/<path>/api/mine`.
 *
 * @param port a free one when absent
 */
export async function startEsploraServer(
  ledger: Ledger,
  rpc: NodeRpc,
  mine: () => Promise<void>,
  port: number | undefined
): Promise<EsploraServer> {
  const server = createServer((request, response) => void respond(request, response))

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("access-control-allow-origin", "*")
    if (request.method === "OPTIONS") {
      response.setHeader("access-control-allow-methods", "GET, POST, OPTIONS")
      response.setHeader(
        "access-control-allow-headers",
        request.headers["access-control-request-headers"] ?? "*"
      )
      response.writeHead(204).end()
      return
    }
    let answer: Answer
    try {
      answer = await route(request)
    } catch (cause) {
      answer = { status: 500, body: String(cause) }
    }
    const isText = typeof answer.body === "string"
    response.setHeader("content-type", isText ? "text/plain" : "application/json")
    response.writeHead(answer.status).end(isText ? answer.body : JSON.stringify(answer.body))
  }

  async function route(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1")
    const [, first, api, ...rest] = pathname.split("/")
    const network = bitcoinNetworks.find((candidate) => candidate.path === first)
    if (network === undefined || api !== "api") return missing(`endpoint does not exist "${pathname}"`)
    const body = await read(request)
    await ledger.sync()
    if (request.method === "PUT" && rest.join("/") === "mine") {
      await mine()
      return ok(String(ledger.height()))
    }
    if (request.method === "POST" && rest.join("/") === "tx") return broadcast(body.trim(), network)
    const answer = request.method === "GET" ? get(rest, network) : undefined
    return (await answer) ?? missing(`endpoint does not exist "${pathname}"`)
  }

  function get(
    [kind, name = "", part, more, last]: readonly string[],
    network: BitcoinNetworkDeclaration
  ): Answer | Promise<Answer> | undefined {
    switch (kind) {
      case "address":
        return ofAddress(name, [part, more, last], network)
      case "tx":
        return ofTransaction(name, [part, more], network)
      case "blocks":
        if (name === "tip" && part === "height") return ok(String(ledger.height()))
        return name === "tip" && part === "hash" ? ofBlock(ledger.height(), network) : undefined
      case "block-height":
        return /^\d+$/.test(name) ? ofBlock(Number(name), network) : bad("Invalid number")
      case "fee-estimates":
        return ok(feeEstimates)
      // Of mempool.space: what it would charge, and the least that it relays.
      case "v1":
        return name === "fees" && part === "recommended"
          ? ok({ fastestFee: 5, halfHourFee: 4, hourFee: 2, economyFee: 1, minimumFee: 1 })
          : undefined
      case undefined:
      default:
        return undefined
    }
  }

  function ofBlock(height: number, network: BitcoinNetworkDeclaration): Answer {
    const hash = height === 0 ? network.genesis : ledger.blockHash(height)
    return hash === undefined ? missing("Block not found") : ok(hash)
  }

  function ofAddress(
    address: string,
    [part, kind, last]: readonly (string | undefined)[],
    network: BitcoinNetworkDeclaration
  ): Answer | undefined {
    const script = scriptOf(address, network)
    if (script === undefined) {
      const foreign = bitcoinNetworks.some((other) => scriptOf(address, other) !== undefined)
      return bad(foreign ? "Address on invalid network" : "Invalid Bitcoin address")
    }
    if (part === undefined) {
      return ok({
        address,
        chain_stats: ledger.stats(script, network, true),
        mempool_stats: ledger.stats(script, network, false)
      })
    }
    if (part === "utxo" && kind === undefined) return ok(ledger.unspent(script, network))
    if (part !== "txs") return undefined
    const mempool = () => ledger.history(script, network, false).slice(0, mempoolPage)
    const chain = () => {
      const all = ledger.history(script, network, true)
      const begin = last === undefined ? 0 : all.findIndex((transaction) => transaction.txid === last) + 1
      return all.slice(begin, begin + confirmedPage)
    }
    if (kind === undefined) return ok([...mempool(), ...chain()])
    if (kind === "mempool") return ok(mempool())
    return kind === "chain" ? ok(chain()) : undefined
  }

  async function ofTransaction(
    txid: string,
    [part, index]: readonly (string | undefined)[],
    network: BitcoinNetworkDeclaration
  ): Promise<Answer> {
    if (!/^[0-9a-f]{64}$/i.test(txid)) return bad("Invalid hex string")
    if (part === "outspend" && index !== undefined) {
      const spender = ledger.spender(txid.toLowerCase(), Number(index), network)
      return ok({ spent: spender !== undefined, ...spender })
    }
    const transaction = ledger.transaction(txid.toLowerCase(), network)
    if (part === "status") return ok(transaction?.status ?? { confirmed: false })
    if (transaction === undefined) return missing("Transaction not found")
    if (part === undefined) return ok(transaction)
    if (part === "hex") return ok(await rpc("getrawtransaction", transaction.txid))
    return missing(`endpoint does not exist "${part}"`)
  }

  async function broadcast(raw: string, network: BitcoinNetworkDeclaration): Promise<Answer> {
    try {
      const { txid, vin } = await rpc<{ txid: string; vin: readonly { txid?: string }[] }>(
        "decoderawtransaction",
        raw
      )
      const foreign = vin.some((input) => ledger.transaction(input.txid ?? "", network) === undefined)
      if (foreign) throw new NodeRpcError("sendrawtransaction", -25, "bad-txns-inputs-missingorspent")
      await rpc("sendrawtransaction", raw)
      ledger.belongsTo(txid, network)
      return ok(txid)
    } catch (cause) {
      if (!(cause instanceof NodeRpcError)) throw cause
      const { code, message } = cause
      return bad(`sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`)
    }
  }

  server.listen(port ?? 0, "127.0.0.1")
  await once(server, "listening")
  const { port: actual } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${actual}`,
    async stop() {
      if (!server.listening) return
      const closed = once(server, "close")
      server.close()
      server.closeAllConnections()
      await closed
    }
  }
}

/** More than the largest transaction that the node would take. */
const largestBody = 1_000_000

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody) throw new RangeError("The body is too large")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
