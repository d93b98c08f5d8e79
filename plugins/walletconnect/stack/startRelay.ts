import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { verifyJWT } from "@walletconnect/relay-auth"
import { WebSocketServer, type WebSocket } from "ws"
import { createMailbox, type Message, type Subscriber } from "./Mailbox.ts"
import { relayMethods } from "./relayMethods.ts"

/** What goes wrong with a relay, until it is told otherwise. */
export interface RelayFaults {
  /** Closes each new connection with this reason, as the public relay refuses a project. */
  readonly refuse?: string
  /** Accepts connections and answers nothing. */
  readonly silent?: boolean
  /** Delivers each message twice. */
  readonly duplicate?: boolean
  /** Answers every request with a JSON-RPC error of this text. */
  readonly fail?: string
}

/** A relay of the WalletConnect protocol, version 2. */
export interface Relay {
  /** `ws://127.0.0.1:…`. */
  readonly url: string
  /** Which project ids are let in; all of them when absent. */
  readonly setFaults: (faults: RelayFaults) => void
  /** Says to every client what is no message of the protocol. */
  readonly say: (text: string | Uint8Array) => void
  /** Cuts every connection, as a network that is gone. */
  readonly drop: () => void
  /** How many clients are connected. */
  readonly clients: () => number
  /** How many connections were tried since the start. */
  readonly attempts: () => number
  readonly stop: () => Promise<void>
}

/** Options of `startRelay`. */
export interface RelayOptions {
  /** A free one when absent. */
  readonly port?: number | undefined
  /** Project ids that are let in; all when absent. */
  readonly projectIds?: ReadonlyArray<string>
}

const REFUSED = 3000
// Clients in Node end a connection without a ping for 35 s.
const PING_MILLIS = 15_000
const SKEW_SECONDS = 60

// The public relay refuses after the upgrade, by a close with a reason.
const refusalOf = async (query: URLSearchParams, projectIds: ReadonlyArray<string> | undefined) => {
  if (projectIds?.includes(query.get("projectId") ?? "") === false) return "Unauthorized: invalid key"
  try {
    const token = query.get("auth") ?? ""
    if (!(await verifyJWT(token))) return "Unauthorized: invalid auth"
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
    const now = Date.now() / 1000
    if (claims.iat > now + SKEW_SECONDS) return "JWT validation error: JWT Token is not yet valid"
    if (claims.exp < now) return "JWT validation error: JWT Token is expired"
    return { client: String(claims.iss) }
  } catch {
    return "Unauthorized: invalid auth"
  }
}

/**
 * Starts a relay on 127.0.0.1: mailboxes by topic, over JSON-RPC and WebSocket, for clients that sign who they are.
 *
 * Fails: when the port is taken.
 */
export const startRelay = async ({ port = 0, projectIds }: RelayOptions = {}): Promise<Relay> => {
  const mailbox = createMailbox()
  const sockets = new WebSocketServer({ noServer: true })
  const server = createServer((_, response) => void response.end("ok"))
  let faults: RelayFaults = {}
  let attempts = 0
  let lastId = Date.now() * 1000

  const admit = (socket: WebSocket, client: string) => {
    const unacknowledged = new Map<number, Message>()
    const deliver = (id: string, message: Message) => {
      const send = () => {
        const rpcId = ++lastId
        unacknowledged.set(rpcId, message)
        socket.send(
          JSON.stringify({
            id: rpcId,
            jsonrpc: "2.0",
            method: "irn_subscription",
            params: { id, data: message }
          })
        )
      }
      send()
      if (faults.duplicate === true) send()
      return true
    }
    const subscriber: Subscriber = { client, deliver }
    const answer = (text: string) => {
      const { id, method, params } = JSON.parse(text)
      if (method === undefined) {
        const message = unacknowledged.get(id)
        if (message !== undefined) mailbox.acknowledge(message, client)
        return unacknowledged.delete(id)
      }
      if (faults.silent === true) return undefined
      const run = relayMethods[String(method).replace(/^(irn|wc)_/, "")]
      const reply = (body: object) => socket.send(JSON.stringify({ id, jsonrpc: "2.0", ...body }))
      if (faults.fail !== undefined) return reply({ error: { code: -32000, message: faults.fail } })
      if (run === undefined) return reply({ error: { code: -32601, message: "Method not found" } })
      try {
        return reply({ result: run(mailbox, subscriber, params) })
      } catch (cause) {
        return reply({ error: { code: -32000, message: String(cause) } })
      }
    }
    socket.on("message", (data) => {
      try {
        answer((data as Buffer).toString())
      } catch {
        socket.close(4000)
      }
    })
    socket.on("close", () => mailbox.leave(subscriber))
  }

  server.on("upgrade", (request: IncomingMessage, connection, head) => {
    attempts++
    const query = new URL(request.url ?? "/", "http://relay").searchParams
    const upgrade = async () => {
      const admission = faults.refuse ?? (await refusalOf(query, projectIds))
      sockets.handleUpgrade(request, connection, head, (socket) => {
        if (typeof admission === "string") socket.close(REFUSED, admission)
        else {
          sockets.emit("connection", socket)
          admit(socket, admission.client)
        }
      })
    }
    upgrade().catch(() => connection.destroy())
  })
  const pings = setInterval(() => sockets.clients.forEach((socket) => socket.ping()), PING_MILLIS)
  const drop = () => sockets.clients.forEach((socket) => socket.terminate())
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve)
  })

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFaults: (next) => {
      faults = next
    },
    say: (text) => sockets.clients.forEach((socket) => socket.send(text)),
    drop,
    clients: () => sockets.clients.size,
    attempts: () => attempts,
    stop: () => {
      clearInterval(pings)
      drop()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    }
  }
}
