import {
  createKit,
  definePlugin,
  memoryStorage,
  type KitCore,
  type KitOptions,
  type PromiseGrant,
  type SessionChange
} from "@latchkey/core"
import { testNetwork } from "./virtualChain.ts"

/** What a wallet gives: one grant for each namespace that it is asked for, unless told otherwise. */
export interface GrantingWallet {
  readonly namespaces?: ReadonlyArray<string>
  readonly grant?: Partial<PromiseGrant>
  /** All of its grants, whatever it is asked for. */
  readonly grants?: ReadonlyArray<PromiseGrant>
  readonly reconnect?: () => Promise<void>
  readonly disconnect?: () => Promise<void>
  readonly sharesSession?: boolean
  readonly announcedName?: string
}

/** What the wallets of a kit were called for, and with what. */
export interface WalletCall {
  readonly wallet: string
  readonly did: string
  readonly networks?: ReadonlyArray<string>
  readonly network?: string | undefined
}

/** An account of a grant. */
export const account = (address: string) => ({ address, type: "eoa" as const })

/**
 * A kit over namespaces that exist only in tests, each with networks 1 and 2, whose wallets grant what a test says. An
 * address is `a` and a number; wallets can sign and switch, and say nothing of how they did it.
 */
export const grantingKit = (
  wallets: Readonly<Record<string, GrantingWallet>>,
  options: Partial<Omit<KitOptions, "plugins">> = {},
  namespaces: ReadonlyArray<string> = ["test", "other"]
) => {
  const calls: Array<WalletCall> = []
  const listeners = new Map<string, (change: SessionChange) => void>()
  const plugins = namespaces.map((id) =>
    definePlugin({
      id,
      namespaces: [{ id, name: `Namespace ${id}` }],
      setup: (host) => {
        host.registerNamespace({
          id,
          parseAddress: (text) => (/^a\d+$/i.test(text) ? text.toLowerCase() : undefined),
          explorerUrl: (network, subject) =>
            "address" in subject ? `https://explorer.test/${network.id}/${subject.address}` : undefined,
          signMessage: async ({ network, address }) => `${address} on ${network.caipNetworkId}`,
          switchNetwork: async ({ network, provider }) => {
            calls.push({ wallet: String(provider), did: `switch ${network.caipNetworkId}` })
          },
          nativeBalance: async ({ address }) => ({
            value: BigInt(address.slice(1)),
            decimals: 0,
            symbol: "COIN"
          })
        })
        for (const [wallet, script] of Object.entries(wallets)) {
          const own = script.namespaces ?? ["test"]
          if (own[0] !== id) continue
          const session = (wanted: ReadonlyArray<string>) => ({
            grants:
              script.grants ??
              wanted.map((namespace) => ({
                namespace,
                accounts: [account("a1")],
                networkId: `${namespace}:1` as const,
                provider: wallet,
                ...script.grant
              })),
            listen: (onChange: (change: SessionChange) => void) => {
              listeners.set(wallet, onChange)
              return () => void (listeners.get(wallet) === onChange && listeners.delete(wallet))
            },
            disconnect: async () => {
              calls.push({ wallet, did: "disconnect" })
              await script.disconnect?.()
            }
          })
          host.registerConnector({
            id: wallet,
            name: wallet,
            namespaces: own,
            ...(script.sharesSession === undefined ? {} : { sharesSession: script.sharesSession }),
            ...(script.announcedName === undefined ? {} : { announcedName: script.announcedName }),
            connect: async ({ namespaces: wanted, networks, network }) => {
              calls.push({
                wallet,
                did: `connect ${wanted.join()}`,
                networks: networks.map(({ caipNetworkId }) => caipNetworkId),
                network: network?.caipNetworkId
              })
              return session(wanted)
            },
            reconnect: async ({ namespaces: wanted }) => {
              calls.push({ wallet, did: `reconnect ${wanted.join()}` })
              await script.reconnect?.()
              return session(wanted)
            }
          })
        }
      }
    })
  )
  const storage = options.storage ?? memoryStorage()
  const kit: KitCore = createKit({
    app: { name: "Test" },
    networks: namespaces.flatMap((id) => [testNetwork(1, id), testNetwork(2, id)]),
    ...options,
    storage,
    plugins
  })
  return {
    kit,
    storage,
    calls,
    did: () => calls.map(({ wallet, did }) => `${wallet}: ${did}`),
    tell: (wallet: string, change: SessionChange) => listeners.get(wallet)?.(change),
    isListening: (wallet: string) => listeners.has(wallet),
    account: (namespace = "test") => kit.getSnapshot().account[namespace]!,
    networks: (namespace = "test") => kit.getSnapshot().network.byNamespace[namespace]!,
    connections: (namespace = "test") => kit.getSnapshot().connection.connections[namespace] ?? []
  }
}
