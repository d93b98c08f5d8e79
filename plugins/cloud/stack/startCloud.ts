import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { startCloud as startServer, toConfiguration } from "../server/src/index.ts"
import { hashOf } from "../../../tests/stack/process/cache.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"
import { networkImages } from "../src/networkImages.ts"
import { generateWallets, walletPicture } from "./generateWallets.ts"
import { startFaultProxy } from "./startFaultProxy.ts"

/** A server of the cloud. */
export interface CloudAddress {
  readonly name: "proxy" | "server"
  /** Base of all routes, without a slash at the end. */
  readonly url: string
}

export interface CloudPart {
  /** The proxy before the server, which injects the faults that a project id names: see `startFaultProxy`. */
  readonly url: string
  /** The server itself. */
  readonly serverUrl: string
  /** What another process needs to use it. */
  state(): readonly CloudAddress[]
  health(): Promise<readonly ServerHealth[]>
  /** Ends both. May be called twice. */
  stop(): Promise<void>
}

export interface CloudOptions {
  /** Port of the proxy, that of the server is the next; free ones when absent. */
  readonly port?: number
  /** The other parts of the stack: of the accounts of its Ethereum nodes the server tells, its shop sells. */
  readonly part?: (name: string) => Promise<object | undefined>
}

/** What a part of the stack says of an Ethereum node. */
interface EvmNode {
  readonly id: number
  readonly rpcUrl: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly tokens: Readonly<Record<string, string>>
  readonly exchange?: { readonly router: string; readonly factory: string; readonly wrapped: string }
}

/** What a part of the stack says of a Solana node. */
interface SolanaNode {
  readonly caipNetworkId: string
  readonly rpcUrl: string
  readonly usdc: string
}

// So that pictures and tests are the same each time.
const usd: Readonly<Record<string, number>> = {
  ETH: 2_500,
  POL: 0.25,
  SOL: 150,
  usdc: 1,
  dai: 0.999,
  usdt: 1.001
}

/** The chains that a server reads of these nodes, and what their coins and tokens cost. */
const accountsOn = (nodes: ReadonlyArray<EvmNode>, solana: ReadonlyArray<SolanaNode>) => ({
  chains: [
    ...nodes.map(({ id, rpcUrl, nativeCurrency, exchange, tokens }) => ({
      id: `eip155:${id}`,
      rpcUrl,
      coin: nativeCurrency,
      startBlock: 0,
      pollSeconds: 0.2,
      ...(exchange === undefined
        ? {}
        : {
            exchange: {
              router: exchange.router,
              factory: exchange.factory,
              wrapped: exchange.wrapped,
              tokens: [...Object.values(tokens), exchange.wrapped]
            }
          })
    })),
    ...solana.map(({ caipNetworkId: id, rpcUrl }) => ({ id, rpcUrl, coin: sol }))
  ],
  prices: [
    ...solana.flatMap(({ caipNetworkId: id, usdc }) => [
      { ...sol, id, prices: pricesOf("SOL") },
      { id: `${id}:${usdc}`, name: "USD Coin", symbol: "USDC", decimals: 6, prices: pricesOf("usdc") }
    ]),
    ...nodes.flatMap(({ id, nativeCurrency, tokens }) => [
      { ...nativeCurrency, id: `eip155:${id}`, prices: pricesOf(nativeCurrency.symbol) },
      ...Object.entries(tokens).map(([name, address]) => ({
        id: `eip155:${id}:${address}`,
        name,
        symbol: name.toUpperCase(),
        decimals: name === "dai" ? 18 : 6,
        prices: pricesOf(name)
      }))
    ])
  ]
})
const sol = { name: "Solana", symbol: "SOL", decimals: 9 }
const pricesOf = (name: string) => ({ usd: usd[name]!, eur: usd[name]! * 0.9 })

/** The shop of the stack, as the server's seller. */
const sellerAt = (url: string) => ({
  api: `${url}/cloud`,
  page: `${url}/buy?to={address}&coin={asset}&amount={fiatAmount}&currency={fiatCurrency}`
})

