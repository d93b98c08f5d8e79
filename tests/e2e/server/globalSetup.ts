import { copyFile, rm } from "node:fs/promises"
import path from "node:path"
import { buildElements } from "../../../elements/bundle.mjs"
import { partNames, startStack } from "../../stack/startStack.ts"
import { journeys } from "../chains/journeys.ts"
import { buildPages } from "../../web/buildPages.ts"
import { serveFolder } from "../../web/serveFolder.ts"
import { buildWalletScript } from "./buildWalletScript.ts"
import { writeState } from "./E2eState.ts"
import { packagesIn } from "./packagesIn.ts"
import { pagePolicies } from "./pagePolicies.ts"
import { INSTALLED, writeInstalledPages } from "./writeInstalledPages.ts"

const root = path.join(import.meta.dirname, "../pages")
/** The page without a bundler, as the documentation shows it. */
const plain = path.join(import.meta.dirname, "../../../docs/samples/plain-html")
// A folder of its own for each run, so that two may go side by side.
const cache = path.join(import.meta.dirname, "../../.cache", `e2e-${process.pid}`)
const names = ["app", "element", "embedded", "polluted", "chains", "pairing", "email", "wagmi", "readme"]

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
    const chains = stack.evm.chains.map(({ id, name, rpcUrl, slowUrl, tokens, exchange }) => ({
      id,
      name,
      rpcUrl,
      slowUrl,
      tokens,
      ...(exchange === undefined
        ? {}
        : {
            router: exchange.router,
            permitRouter: exchange.permitRouter,
            keeping: { taxed: exchange.taxed, twoFaced: exchange.twoFaced }
          })
    }))
    const networks = Object.values(journeys).flatMap(({ running }) => running(stack))
    const seller = stack.onramp === undefined ? undefined : { url: stack.onramp.url, usdc: stack.onramp.usdc }
    const pairing = { relayUrl: stack.walletConnect?.relayUrl, verifyUrl: stack.walletConnect?.verifyUrl }
    const [{ folder, chunks }, walletScript, chainWalletScript] = await Promise.all([
      buildPages({
        root,
        names,
        outDir: path.join(cache, "pages"),
        define: {
          CLOUD_URL: JSON.stringify(stack.cloud?.url),
          RPC_URLS: JSON.stringify(Object.fromEntries(chains.map(({ id, rpcUrl }) => [id, rpcUrl]))),
          TOKENS: JSON.stringify(
            chains.flatMap(({ id, tokens }) =>
              Object.values(tokens).map((address) => `eip155:${id}:${address}`)
            )
          ),
          KEEPING: JSON.stringify(
            chains.flatMap(({ id, keeping }) =>
              Object.values(keeping ?? {}).map((address) => `eip155:${id}:${address}`)
            )
          ),
          ROUTERS: JSON.stringify(
            chains.flatMap(({ id, router, permitRouter, tokens }) =>
              router === undefined
                ? []
                : [
                    {
                      networkId: `eip155:${id}`,
                      title: "Uniswap V2",
                      router,
                      permitRouter,
                      tokens: Object.values(tokens)
                    }
                  ]
            )
          ),
          PAYMASTER_URL: JSON.stringify(stack.embedded?.paymasterUrl),
          COINBASE_URL: JSON.stringify(stack.coinbase?.url),
          SAFE_URL: JSON.stringify(stack.safe?.url),
          FARCASTER_URL: JSON.stringify(stack.farcaster?.url),
          EXCHANGES: JSON.stringify(stack.pay?.url),
          SELLER: JSON.stringify(seller),
          NETWORK_URLS: JSON.stringify(
            Object.fromEntries(networks.map(({ networkId, urls }) => [networkId, urls]))
          ),
          PAIRING: JSON.stringify(pairing)
        }
      }),
      buildWalletScript("installWallets.ts", path.join(cache, "wallets")),
      buildWalletScript("installChainWallets.ts", path.join(cache, "chain-wallets")),
      ...Object.values(journeys).map(({ fund }) => fund?.(stack))
    ])
    await buildElements(path.join(folder, "latchkey"), ["evm"])
    await copyFile(path.join(plain, "index.html"), path.join(folder, "plain.html"))
    await copyFile(path.join(plain, "shop.js"), path.join(folder, "shop.js"))
    await writeInstalledPages(folder, ["app", "pairing", "email", "wagmi", "readme"], walletScript, chains)
    const { bundlerUrl, paymasterUrl } = stack.embedded ?? {}
    const askedByWallets = [bundlerUrl, paymasterUrl].filter((url) => url !== undefined)
    const policyOf = pagePolicies({
      rpcUrls: Object.fromEntries(
        // A wallet of a test is in the page, and asks its bundler and paymasters from there.
        chains.map(({ id, rpcUrl, slowUrl }) => [`eip155:${id}`, [rpcUrl, slowUrl, ...askedByWallets]])
      ),
      networkUrls: Object.fromEntries(
        networks.map(({ networkId, urls, slowUrl }) => [networkId, slowUrl ? [...urls, slowUrl] : urls])
      ),
      cloudUrl: stack.cloud?.url,
      sellerUrl: seller?.url,
      coinbaseUrl: stack.coinbase?.url,
      safeUrl: stack.safe?.url,
      farcasterUrl: stack.farcaster?.url,
      exchangesUrl: stack.pay?.url,
      verifyUrl: pairing.verifyUrl
    })
    const server = await serveFolder(folder, (file, query) => {
      if (!file.endsWith(".html")) return {}
      const opener = query.get("coop")
      return {
        "content-security-policy": policyOf(path.basename(file).replace(INSTALLED, "")),
        ...(opener === null ? {} : { "cross-origin-opener-policy": opener })
      }
    })
    stack.walletConnect?.verify.judge(server.origin, "verified")
    writeState({
      origin: server.origin,
      chains,
      ...(stack.cloud ? { cloudUrl: stack.cloud.url } : {}),
      networks,
      ...(stack.walletConnect === undefined ? {} : { pairing: stack.walletConnect.state() }),
      ...(stack.coinbase === undefined ? {} : { coinbaseUrl: stack.coinbase.url }),
      ...(stack.safe === undefined ? {} : { safeUrl: stack.safe.url }),
      ...(stack.farcaster === undefined ? {} : { farcasterUrl: stack.farcaster.url }),
      ...(stack.embedded === undefined ? {} : { embedded: stack.embedded.state() }),
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
