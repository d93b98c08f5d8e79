import { socialProviders } from "@latchkey/embedded/wire"
import { buildFrame } from "../server/buildFrame.ts"
import { startEmbedded as startServer, toConfiguration } from "../server/src/index.ts"
import type { ServerHealth } from "../../../tests/stack/Stack.ts"
import { freePort } from "../../../tests/stack/process/freePort.ts"
import { startProvider } from "../server/stack/startProvider.ts"
import { startInbox } from "../server/stack/startInbox.ts"

/** A server of the embedded wallet's part. */
export interface EmbeddedAddress {
  readonly name: "frame" | "inbox" | "provider"
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

const healthPaths = { frame: "/health", inbox: "", provider: "/.well-known/openid-configuration" } as const

const healthOf = async ({ name, url }: EmbeddedAddress): Promise<ServerHealth> => {
  const base = { name: `embedded ${name}`, url }
  try {
    const { ok, status } = await fetch(`${url}${healthPaths[name]}`)
    return { ...base, healthy: ok, detail: String(status) }
  } catch (error) {
    return { ...base, healthy: false, detail: String(error) }
  }
}

/**
 * Starts the server of the frame, with its project `stack` for pages of this machine, the mail server that it sends codes
 * by, and a provider for social sign-ins. Fails: when a port is taken; nothing is left running then.
 */
export async function startEmbedded({ port, part }: EmbeddedOptions = {}): Promise<EmbeddedPart> {
  // The provider has to know where the frame's server is, which has to know where the provider is.
  const framePort = port ?? (await freePort())
  const providerPort = port === undefined ? await freePort() : port + 2
  const [files, inbox] = await Promise.all([buildFrame(), startInbox(port === undefined ? 0 : port + 1)])
  const callback = `http://127.0.0.1:${framePort}/social/callback`
  const provider = await startProvider(providerPort, callback).catch(async (cause: unknown) => {
    await inbox.stop()
    throw cause
  })
  try {
    const evm = (await part?.("evm")) as { readonly chains: ReadonlyArray<EvmNode> } | undefined
    const solana = (await part?.("solana")) as { readonly networks: ReadonlyArray<SolanaNode> } | undefined
    const server = await startServer({
      files,
      port: framePort,
      configuration: toConfiguration({
        projects: [
          { id: "stack", name: "Local stack", origins: ["http://127.0.0.1:*", "http://localhost:*"] }
        ],
        chains: [
          ...(evm?.chains ?? []).map(({ id, nativeCurrency: coin, name, rpcUrl }) => ({
            id: `eip155:${id}`,
            name,
            rpcUrl,
            coin
          })),
          ...(solana?.networks ?? []).map(({ caipNetworkId: id, name, rpcUrl }) => ({
            id,
            name,
            rpcUrl,
            coin: { symbol: "SOL", decimals: 9 }
          }))
        ],
        providers: socialProviders.map((id) => ({ ...provider, id })),
        mail: { smtp: inbox.smtp, from: "Local stack <wallet@stack.test>" },
        // Of a stack whose wallets are gone with it.
        secret: Buffer.alloc(32, 7).toString("base64"),
        limits: { requestsPerMinute: 100_000, mailsPerHour: 1_000, mailsPerHourAndClient: 100_000 }
      })
    })
    const addresses: readonly EmbeddedAddress[] = [
      { name: "frame", url: server.url },
      { name: "inbox", url: inbox.url },
      { name: "provider", url: provider.issuer }
    ]
    let stopped: Promise<void> | undefined
    return {
      url: server.url,
      inboxUrl: inbox.url,
      providerUrl: provider.issuer,
      state: () => addresses,
      health: () => Promise.all(addresses.map(healthOf)),
      stop: () =>
        (stopped ??= Promise.all([server.stop(), inbox.stop(), provider.stop()]).then(() => undefined))
    }
  } catch (error) {
    await Promise.all([inbox.stop(), provider.stop()])
    throw error
  }
}
