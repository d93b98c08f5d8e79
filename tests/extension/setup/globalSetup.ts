import { rm } from "node:fs/promises"
import path from "node:path"
import { contentSecurityPolicy } from "@latchkey/core/csp"
import { evm } from "@latchkey/evm"
import { buildPages } from "../../web/buildPages.ts"
import { serveFolder, type FolderServer } from "../../web/serveFolder.ts"
import { buildExtension } from "./buildExtension.ts"
import { writeState } from "./ExtensionState.ts"
import { startNodes } from "./startNodes.ts"

const root = path.join(import.meta.dirname, "../pages")
// A folder of its own for each run, so that two may go side by side.
const cache = path.join(import.meta.dirname, "../../.cache", `extension-${process.pid}`)

/** Starts the nodes and the pages and bundles the wallet, once for all tests; answers with the way to undo it. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const nodes = await startNodes()
  const servers: Array<FolderServer> = []
  const stop = async () => {
    await Promise.all([...servers.map((server) => server.stop()), nodes.stop()])
    await rm(cache, { recursive: true, force: true })
  }
  try {
    if (nodes.chains.length === 0)
      throw new Error("The Ethereum nodes are missing: install @foundry-rs/anvil")
    const [{ folder }, extension] = await Promise.all([
      buildPages({
        root,
        names: ["wallets"],
        outDir: path.join(cache, "pages"),
        define: { RPC_URLS: JSON.stringify(nodes.rpcUrls) }
      }),
      buildExtension(path.join(cache, "wallet"), nodes.chains)
    ])
    const policy = contentSecurityPolicy({ plugins: [evm()], customRpcUrls: nodes.rpcUrls }).header
    const headersFor = (file: string) =>
      file.endsWith(".html") ? { "content-security-policy": policy } : ({} as Record<string, string>)
    for (let count = 0; count < 2; count++) servers.push(await serveFolder(folder, headersFor))
    const [first, second] = servers.map(({ origin }) => origin)
    writeState({ origin: first!, otherOrigin: second!, extension, cache })
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

export default globalSetup
