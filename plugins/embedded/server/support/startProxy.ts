import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** An answer on its way through a proxy. */
export interface ProxiedAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** What a proxy makes of what passes it. */
export interface ProxyWork {
  /** Headers that the server gets beside the visitor's; the entry of the proxy in `X-Forwarded-For` by default. */
  readonly asked?: (request: IncomingMessage) => Readonly<Record<string, string>>
  readonly answered?: (path: string, answer: ProxiedAnswer, request: IncomingMessage) => ProxiedAnswer
}

const byProxy = ({ headers, socket }: IncomingMessage) => ({
  "x-forwarded-for": [headers["x-forwarded-for"] ?? [], socket.remoteAddress ?? ""].flat().join(", ")
})

/** Starts a proxy before servers, which it asks in turn. */
export const startProxy = async (
  servers: ReadonlyArray<string>,
  { asked = byProxy, answered = (_, answer) => answer }: ProxyWork = {}
) => {
  let turn = 0
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Array<Uint8Array> = []
    for await (const part of request) parts.push(part as Uint8Array)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined && !["host", "connection", "content-length", "accept-encoding"].includes(name))
        headers.set(name, [value].flat().join(", "))
    for (const [name, value] of Object.entries(asked(request))) headers.set(name, value)
    const path = request.url ?? "/"
    const got = await fetch(`${servers[turn++ % servers.length]}${path}`, {
      method: request.method ?? "GET",
      headers,
      redirect: "manual",
      ...(parts.length === 0 ? {} : { body: Buffer.concat(parts) })
      // As proxies say of a server that is not there.
    }).catch(() => new Response("", { status: 502 }))
    const answer = answered(
      path,
      { status: got.status, headers: got.headers, body: Buffer.from(await got.arrayBuffer()) },
      request
    )
    response.writeHead(
      answer.status,
      [...answer.headers]
        .filter(([name]) => !/^(content-length|transfer-encoding|connection)$/.test(name))
        .flat()
    )
    response.end(answer.body)
  }
  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
