import { rm } from "node:fs/promises"
import path from "node:path"
import { partNames, startStack } from "../../stack/startStack.ts"
import { buildPages } from "../../web/buildPages.ts"
import { serveFolder } from "../../web/serveFolder.ts"
import { buildWalletScript } from "./buildWalletScript.ts"
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts"
import { writeState } from "./E2eState.ts"
import { fundAccounts } from "./fundAccounts.ts"
import { packagesIn } from "./packagesIn.ts"
import { stackNetworks } from "./stackNetworks.ts"

const root = path.join(import.meta.dirname, "../pages")
// A folder of its own for each run, so that two may go side by side.
const cache = path.join(import.meta.dirname, "../../.cache", `e2e-${process.pid}`)
const names = ["app", "element", "embedded", "polluted", "chains"]

const tell = (line: string) => void process.stderr.write(`e2e: ${line}\n`)

/** Starts the chains and the pages once for all tests; answers with the way to stop both. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const stack = await startStack({ parts: partNames })
  try {
    if (stack.evm === undefined)
      throw new Error(`The chains are missing: install ${stack.missing[0]?.package}`)
    for (const { missing, package: name } of stack.missing) {
      tell(`no journeys on ${missing}, its part of the stack is missing: install ${name}`)
    }
    const chains = stack.evm.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
    const networks = stackNetworks(stack)
    const [{ folder, chunks }, walletScript, chainWalletScript] = await Promise.all([
      buildPages({
        root,
        names,
        outDir: path.join(cache, "pages"),
        define: {
          RPC_URLS: JSON.stringify(Object.fromEntries(chains.map(({ id, rpcUrl }) => [id, rpcUrl]))),
          NETWORK_URLS: JSON.stringify(
            Object.fromEntries(networks.map(({ networkId, urls }) => [networkId, urls]))
          )
        }
      }),
      buildWalletScript("installWallets.ts", path.join(cache, "wallets")),
      buildWalletScript("installChainWallets.ts", path.join(cache, "chain-wallets")),
      fundAccounts(stack)
    ])
    const policy = contentSecurityPolicy(chains.map(({ rpcUrl }) => rpcUrl))
    const chainsPolicy = contentSecurityPolicy(networks.flatMap(({ urls }) => urls))
    const server = await serveFolder(folder, (file) =>
      file.endsWith(".html")
        ? { "content-security-policy": file.endsWith("chains.html") ? chainsPolicy : policy }
        : {}
    )
    writeState({
      origin: server.origin,
      chains,
      networks,
      walletScript,
      chainWalletScript,
      chunks: packagesIn(chunks)
    })
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
