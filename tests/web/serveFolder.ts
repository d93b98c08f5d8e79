import { createReadStream, statSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2"
}

/** A server of a folder on a free port of 127.0.0.1. */
export interface FolderServer {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** What is sent with a file, beside its type, and by what is asked of it. */
export type HeadersFor = (file: string, query: URLSearchParams) => Readonly<Record<string, string>>

/** Serves the files of a folder; `index.html` for a folder, 404 for the rest. */
export const serveFolder = async (
  folder: string,
  headersFor: HeadersFor = () => ({})
): Promise<FolderServer> => {
  const root = path.resolve(folder)
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1")
    const file = findFile(root, pathname)
    if (file === undefined) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found")
      return
    }
    const type = types[path.extname(file)] ?? "application/octet-stream"
    response.writeHead(200, {
      "content-type": type,
      "cache-control": "no-store",
      ...headersFor(file, searchParams)
    })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(0, "127.0.0.1", resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

const findFile = (root: string, pathname: string): string | undefined => {
  const named = path.join(root, path.normalize(decodeURIComponent(pathname)))
  if (named !== root && !named.startsWith(root + path.sep)) return undefined
  return [named, path.join(named, "index.html")].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile()
  )
}
