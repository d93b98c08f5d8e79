import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Readable } from "node:stream"
import { signIn } from "./server"

const toRequest = (incoming: IncomingMessage) => {
  const { method = "GET", url = "/", headers } = incoming
  const body = method === "GET" || method === "HEAD" ? null : (Readable.toWeb(incoming) as ReadableStream)
  return new Request(new URL(url, "https://shop.example"), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body,
    ...(body === null ? {} : { duplex: "half" })
  })
}

const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const request = toRequest(incoming)
  if (incoming.url?.startsWith("/siwx/")) {
    const response = await signIn.handle(request)
    outgoing.writeHead(response.status, {
      ...Object.fromEntries(response.headers),
      "set-cookie": response.headers.getSetCookie()
    })
    outgoing.end(await response.text())
    return
  }
  const who = await signIn.session(request)
  outgoing.end(who === undefined ? "Who are you?" : `Hello, ${who.address}`)
}

createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch(() => outgoing.writeHead(500).end())
}).listen(3000, "127.0.0.1")
