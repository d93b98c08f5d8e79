import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { hostilePicture, hostileWallets } from "./hostileWallets.ts"

/** A proxy that does to some requests what networks and servers do on bad days. */
export interface FaultProxy {
  readonly url: string
  stop(): Promise<void>
}

type Fault = (response: ServerResponse, incoming: IncomingMessage) => void

const headers = { "content-type": "application/json", "access-control-allow-origin": "*" }
const send =
  (body: unknown, type = headers["content-type"]): Fault =>
  (response) =>
    void response
      .writeHead(200, { ...headers, "content-type": type })
      .end(typeof body === "string" ? body : JSON.stringify(body))

const wrong = { features: [{ id: 1 }, "x", null], allowedOrigins: { a: 1 }, data: "none", count: "many" }
const tenMegabytes = () => JSON.stringify({ data: [], count: 0, padding: "x".repeat(10_000_000) })

/** What can be wrong; a number is answered as that status. */
const faults: Readonly<Record<string, Fault>> = {
  hang: () => {},
  drop: (response) => void response.destroy(),
  half: (response) => {
    response.writeHead(200, { ...headers, "content-length": "1000" })
    response.write(`{"data": [`, () => response.destroy())
  },
  big: (response) => send(tenMegabytes())(response, response.req),
  wrong: send(wrong),
  text: send("<!doctype html><title>Maintenance</title>", "text/html"),
  null: send({ features: null, allowedOrigins: null, data: null, count: null }),
  empty: send({ features: [], allowedOrigins: [], data: [], count: 0 }),
  hostile: (response, incoming) =>
    /image/i.test((incoming.url ?? "").split("?")[0]!)
      ? send(hostilePicture, "image/svg+xml")(response, incoming)
      : send(hostileWallets)(response, incoming)
}

/** The faults that a project id asks for, by the text that the path has in it. */
const faultsIn = (id: string) =>
  id
    .split("~")
    .slice(1)
    .map((entry) => {
      const [place = "", kind = "", argument = ""] = entry.split(".")
      return { place, kind, argument }
    })

/**
 * Starts a proxy before a cloud. What it does is asked for by the project id of the request, so that tests that run side
 * by side do not meet: `stack~getWallets.hang~config.503` is the project `stack`, whose wallets never come and whose
 * configuration fails. Kinds: `hang`, `drop`, `half`, `big`, `wrong`, `text`, `null`, `empty`, `hostile`, a status, and
 * `late.MILLISECONDS`.
 */
export const startFaultProxy = async (target: string, port = 0): Promise<FaultProxy> => {
  const timers = new Set<NodeJS.Timeout>()
  const forward = (incoming: IncomingMessage, url: URL, response: ServerResponse) => {
    const upstream = request(url, {
      method: incoming.method,
      headers: { ...incoming.headers, host: url.host }
    })
    upstream.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on("error", () => response.destroy())
    response.on("close", () => upstream.destroy())
    incoming.pipe(upstream)
  }
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? "/", target)
    const project = url.searchParams.get("projectId") ?? ""
    const fault = faultsIn(project).find(({ place }) => url.pathname.includes(place))
    if (project !== "") url.searchParams.set("projectId", project.split("~")[0]!)
    // A browser's question beforehand is none of the project's.
    if (fault === undefined || incoming.method === "OPTIONS") return forward(incoming, url, response)
    const { kind, argument } = fault
    if (kind === "late") {
      const timer = setTimeout(() => {
        timers.delete(timer)
        forward(incoming, url, response)
      }, Number(argument))
      timers.add(timer)
    } else if (/^\d{3}$/.test(kind)) {
      response.writeHead(Number(kind), headers).end(JSON.stringify({ status: "FAILED", reasons: [] }))
    } else {
      ;(faults[kind] ?? send(`No fault "${kind}"`))(response, incoming)
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer)
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
