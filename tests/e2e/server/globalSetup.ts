import { rm } from "node:fs/promises"
import path from "node:path"
import { startStack } from "../../stack/startStack.ts"
import { buildPages } from "../../web/buildPages.ts"
import { serveFolder } from "../../web/serveFolder.ts"
import { buildWalletScript } from "./buildWalletScript.ts"
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts"
import { writeState } from "./E2eState.ts"

const root = path.join(import.meta.dirname, "../pages")
// A folder of its own for each run, so that two may go side by side.
const cache = path.join(import.meta.dirname, "../../.cache", `e2e-${process.pid}`)
const names = ["app", "element", "embedded", "polluted"]

/** Starts the chains and the pages once for all tests; answers with the way to stop both. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const stack = await startStack()
  try {
    if (stack.evm === undefined)
      throw new Error(`The chains are missing: install ${stack.missing[0]?.package}`)
    const chains = stack.evm.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
    const [{ folder }, walletScript] = await Promise.all([
      buildPages({
        root,
        names,
        outDir: path.join(cache, "pages"),
        define: { RPC_URLS: JSON.stringify(Object.fromEntries(chains.map(({ id, rpcUrl }) => [id, rpcUrl]))) }
      }),
      buildWalletScript(path.join(cache, "wallets"))
    ])
    const policy = contentSecurityPolicy(chains.map(({ rpcUrl }) => rpcUrl))
    const server = await serveFolder(folder, (file) =>
      file.endsWith(".html") ? { "content-security-policy": policy } : {}
    )
    writeState({ origin: server.origin, chains, walletScript })
    return async () => {
      await server.stop()
      await stack.stop()
      await rm(cache, { recursive: true, force: true })
    }
  } catch (error) {
    await stack.stop()
    await rm(cache, { recursive: true, force: true })
    throw error
  }
}

export default globalSetup
