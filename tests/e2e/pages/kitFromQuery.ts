import { activity } from "@latchkey/activity/react"
import { cloud, type CloudOnramp } from "@latchkey/cloud"
import { coinbase } from "@latchkey/coinbase"
import { createKit, type KitOptions } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { farcaster } from "@latchkey/farcaster"
import { icons } from "@latchkey/icons"
import { multiWallet } from "@latchkey/multi-wallet/react"
import { names } from "@latchkey/names/react"
import { approvals } from "@latchkey/approvals/react"
import { batches } from "@latchkey/batches/react"
import { nfts } from "@latchkey/nfts/react"
import { onchainSwap, type SwapRouter } from "@latchkey/onchain-swap"
import { onramp } from "@latchkey/onramp/react"
import { pay } from "@latchkey/pay/react"
import { exchangeApi } from "@latchkey/pay/sources"
import { receive } from "@latchkey/receive/react"
import { safe } from "@latchkey/safe/react"
import { send } from "@latchkey/send/react"
import { siwx } from "@latchkey/siwx/react"
import { smartSessions } from "@latchkey/smart-sessions/react"
import { swap } from "@latchkey/swap/react"
import { tokens } from "@latchkey/tokens/react"
import { wallets } from "@latchkey/wallets"
import { base, mainnet, polygon } from "viem/chains"
import { stackSeller, type StackSellerOptions } from "../../../plugins/onramp/stack/stackSeller.ts"
import { pairing } from "./pairing.ts"

declare const CLOUD_URL: string
declare const COINBASE_URL: string
declare const RPC_URLS: Readonly<Record<string, string>>
declare const EXCHANGES: string | undefined
declare const ROUTERS: ReadonlyArray<SwapRouter>
declare const FARCASTER_URL: string
declare const PAYMASTER_URL: string | undefined
declare const SAFE_URL: string
declare const SELLER: StackSellerOptions
type TokenId = `eip155:${number}:0x${string}`
declare const TOKENS: ReadonlyArray<TokenId>
declare const KEEPING: ReadonlyArray<TokenId>

const query = new URLSearchParams(location.search)
const given = (name: string) => query.get(name) ?? undefined

/** Ids in the address, as an option of that name. */
const listed = (name: "featured" | "exclude" | "accounts") => {
  const ids = given(name)?.split(",")
  return ids === undefined ? {} : { [name]: ids }
}

const chosen = given("networks")?.split(",").map(Number)
const published = [mainnet, base, polygon].filter(({ id }) => chosen === undefined || chosen.includes(id))
// A node as a test wants it, in the place of the first network's.
const nodeOf = (id: number) => (id === published[0]?.id ? given("node") : undefined) ?? RPC_URLS[id] ?? ""

// Networks of the app's own: what a wallet that does not know them is told to ask is the stack's node too.
const own = published.map((network) => ({ ...network, rpcUrls: { default: { http: [nodeOf(network.id)] } } }))
const networks = query.get("networkObjects") === "own" ? own : published

/** The shop of the stack, as the cloud's server leads to it. */
const cornerShop = (): CloudOnramp => ({
  provider: "shop",
  title: "Corner Shop",
  fee: "1-2",
  networks: ["eip155:1"],
  pages: [SELLER.url]
})

/** Tokens that keep a part of each transfer, for pages that ask for them. */
const keeping = query.get("keeping") === "on" ? KEEPING : []

/** The most of a transfer that such a token may keep, in percent. */
const mostKept = () => {
  const most = given("maxTransferTax")
  return most === undefined ? {} : { maxTransferTax: Number(most) }
}

const routers = () =>
  ROUTERS.map((router) => ({
    ...router,
    tokens: [
      ...router.tokens,
      ...keeping.flatMap((id) =>
        id.startsWith(`${router.networkId}:`) ? id.slice(id.lastIndexOf(":") + 1) : []
      )
    ]
  }))

