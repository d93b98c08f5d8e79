import { definePlugin, type CaipNetworkId, type NetworkInput, type PromiseNamespace } from "@latchkey/core"

/** A network of the test chain; nothing answers at its URL. */
export const network = (id: number): NetworkInput => ({
  id,
  name: `Network ${id}`,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
  rpcUrls: { default: { http: ["http://127.0.0.1:1"] } }
})

/** The payment links of the test chain. */
export const paymentUri: NonNullable<PromiseNamespace["paymentUri"]> = ({ address, network, value }) =>
  `coin:${address}@${network.id}${value === undefined ? "" : `?amount=${value}`}`

/** What the test chain's wallet grants. */
export interface TestChainOptions {
  /** Absent: the chain knows no payment links. */
  readonly paymentUri?: PromiseNamespace["paymentUri"]
  readonly networkId?: CaipNetworkId
  readonly approvedNetworkIds?: ReadonlyArray<CaipNetworkId>
}

/** A chain with one wallet, "wallet", that connects at once as `a1`. */
export const testChain = ({ paymentUri, networkId = "test:1", approvedNetworkIds }: TestChainOptions = {}) =>
  definePlugin({
    id: "test",
    namespaces: [{ id: "test", name: "Test", owns: ({ id }) => typeof id === "number" }],
    setup: (host) => {
      host.registerNamespace({
        id: "test",
        parseAddress: (text) => text,
        ...(paymentUri === undefined ? {} : { paymentUri })
      })
      host.registerConnector({
        id: "wallet",
        name: "Wallet",
        namespaces: ["test"],
        connect: async () => ({
          grants: [
            {
              namespace: "test",
              accounts: [{ address: "a1", type: "eoa" }],
              networkId,
              provider: {},
              ...(approvedNetworkIds === undefined ? {} : { approvedNetworkIds })
            }
          ]
        })
      })
    }
  })
