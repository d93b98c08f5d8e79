import { generatePrivateKey, privateKeyToAccount } from "viem/accounts"
import { socialProviders } from "@latchkey/embedded/wire"
import { buildFrame } from "../server/buildFrame.ts"
import { startEmbedded as startServer, toConfiguration } from "../server/src/index.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"
import { jsonRpc } from "../../../tests/stack/process/jsonRpc.ts"
import { freePort } from "../../../tests/stack/process/freePort.ts"
import { deploySmartAccounts } from "./deploySmartAccounts.ts"
import { startBundler } from "./startBundler.ts"
import { startPaymaster } from "./startPaymaster.ts"
import { deployRegistries, startFarcaster, type FarcasterRelay } from "../server/stack/startFarcaster.ts"
import { startProvider } from "../server/stack/startProvider.ts"
import { startInbox } from "../server/stack/startInbox.ts"

/** A server of the embedded wallet's part. */
export interface EmbeddedAddress {
  readonly name: "frame" | "inbox" | "provider" | "bundler" | "paymaster" | "farcaster"
  /** Base of all routes, without a slash at the end. */
  readonly url: string
}

export interface EmbeddedPart {
  /** The server of the frame. */
  readonly url: string
  /** The mail server's page, which shows what it was sent; `/mails?to=` gives it as JSON, the newest last. */
  readonly inboxUrl: string
  /** Issuer of the provider that stands for all providers of social sign-ins, and signs in whoever names themselves. */
  readonly providerUrl: string
  /** The bundler of smart accounts; each chain's JSON-RPC is at its id. Absent without chains. */
  readonly bundlerUrl?: string
  /** The service of a paymaster (ERC-7677); each chain's JSON-RPC is at its id, see `SponsorPolicy`. Absent without chains. */
  readonly paymasterUrl?: string
  /** Agrees as somebody to a sign-in by Farcaster, as the app on that person's phone does. Absent without chains. */
  readonly agreeByFarcaster?: FarcasterRelay["agree"]
  /** What another process needs to use it. */
  state(): readonly EmbeddedAddress[]
  health(): Promise<readonly ServerHealth[]>
  /** Ends all of it. May be called twice. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Port of the frame's server, those of the others follow; free ones when absent. */
  readonly port?: number
  /** The other parts of the stack, whose nodes the wallets use. */
  readonly part?: (name: string) => Promise<object | undefined>
}

interface EvmNode {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
  readonly nativeCurrency: { readonly symbol: string; readonly decimals: number }
}

interface SolanaNode {
  readonly caipNetworkId: string
  readonly name: string
  readonly rpcUrl: string
}

const healthPaths = {
  frame: "/health",
  inbox: "",
  provider: "/.well-known/openid-configuration",
  bundler: "/health",
  paymaster: "/health",
  farcaster: "/health"
} as const

const healthOf = async ({ name, url }: EmbeddedAddress): Promise<ServerHealth> => {
  const base = { name: `embedded ${name}`, url }
  try {
    const { ok, status } = await fetch(`${url}${healthPaths[name]}`)
    return { ...base, healthy: ok, detail: String(status) }
  } catch (error) {
    return { ...base, healthy: false, detail: String(error) }
  }
}

const coinOf = ({ nativeCurrency: { symbol, decimals } }: EvmNode) => ({ symbol, decimals })

/** The chain on which somebody pays for the wallets' smart accounts. */
const SPONSORED = 137

/** What smart accounts need, on each chain; undefined where there are no chains. */
const startSmartAccounts = async (
  ports: { readonly bundler: number; readonly paymaster: number },
  chains: ReadonlyArray<EvmNode>
) => {
  const signer = privateKeyToAccount(generatePrivateKey())
  // The same addresses on each, since the same account deploys the same contracts.
  const [contracts] = await Promise.all(
    chains.map(({ rpcUrl }) => deploySmartAccounts(rpcUrl, signer.address))
  )
  if (contracts === undefined) return undefined
  const { paymaster: address, delegate: _, ...account } = contracts
  const bundler = await startBundler(ports.bundler, account.entryPoint, chains)
  const paymaster = await startPaymaster(ports.paymaster, { paymaster: address, signer }, chains).catch(
    async (cause: unknown) => {
      await bundler.stop()
      throw cause
    }
  )
  return {
    bundlerUrl: bundler.url,
    paymasterUrl: paymaster.url,
    stop: async () => void (await Promise.all([bundler.stop(), paymaster.stop()])),
    of: ({ id }: EvmNode) => ({
      ...account,
      bundlerUrl: `${bundler.url}/${id}`,
      ...(id === SPONSORED
        ? {
            paymaster: { url: `${paymaster.url}/${id}`, name: "Acme", context: { policyId: "welcome" } }
          }
        : {})
    })
  }
}

