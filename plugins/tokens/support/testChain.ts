import {
  definePlugin,
  type CaipNetworkId,
  type KitError,
  type NetworkInput,
  type SessionChange,
  type TokenHolding
} from "@latchkey/core"
import { prices, tokenBalances, type Prices } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

/** A network of the test chain; nothing answers at its URL. */
export const network = (id: number): NetworkInput => ({
  id,
  name: `Network ${id}`,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 2 },
  rpcUrls: { default: { http: ["http://127.0.0.1:1"] } }
})

/** The coin of the test chain. */
export const coin = (value: bigint): TokenHolding => ({
  name: "Coin",
  amount: { value, decimals: 2, symbol: "COIN" }
})

/** A token of the test chain's first network. */
export const token = (address: string, symbol: string, value = 5n, name = symbol): TokenHolding => ({
  token: `test:1:${address}`,
  name,
  amount: { value, decimals: 1, symbol }
})

/** What the test chain says of an account. */
export interface TestChainOptions {
  /** False: the namespace cannot list tokens. */
  readonly canList?: boolean
  readonly list?: (of: {
    readonly address: string
    readonly networkId: CaipNetworkId
  }) => Effect.Effect<ReadonlyArray<TokenHolding>, KitError>
  /** What things cost; nobody knows without. */
  readonly priceList?: Prices["list"]
  /** The native balance. */
  readonly balance?: () => bigint
}

/** A chain with one wallet, "wallet", that connects at once as `a1`; its addresses are a letter and digits. */
export const testChain = ({ canList = true, list, priceList, balance }: TestChainOptions = {}) => {
  let listener: ((change: SessionChange) => void) | undefined
  const plugin = definePlugin({
    id: "test",
    namespaces: [{ id: "test", name: "Test", owns: ({ id }) => typeof id === "number" }],
    setup: (host) => {
      host.registerNamespace({
        id: "test",
        parseAddress: (text) => (/^[a-z]\d+$/i.test(text) ? text.toLowerCase() : undefined),
        switchNetwork: async () => {},
        ...(balance === undefined
          ? {}
          : { nativeBalance: async () => ({ value: balance(), decimals: 2, symbol: "COIN" }) })
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
              networkId: "test:1",
              provider: {}
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
      if (priceList !== undefined) host.addCapability("test", prices, { list: priceList })
      if (!canList) return
      host.addCapability("test", tokenBalances, {
        list: ({ address, network: { caipNetworkId: networkId } }) =>
          list?.({ address, networkId }) ?? Effect.succeed([coin(1_000n), token("t5", "TEA")])
      })
    }
  })
  return { plugin, tell: (change: SessionChange) => listener?.(change) }
}
