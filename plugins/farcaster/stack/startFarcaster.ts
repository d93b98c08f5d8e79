import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { build } from "esbuild"
import type { PartOptions } from "../../../tests/stack/PartOptions.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"

/** A running Farcaster client. */
export interface FarcasterPart {
  /** `/?app=<url>` shows an app as a mini app, to a visitor with a wallet of their own; `&wallet=no` to one without. */
  readonly url: string
  state(): readonly { readonly name: "client"; readonly url: string }[]
  health(): Promise<readonly ServerHealth[]>
  stop(): Promise<void>
}

const style = `
body { margin: 0; font: 14px system-ui; display: grid; grid-template-rows: auto 1fr; block-size: 100vh }
header { padding: 8px 12px; border-block-end: 1px solid #ccc; overflow-wrap: anywhere }
ul { margin: 0; padding: 0; list-style: none }
iframe { inline-size: 100%; block-size: 100%; border: 0 }
`

const escaped = (text: string) =>
  text.replaceAll(/[^\w.:/?=&% -]/g, (letter) => `&#${letter.codePointAt(0)};`)

const page = (app: string, wallet: string, chains: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">` +
  `<title>Farcaster</title><style>${style}</style>` +
  `<body data-app="${escaped(app)}" data-wallet="${escaped(wallet)}" data-chains="${escaped(chains)}">` +
  `<header>Farcaster<ul></ul></header><iframe title="App"></iframe><script type="module" src="/client.js"></script>`

/** The script of the client's page, as one file. */
const buildScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: ["clientPage.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["@latchkey/source"],
    legalComments: "none"
  })
  return outputFiles[0]!.text
}

/** Starts the page of a Farcaster client whose wallet is on the local chains. Without them it is left out. */
export async function startFarcaster({ port, part }: PartOptions = {}): Promise<
  FarcasterPart | { readonly missing: "farcaster"; readonly package: string }
> {
  const evm = (await part?.("evm")) as
    | { readonly chains: ReadonlyArray<{ readonly id: number; readonly rpcUrl: string }> }
    | undefined
  if (evm === undefined) return { missing: "farcaster", package: "@foundry-rs/anvil" }
  const chains = JSON.stringify(evm.chains.map(({ id, rpcUrl }) => ({ id, rpcUrl })))
  const script = await buildScript()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1")
    const app = URL.parse(searchParams.get("app") ?? "about:blank")
    if (pathname === "/client.js") {
      response.setHeader("content-type", "text/javascript; charset=utf-8")
      response.end(script)
    } else if (app === null) response.writeHead(400).end("app is no URL.")
    else {
      response.setHeader("content-type", "text/html; charset=utf-8")
      response.end(page(app.href, searchParams.get("wallet") ?? "yes", chains))
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port ?? 0, "127.0.0.1", resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    state: () => [{ name: "client", url }],
    health: async () => [{ name: "farcaster client", url, healthy: server.listening, detail: "" }],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