const projects = [
  {
    id: "stack",
    origins: ["http://127.0.0.1:*", "http://localhost:*"],
    features: [
      { id: "social_login", isEnabled: false, config: [] },
      { id: "swap", isEnabled: true, config: ["uniswap"] },
      { id: "onramp", isEnabled: true, config: ["meld", "shop"] },
      { id: "activity", isEnabled: true, config: [] },
      { id: "multi_wallet", isEnabled: false, config: [] }
    ]
  },
  {
    id: "social",
    origins: ["https://app.example", "https://*.app.example"],
    features: [
      { id: "social_login", isEnabled: true, config: ["email", "google", "x"] },
      { id: "multi_wallet", isEnabled: true, config: [] },
      { id: "activity", isEnabled: true, config: null },
      { id: "reown_branding", isEnabled: true, config: [] }
    ]
  }
]

/** Puts the pictures of the wallets into a folder, once, and answers with it. */
const drawPictures = (count: number): string => {
  const pictures = Array.from({ length: count }, (_, index) => walletPicture(index))
  const networks = [...new Set(Object.values(networkImages))]
  const folder = path.join(
    import.meta.dirname,
    `../../../node_modules/.cache/latchkey-stack/cloud-${hashOf([...pictures, ...networks])}`
  )
  const done = path.join(folder, "done")
  if (!existsSync(done)) {
    mkdirSync(path.join(folder, "wallets"), { recursive: true })
    for (const [index, picture] of pictures.entries())
      writeFileSync(path.join(folder, "wallets", `picture-${index}.svg`), picture)
    mkdirSync(path.join(folder, "assets"), { recursive: true })
    for (const [index, id] of networks.entries())
      writeFileSync(path.join(folder, "assets", `${id}.svg`), walletPicture(index))
    writeFileSync(done, "")
  }
  return folder
}

/** Waits until the server has read every chain as far as it was, so that a test finds what was there before it. */
const settled = async (url: string) => {
  const deadline = Date.now() + 30_000
  while (/latchkey_cloud_chain_block\{[^}]*\} -1\n/.test(await (await fetch(`${url}/metrics`)).text())) {
    if (Date.now() > deadline) throw new Error("The cloud server has read no chain within 30 seconds")
    await setTimeout(20)
  }
}

const healthOf = async ({ name, url }: CloudAddress): Promise<ServerHealth> => {
  const base = { name: `cloud ${name}`, url }
  try {
    const answer = (await (await fetch(`${url}/health`)).json()) as { status: string; wallets: number }
    return { ...base, healthy: answer.status === "ok", detail: `${answer.wallets} wallets` }
  } catch (error) {
    return { ...base, healthy: false, detail: String(error) }
  }
}

/**
 * Starts the server that sites host themselves, with generated wallets and pictures, and a proxy before it that can inject
 * faults. Fails: when a port is taken; nothing is left running then.
 */
export async function startCloud({ port, part }: CloudOptions = {}): Promise<CloudPart> {
  const wallets = generateWallets()
  const evm = (await part?.("evm")) as { readonly chains: ReadonlyArray<EvmNode> } | undefined
  const solana = (await part?.("solana")) as { readonly networks: ReadonlyArray<SolanaNode> } | undefined
  const seller = (await part?.("onramp")) as { readonly url: string } | undefined
  const configuration = toConfiguration({
    ...accountsOn(evm?.chains ?? [], solana?.networks ?? []),
    projects,
    ...(seller === undefined ? {} : { onramp: sellerAt(seller.url) }),
    names: { zone: "tea.example" },
    wallets,
    images: drawPictures(wallets.length),
    limits: { requestsPerMinute: 100_000 }
  })
  const server = await startServer({ configuration, port: port === undefined ? 0 : port + 1 })
  const proxy = await (evm === undefined ? Promise.resolve() : settled(server.url))
    .then(() => startFaultProxy(server.url, port))
    .catch(async (cause: unknown) => {
      await server.stop()
      throw cause
    })
  const addresses: readonly CloudAddress[] = [
    { name: "proxy", url: proxy.url },
    { name: "server", url: server.url }
  ]
  let stopped: Promise<void> | undefined
  return {
    url: proxy.url,
    serverUrl: server.url,
    state: () => addresses,
    health: () => Promise.all(addresses.map(healthOf)),
    stop: () => (stopped ??= Promise.all([proxy.stop(), server.stop()]).then(() => undefined))
  }
}
