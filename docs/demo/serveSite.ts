import { readFile } from "node:fs/promises"
import { createServer, type Server, type ServerResponse } from "node:http"
import path from "node:path"
import type { Stack } from "../src/playground/Stack.ts"
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts"

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".xml": "application/xml"
}

/** What is served. */
export interface SiteOptions {
  /** The built site. */
  readonly folder: string
  /** Port on 127.0.0.1; the next free one where it is taken. */
  readonly port: number
  /** What `/stack.json` holds; without it there is no such file. */
  readonly stack?: Stack
}

export interface Site {
  /** Ends with a slash. */
  readonly url: string
  readonly stop: () => Promise<void>
}

const MAX_PORTS_TRIED = 50

const listen = (server: Server, port: number) =>
  new Promise<boolean>((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error)
    server.once("error", refused)
    server.listen(port, "127.0.0.1", () => {
      server.off("error", refused)
      resolve(true)
    })
  })

/** Serves the built site on 127.0.0.1, each page with a content security policy. Fails: when no port is free. */
export const serveSite = async ({ folder, port, stack }: SiteOptions): Promise<Site> => {
  const urls = stack?.networks.flatMap(({ rpcUrl, restUrl = rpcUrl }) => [rpcUrl, restUrl])
  const pairing = stack?.pairing
  const originsOf = (list: ReadonlyArray<string> = []) => [...new Set(list.map((url) => new URL(url).origin))]
  const hosts = {
    connect: originsOf([
      ...(urls ?? []),
      ...(pairing === undefined ? [] : [pairing.relayUrl, pairing.verifyUrl]),
      ...(stack?.cloudUrl === undefined ? [] : [stack.cloudUrl]),
      ...(stack?.exchangesUrl === undefined ? [] : [stack.exchangesUrl]),
      // The test wallets are in the page, and ask from there.
      ...(stack?.sponsor === undefined ? [] : [stack.sponsor.bundlerUrl, stack.sponsor.paymasterUrl]),
      // The wallet in its place names nodes of its own.
      ...(stack?.coinbaseUrl === undefined ? [] : [stack.coinbaseUrl])
    ]),
    frame: originsOf([
      ...(pairing === undefined ? [] : [pairing.verifyUrl]),
      ...(stack?.embedded === undefined ? [] : [stack.embedded.frameUrl])
    ]),
    ancestor: originsOf([stack?.safeUrl, stack?.farcasterUrl].filter((url) => url !== undefined))
  }

  const send = (response: ServerResponse, status: number, name: string, body: Buffer | string) => {
    const extension = path.extname(name)
    response.writeHead(status, {
      "content-type": types[extension] ?? "application/octet-stream",
      // Names in this folder change with their content.
      "cache-control": name.startsWith("/_astro/") ? "public, max-age=31536000, immutable" : "no-cache",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      ...(extension === ".html"
        ? { "content-security-policy": contentSecurityPolicy(body.toString(), hosts) }
        : {})
    })
    response.end(body)
  }

  const answer = async (target: string, response: ServerResponse) => {
    const name = path.posix.normalize(decodeURIComponent(new URL(target, "http://127.0.0.1").pathname))
    if (name === "/stack.json" && stack !== undefined) return send(response, 200, name, JSON.stringify(stack))
    const file = name.endsWith("/") ? `${name}index.html` : name
    try {
      // A hidden file is the build's own business.
      if (name.includes("/.")) throw new Error("hidden")
      send(response, 200, file, await readFile(path.join(folder, file)))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EISDIR") {
        response.writeHead(308, { location: `${name}/` }).end()
      } else {
        send(response, 404, "/404.html", await readFile(path.join(folder, "404.html")))
      }
    }
  }

  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end()
      return
    }
    answer(request.url ?? "/", response).catch(() => response.writeHead(400).end())
  })

  for (let tried = 0; !(await listen(server, port === 0 ? 0 : port + tried)); tried++) {
    if (tried === MAX_PORTS_TRIED)
      throw new Error(`No port from ${port} to ${port + tried} is free on 127.0.0.1`)
  }
  const address = server.address()
  const used = typeof address === "object" ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${used ?? port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
