import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { siwxServer, type SiwxServer, type SiwxServerOptions } from "../src/server/index.ts"

/** A site on 127.0.0.1: the test pages, and the server part below `/siwx`. */
export interface Site {
  readonly origin: string
  /** Paths below `/siwx` that were asked for, in order. */
  readonly asked: Array<string>
  /** What the server part does in place of answering, by path. */
  readonly faults: Map<string, "fails" | "hangs">
  readonly stop: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage) => {
  const parts: Array<Uint8Array> = []
  for await (const part of request) parts.push(part as Uint8Array)
  return Buffer.concat(parts)
}

const toRequest = async (origin: string, request: IncomingMessage): Promise<Request> => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value)
  }
  const { method = "GET", url = "/" } = request
  const hasBody = method !== "GET" && method !== "HEAD"
  return new Request(origin + url, { method, headers, ...(hasBody ? { body: await bodyOf(request) } : {}) })
}

const answer = async (
  response: ServerResponse,
  {
    status,
    headers,
    arrayBuffer
  }: Pick<Response, "status" | "headers"> & { readonly arrayBuffer: () => Promise<ArrayBuffer> }
) => {
  const cookies = headers.getSetCookie()
  response.writeHead(status, {
    ...Object.fromEntries(headers),
    ...(cookies.length === 0 ? {} : { "set-cookie": cookies })
  })
  response.end(Buffer.from(await arrayBuffer()))
}

/** Starts a site whose pages come from the server of the test pages. */
export const startSite = async (pages: string, options: Partial<SiwxServerOptions> = {}): Promise<Site> => {
  const asked: Array<string> = []
  const faults: Site["faults"] = new Map()
  const made: { origin: string; server?: SiwxServer } = { origin: "" }
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = "/" } = request
    if (url === "/who") {
      const who = await made.server!.session(await toRequest(made.origin, request))
      return answer(response, toAnswer(Response.json(who ?? null)))
    }
    if (url.startsWith("/siwx/")) {
      const route = url.slice("/siwx/".length)
      asked.push(route)
      if (faults.get(route) === "hangs") return
      if (faults.get(route) === "fails") return void response.writeHead(500).end()
      return answer(response, toAnswer(await made.server!.handle(await toRequest(made.origin, request))))
    }
    return answer(response, toAnswer(await fetch(pages + url)))
  }
  const http = createServer((request, response) => {
    serve(request, response).catch(() => void response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve))
  made.origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  made.server = siwxServer({ origin: made.origin, ...options })
  return {
    origin: made.origin,
    asked,
    faults,
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      })
  }
}

const toAnswer = (response: Response) => {
  const headers = new Headers(response.headers)
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection", "keep-alive"])
    headers.delete(name)
  return { status: response.status, headers, arrayBuffer: () => response.arrayBuffer() }
}
