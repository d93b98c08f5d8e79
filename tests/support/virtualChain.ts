import {
  definePlugin,
  type ConnectorType,
  type NetworkInput,
  type Plugin,
  type SessionChange
} from "@latchkey/core"

/** A network of a namespace that exists only in tests. */
export const testNetwork = (id: number, namespace = "test"): NetworkInput => ({
  id,
  name: `Network ${id}`,
  chainNamespace: namespace,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
  rpcUrls: { default: { http: ["http://127.0.0.1:1"] } }
})

/** What a wallet of the test chain does when it is asked; each throws or answers. */
export interface WalletScript {
  /** By what kind of connector it is connected; one that a page carries, without it. */
  readonly type?: ConnectorType
  readonly connect?: () => Promise<string> | string
  readonly reconnect?: () => Promise<string | undefined>
  readonly sign?: () => Promise<string>
  readonly switchNetwork?: (networkId: string) => Promise<void>
  readonly balance?: () => Promise<bigint>
  readonly disconnect?: () => Promise<void>
  readonly walletNetwork?: () => number
}

/** A chain plugin for a namespace that exists only in tests, with one wallet for each script. */
export const virtualChain = (
  scripts: Readonly<Record<string, WalletScript>>,
  namespace = "test"
): {
  readonly plugin: Plugin<string, object>
  readonly calls: Array<string>
  readonly tell: (wallet: string, change: SessionChange) => void
} => {
  const calls: Array<string> = []
  const listeners = new Map<string, (change: SessionChange) => void>()
  const plugin = definePlugin({
    id: namespace,
    namespaces: [{ id: namespace, name: `Namespace ${namespace}`, defaultAccountType: "eoa" }],
    setup: (host) => {
      host.registerNamespace({
        id: namespace,
        parseAddress: (text) => (/^a\d+$/.test(text) ? text : undefined),
        explorerUrl: (network, subject) =>
          "address" in subject ? `https://explorer.test/${network.id}/${subject.address}` : undefined,
        signMessage: async ({ message, address, provider }) =>
          (await (provider as WalletScript).sign?.()) ?? `signed ${String(message)} by ${address}`,
        switchNetwork: async ({ network, provider }) => {
          calls.push(`switch ${network.caipNetworkId}`)
          await (provider as WalletScript).switchNetwork?.(network.caipNetworkId)
        },
        nativeBalance: async ({ provider }) => {
          calls.push("balance")
          const value =
            (await (provider as WalletScript | undefined)?.balance?.()) ?? 1_500_000_000_000_000_000n
          return { value, decimals: 18, symbol: "COIN" }
        }
      })
      for (const [id, script] of Object.entries(scripts)) {
        const session = (address: string) => ({
          grants: [
            {
              namespace,
              accounts: [{ address, type: "eoa" as const }],
              networkId: `${namespace}:${script.walletNetwork?.() ?? 1}` as const,
              provider: script
            }
          ],
          listen: (onChange: (change: SessionChange) => void) => {
            listeners.set(id, onChange)
            return () => void listeners.delete(id)
          },
          disconnect: async () => {
            calls.push(`disconnect ${id}`)
            await script.disconnect?.()
          }
        })
        host.registerConnector({
          id,
          ...(script.type === undefined ? {} : { type: script.type }),
          name: id,
          namespaces: [namespace],
          connect: async () => {
            calls.push(`connect ${id}`)
            return session(await (script.connect?.() ?? "a1"))
          },
          reconnect: async () => {
            calls.push(`reconnect ${id}`)
            const address = script.reconnect === undefined ? "a1" : await script.reconnect()
            return address === undefined ? undefined : session(address)
          }
        })
      }
    }
  })
  return { plugin, calls, tell: (wallet, change) => listeners.get(wallet)?.(change) }
}