/** A paymaster of the stack on chain 1, by the policy that the address names; see `SponsorPolicy`. */
const sponsoring = () => {
  const policyId = given("policy")
  return policyId === undefined || PAYMASTER_URL === undefined
    ? {}
    : { paymaster: { 1: { url: `${PAYMASTER_URL}/1`, context: { policyId }, name: "Acme" } } }
}

/** The kit of a test page: real chains through the stack's nodes, the rest as the address of the page says. */
export const kitFromQuery = (options: Partial<KitOptions> = {}) => {
  const policy = given("unsupportedNetwork")
  const projectId = given("cloud")
  const signIn = given("signIn")
  return createKit({
    app: { name: "Test app", url: location.origin },
    networks,
    plugins: [
      evm({ tokens: [...TOKENS, ...keeping], ...sponsoring() }),
      receive(),
      send(mostKept()),
      ...(["on", "both"].includes(query.get("swap") ?? "")
        ? [swap(mostKept()), onchainSwap({ routers: routers() })]
        : []),
      ...(query.get("swap") === "cloud" ? [swap()] : []),
      ...(query.get("onramp") === "on" ? [onramp(), stackSeller(SELLER)] : []),
      ...(query.get("onramp") === "cloud" ? [onramp()] : []),
      ...(query.get("coinbase") === null
        ? []
        : [coinbase({ keysUrl: `${COINBASE_URL}/connect?kind=${query.get("coinbase")}` })]),
      ...(query.get("farcaster") === "on" ? [farcaster({ allowedDomains: [FARCASTER_URL] })] : []),
      ...(query.get("safe") === "on" ? [safe({ allowedDomains: [SAFE_URL] })] : []),
      ...(query.get("pay") === "on" ? [pay(mostKept())] : []),
      ...(query.get("pay") === "on" && EXCHANGES !== undefined
        ? [exchangeApi({ url: EXCHANGES, projectId: "stack", pages: [EXCHANGES], networks: ["eip155:1"] })]
        : []),
      ...(query.get("tokens") === "on" ? [tokens()] : []),
      ...(query.get("activity") === "on" ? [activity()] : []),
      ...(query.get("nfts") === "on" ? [nfts()] : []),
      ...(query.get("multiWallet") === "on" ? [multiWallet()] : []),
      ...(query.get("approvals") === "on" ? [approvals()] : []),
      ...(query.get("batches") === "on" ? [batches()] : []),
      ...(query.get("sessions") === null
        ? []
        : [smartSessions({ projectId: given("sessions") ?? "", url: CLOUD_URL })]),
      ...(query.get("names") === "on" ? [names()] : []),
      ...(query.get("icons") === "on" ? [icons()] : []),
      ...(query.get("wallets") === "on" ? [wallets()] : []),
      ...(query.get("pairing") === "on" ? [pairing()] : []),
      ...(signIn === undefined ? [] : [siwx({ required: signIn === "required" })]),
      ...(projectId === undefined
        ? []
        : [
            cloud({
              projectId,
              urls: { api: CLOUD_URL },
              ...(["cloud", "both"].includes(query.get("swap") ?? "") ? { swap: ROUTERS } : {}),
              ...(query.get("onramp") === "cloud" ? { onramp: cornerShop() } : {}),
              ...(query.get("zone") === null ? {} : { names: { zone: query.get("zone")! } }),
              ...listed("accounts"),
              ...listed("featured"),
              ...listed("exclude"),
              ...(query.get("custom") === "on" ? { customWallets: [{ id: "own", name: "Own Wallet" }] } : {})
            })
          ])
    ],
    customRpcUrls: Object.fromEntries(networks.map(({ id }) => [`eip155:${id}`, [nodeOf(id)]])),
    prefetch: query.get("prefetch") !== "off",
    features: {
      ...(query.get("receive") === "off" ? { receive: false } : {}),
      ...(query.get("sessions") === null || query.get("smartSessions") === "off"
        ? {}
        : { smartSessions: true })
    },
    enableReconnect: query.get("reconnect") !== "off",
    ...(policy === "warn" || policy === "ignore" ? { unsupportedNetwork: policy } : {}),
    ...options
  })
}
