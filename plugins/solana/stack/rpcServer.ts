import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { WebSocketServer, type WebSocket } from "ws"
import { answerText, runMethod } from "./answerRpc.ts"
import { exactJson } from "./exactJson.ts"
import type { NodeContext } from "./methods/RpcMethod.ts"
import { createSubscriptions } from "./subscriptions.ts"

/** Two ports that answer the same, next to each other: `@solana/web3.js` 1 looks for WebSocket on the port after HTTP's. */
export interface RpcServer {
  readonly port: number
  stop(): Promise<void>
}

const longestBody = 1_000_000
const attempts = 50

/**
 * Serves JSON-RPC over HTTP and WebSocket on 127.0.0.1.
 *
 * @param wanted the first port of the pair; a free pair when 0
 *
 * Fails: when the wanted ports are taken.
 */
export async function startRpcServer(context: NodeContext, wanted: number): Promise<RpcServer> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestBody })
  sockets.on("connection", (socket) => serveSocket(socket, context))

  const listen = (port: number) => {
    const server = createServer((request, response) => void serveRequest(request, response, context))
    server.on("upgrade", (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit("connection", opened, request))
    )
    return new Promise<Server>((resolve, reject) => {
      server.once("error", reject)
      server.listen(port, "127.0.0.1", () => resolve(server))
    })
  }
  const portOf = (server: Server) => (server.address() as AddressInfo).port

  const listenTwice = async (left: number): Promise<readonly [Server, Server]> => {
    const first = await listen(wanted)
    try {
      return [first, await listen(portOf(first) + 1)]
    } catch (error) {
      await close(first)
      if (wanted !== 0 || left === 0) throw error
      return listenTwice(left - 1)
    }
  }
  const servers = await listenTwice(attempts)

  return {
    port: portOf(servers[0]),
    async stop() {
      for (const socket of sockets.clients) socket.terminate()
      await Promise.all(servers.map(close))
    }
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function serveSocket(socket: WebSocket, context: NodeContext) {
  const send = (message: unknown) => socket.send(exactJson(message))
  const subscriptions = createSubscriptions(context.ledger, send)
  socket.on("close", subscriptions.stop)
  socket.on("error", () => socket.terminate())
  socket.on("message", (data) => {
    const run = (request: Parameters<typeof runMethod>[0]) => {
      const answered = subscriptions.answer(request)
      return answered === undefined ? runMethod(request, context) : answered.result
    }
    // oxlint-disable-next-line typescript/no-base-to-string -- a Buffer, as `binaryType` is left alone
    void answerText(data.toString(), run).then(send)
  })
}

async function serveRequest(request: IncomingMessage, response: ServerResponse, context: NodeContext) {
  const headers = {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, POST, OPTIONS",
    "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "*",
    "access-control-max-age": "86400",
    "content-type": "application/json; charset=utf-8"
  }
  const end = (status: number, body = "") => response.writeHead(status, headers).end(body)
  if (request.method === "OPTIONS") return end(204)
  if (request.method === "GET" && request.url === "/health") return end(200, "ok")
  if (request.method !== "POST")
    return end(405, "Used HTTP Method is not allowed. POST or OPTIONS is required")
  const text = await readBody(request)
  if (text === undefined) return end(413)
  return end(200, exactJson(await answerText(text, (each) => runMethod(each, context))))
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of request) {
      size += (part as Buffer).length
      if (size > longestBody) return undefined
      parts.push(part as Buffer)
    }
  } catch {
    return undefined
  }
  return Buffer.concat(parts).toString()
}
