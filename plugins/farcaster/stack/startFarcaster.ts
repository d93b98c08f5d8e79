import { createServer } from "node:http"
import { build } from "esbuild"
import type { PartOptions } from "../../../tests/stack/PartOptions.ts"
import { framingPage } from "../../../tests/stack/framingPage.ts"
import { listen } from "../../../tests/stack/process/listen.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"

/** A running Farcaster client. */
export interface FarcasterPart {
  /** `/?app=<url>` shows an app as a mini app, to a visitor with a wallet of their own; `&wallet=no` to one without. */
  readonly url: string
  state(): readonly { readonly name: "client"; readonly url: string }[]
  health(): Promise<readonly ServerHealth[]>
  stop(): Promise<void>
}

const page = (app: string, wallet: string, chains: string) =>
  framingPage({
    title: "Farcaster",
    data: { app, wallet, chains },
    script: `<script type="module" src="/client.js"></script>`
  })

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
  const { url, stop } = await listen(server, port)
  return {
    url,
    state: () => [{ name: "client", url }],
    health: async () => [{ name: "farcaster client", url, healthy: server.listening, detail: "" }],
    stop
  }
}
