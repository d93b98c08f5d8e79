import {
  definePlugin,
  type CaipNetworkId,
  type NetworkInput,
  type PromiseNamespace,
  type SessionChange,
  type SetupHost
} from "@latchkey/core"

/** A network of `oneWalletChain`; nothing answers at its URL. */
export const network = (id: number, decimals = 2): NetworkInput => ({
  id,
  name: `Network ${id}`,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals },
  rpcUrls: { default: { http: ["http://127.0.0.1:1"] } }
})

/** What the namespace "test" is, beyond its one wallet. */
export interface OneWalletChain {
  /** What it can do without capabilities of its own, and how it reads addresses: a letter and digits, if not said here. */
  readonly namespace?: Partial<PromiseNamespace>
  /** The account that the wallet connects as, asked each time: `a1` if not said here. */
  readonly address?: (() => string) | undefined
  /** The network that the wallet is on: `test:1` if not said here. */
  readonly networkId?: CaipNetworkId | undefined
  readonly approvedNetworkIds?: ReadonlyArray<CaipNetworkId> | undefined
  /** Its capabilities. */
  readonly setup?: (host: SetupHost) => void
}

/** A chain, the namespace "test", with one wallet, "wallet", that connects at once as `a1` and tells what it is told to. */
export const oneWalletChain = ({
  namespace,
  address = () => "a1",
  networkId = "test:1",
  approvedNetworkIds,
  setup
}: OneWalletChain = {}) => {
  let listener: ((change: SessionChange) => void) | undefined
  const plugin = definePlugin({
    id: "test",
    namespaces: [{ id: "test", name: "Test", owns: ({ id }) => typeof id === "number" }],
    setup: (host) => {
      host.registerNamespace({
        id: "test",
        parseAddress: (text) => (/^[a-z]\d+$/i.test(text) ? text.toLowerCase() : undefined),
        switchNetwork: async () => {},
        ...namespace
      })
      host.registerConnector({
        id: "wallet",
        name: "Wallet",
        namespaces: ["test"],
        connect: async () => ({
          grants: [
            {
              namespace: "test",
              accounts: [{ address: address(), type: "eoa" }],
              networkId,
              provider: {},
              ...(approvedNetworkIds === undefined ? {} : { approvedNetworkIds })
            }
          ],
          listen: (onChange) => {
            listener = onChange
            return () => {
              listener = undefined
            }
          }
        })
      })
      setup?.(host)
    }
  })
  return { plugin, tell: (change: SessionChange) => listener?.(change) }
}
