import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** A text as it stands in a page. */
export const escaped = (text: string) =>
  text.replaceAll(/[^\w. -]/g, (letter) => `&#${letter.codePointAt(0)};`)

/** A page of a shop. */
export const shopPage = (title: string, inner: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><body><h1>${title}</h1>${inner}</body></html>`

/** What a request brings along. */
export const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = ""
  for await (const chunk of request) text += String(chunk)
  return text
}

/** A visit of a shop, and the ways to answer it. */
export interface ShopVisit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  /** These answer, and say so. */
  readonly json: (value: unknown) => true
  readonly html: (text: string) => true
}

/**
 * Serves a shop of the stack on 127.0.0.1. `answer` says whether it has answered: what nobody answers is not found. Fails: when the
 * port is taken.
 */
export const serveShop = async (port: number, answer: (visit: ShopVisit) => Promise<boolean>) => {
  const server = createServer((request, response) => {
    void (async () => {
      const end = (type: string, text: string) => {
        response.setHeader("content-type", type)
        response.end(text)
        return true as const
      }
      response.setHeader("access-control-allow-origin", "*")
      response.setHeader("access-control-allow-headers", "content-type")
      if (request.method === "OPTIONS") return void end("text/plain", "")
      const isAnswered = await answer({
        request,
        response,
        url: new URL(request.url ?? "/", "http://127.0.0.1"),
        json: (value) => end("application/json", JSON.stringify(value)),
        html: (text) => end("text/html; charset=utf-8", text)
      })
      if (isAnswered) return
      response.statusCode = 404
      response.end()
    })().catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
