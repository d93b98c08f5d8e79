import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** A request, read to its end. */
export interface Request {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

/** The body is sent as JSON. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

export type Handler = (request: Request) => Promise<Answer>

/** A server on 127.0.0.1. */
export interface Served {
  readonly url: string
  /** Closes it and every connection. May be called twice. */
  stop(): Promise<void>
}

const largestBody = 1_000_000

// A page of any origin may read what the server says.
const headers = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "*",
  "access-control-max-age": "600"
}

/**
 * Serves JSON over HTTP on 127.0.0.1.
 *
 * @param port a free one when 0
 *
 * Fails: when the port is taken.
 */
export async function serve(handler: Handler, port: number): Promise<Served> {
  const server = createServer((request, response) => void respond(handler, request, response))
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

async function respond(handler: Handler, request: IncomingMessage, response: ServerResponse) {
  try {
    if (request.method === "OPTIONS") return void response.writeHead(204, headers).end()
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1")
    const { status, body } = await handler({
      method: request.method ?? "GET",
      path: decodeURIComponent(pathname),
      query: searchParams,
      body: await read(request)
    })
    response.writeHead(status, { ...headers, "content-type": "application/json" }).end(JSON.stringify(body))
  } catch (error) {
    response.writeHead(500, headers).end(JSON.stringify({ message: String(error) }))
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody) throw new RangeError("The request body is too large")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