/** The relay of Farcaster, with its registries on the first chain; undefined where there are no chains. */
const startFarcasterOn = async (port: number, chain: EvmNode | undefined) => {
  if (chain === undefined) return undefined
  await deployRegistries((method, params) => jsonRpc(chain.rpcUrl, method, params))
  return { ...(await startFarcaster(port, chain.rpcUrl)), rpcUrl: chain.rpcUrl }
}

/** Those that have OpenID Connect at home too; the others speak OAuth 2 alone. */
const withOpenId: ReadonlyArray<string> = ["google", "apple"]

/**
 * Starts the server of the frame, with its project `stack` for pages of this machine, the mail server that it sends codes
 * by, a provider for social sign-ins, a bundler and a paymaster for the smart accounts of each EVM chain, and a relay of Farcaster. Fails: when a port is taken;
 * nothing is left running then.
 */
export async function startEmbedded({ port, part }: EmbeddedOptions = {}): Promise<EmbeddedPart> {
  const running: Array<{ stop(): Promise<void> }> = []
  const stopAll = async () => void (await Promise.all(running.map((server) => server.stop())))
  const keep = async <A extends { stop(): Promise<void> }>(starting: Promise<A>): Promise<A> => {
    const server = await starting
    running.push(server)
    return server
  }
  // The provider has to know where the frame's server is, which has to know where the provider is.
  const framePort = port ?? (await freePort())
  const portOf = (place: number) => (port === undefined ? 0 : port + place)
  try {
    const evm = (await part?.("evm")) as { readonly chains: ReadonlyArray<EvmNode> } | undefined
    const solana = (await part?.("solana")) as { readonly networks: ReadonlyArray<SolanaNode> } | undefined
    const files = await buildFrame()
    const inbox = await keep(startInbox(portOf(1)))
    const callbacks = socialProviders.map((id) => `http://127.0.0.1:${framePort}/social/callback/${id}`)
    const provider = await keep(startProvider(portOf(2) || (await freePort()), callbacks))
    const smart = await startSmartAccounts({ bundler: portOf(3), paymaster: portOf(5) }, evm?.chains ?? [])
    if (smart !== undefined) running.push(smart)
    const farcaster = await startFarcasterOn(portOf(4), evm?.chains[0])
    if (farcaster !== undefined) running.push(farcaster)
    const server = await keep(
      startServer({
        files,
        port: framePort,
        configuration: toConfiguration({
          projects: [
            { id: "stack", name: "Local stack", origins: ["http://127.0.0.1:*", "http://localhost:*"] }
          ],
          chains: [
            ...(evm?.chains ?? []).map((chain) => ({
              id: `eip155:${chain.id}`,
              name: chain.name,
              rpcUrl: chain.rpcUrl,
              coin: coinOf(chain),
              smartAccount: smart?.of(chain)
            })),
            ...(solana?.networks ?? []).map(({ caipNetworkId: id, name, rpcUrl }) => ({
              id,
              name,
              rpcUrl,
              coin: { symbol: "SOL", decimals: 9 }
            }))
          ],
          providers: socialProviders.map((id) => ({
            id,
            clientId: provider.clientId,
            clientSecret: provider.clientSecret,
            ...(withOpenId.includes(id) ? { issuer: provider.issuer } : { oauth: provider.oauth })
          })),
          farcaster: farcaster && { relayUrl: farcaster.url, rpcUrl: farcaster.rpcUrl },
          mail: { smtp: inbox.smtp, from: "Local stack <wallet@stack.test>" },
          // Of a stack whose wallets are gone with it.
          secret: Buffer.alloc(32, 7).toString("base64"),
          limits: {
            strangersPerMinute: 1_000_000,
            requestsPerMinute: 100_000,
            mailsPerHour: 1_000,
            mailsPerHourAndClient: 100_000
          }
        })
      })
    )
    const addresses: readonly EmbeddedAddress[] = [
      { name: "frame", url: server.url },
      { name: "inbox", url: inbox.url },
      { name: "provider", url: provider.issuer },
      ...(smart === undefined
        ? []
        : [
            { name: "bundler" as const, url: smart.bundlerUrl },
            { name: "paymaster" as const, url: smart.paymasterUrl }
          ]),
      ...(farcaster === undefined ? [] : [{ name: "farcaster" as const, url: farcaster.url }])
    ]
    let stopped: Promise<void> | undefined
    return {
      url: server.url,
      inboxUrl: inbox.url,
      providerUrl: provider.issuer,
      ...(smart === undefined ? {} : { bundlerUrl: smart.bundlerUrl, paymasterUrl: smart.paymasterUrl }),
      ...(farcaster === undefined ? {} : { agreeByFarcaster: farcaster.agree }),
      state: () => addresses,
      health: () => Promise.all(addresses.map(healthOf)),
      stop: () => (stopped ??= stopAll())
    }
  } catch (error) {
    await stopAll()
    throw error
  }
}
