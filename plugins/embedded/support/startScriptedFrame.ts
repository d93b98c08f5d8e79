import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"

/** A frame of a test's own, on an origin of its own. */
export interface ScriptedFrame {
  readonly origin: string
  /** The frame's document; `mode` is one that `frames/reference.js` knows. */
  readonly url: (mode?: "hostile" | "silent") => string
  /** Paths that were asked for, in order. */
  readonly asked: Array<string>
  readonly stop: () => Promise<void>
}

const sdk = `<!doctype html><meta charset="utf-8"><title>Wallet</title><link rel="icon" href="data:,">
<main hidden><h1></h1><pre></pre><button id="reject">Reject</button> <button id="approve">Approve</button></main>
<button id="device">Confirm device</button><script src="/reference.js"></script>`

// The provider's page, and the one that comes back to the frame's origin.
const provider = `<!doctype html><meta charset="utf-8"><title>Provider</title><link rel="icon" href="data:,">
<button id="accept">Accept</button><script>
document.querySelector("#accept").onclick = () => {
  opener.postMessage({ resultUri: location.origin + "/done?code=1" }, "*")
}
</script>`

/** Starts a frame on a free port of 127.0.0.1. */
export const startScriptedFrame = async (): Promise<ScriptedFrame> => {
  const script = await readFile(path.join(import.meta.dirname, "frames/reference.js"), "utf8")
  const asked: Array<string> = []
  const pages: Readonly<Record<string, readonly [type: string, text: string]>> = {
    "/sdk": ["text/html", sdk],
    "/reference.js": ["text/javascript", script],
    "/loading": ["text/html", "<!doctype html><title>Loading</title>"],
    "/provider": ["text/html", provider],
    "/blank": ["text/html", "<!doctype html><title>Other</title>"]
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1")
    asked.push(pathname)
    const [type, text] = pages[pathname] ?? ["text/plain", ""]
    response.writeHead(pages[pathname] === undefined ? 404 : 200, {
      "content-type": `${type}; charset=utf-8`
    })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    url: (mode) => `${origin}/sdk${mode === undefined ? "" : `?mode=${mode}`}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
