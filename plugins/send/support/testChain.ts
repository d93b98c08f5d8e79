import { definePlugin, type KitError, type NetworkInput, type PreparedTransfer } from "@latchkey/core"
import {
  nameResolution,
  tokenBalances,
  transfers,
  type NameReader,
  type TransferOutcome
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

/** A network of the test chain; nothing answers at its URL. */
export const network = (id: number): NetworkInput => ({
  id,
  name: `Network ${id}`,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 2 },
  rpcUrls: { default: { http: ["http://127.0.0.1:1"] } }
})

/** What the test chain does with transfers; what is left out works. */
export interface TestChainOptions {
  /** False: the namespace has no transfers and no list of tokens. */
  readonly canSend?: boolean
  readonly send?: (transfer: PreparedTransfer) => Effect.Effect<{ readonly hash: string }, KitError>
  readonly follow?: () => Effect.Effect<TransferOutcome, KitError>
  readonly tokens?: () => Effect.Effect<never, KitError>
  /** What names stand for; without it the namespace has none. */
  readonly resolve?: NameReader["resolve"]
}

/** A chain with one wallet, "wallet", that connects at once as `a1`; its addresses are a letter and digits. */
export const testChain = ({ canSend = true, send, follow, tokens, resolve }: TestChainOptions = {}) =>
  definePlugin({
    id: "test",
    namespaces: [{ id: "test", name: "Test", owns: ({ id }) => typeof id === "number" }],
    setup: (host) => {
      host.registerNamespace({
        id: "test",
        parseAddress: (text) => (/^[a-z]\d+$/.test(text) ? text : undefined),
        switchNetwork: async () => {}
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
          ]
        })
      })
      if (!canSend) return
      if (resolve !== undefined) {
        const none = () => Effect.succeed(undefined)
        host.addCapability("test", nameResolution, {
          reader: Effect.succeed({ resolve, reverse: none, avatar: none })
        })
      }
      host.addCapability("test", tokenBalances, {
        list:
          tokens ??
          (({ network: { nativeCurrency } }) =>
            Effect.succeed([
              { name: "Coin", amount: { value: 1_000n, ...nativeCurrency } },
              { token: "test:1:t5", name: "Tea", amount: { value: 5n, decimals: 1, symbol: "TEA" } }
            ]))
      })
      host.addCapability("test", transfers, {
        prepare: ({ address, receiver, amount, network: { caipNetworkId, nativeCurrency } }) =>
          Effect.succeed(
            Object.freeze({
              networkId: caipNetworkId,
              sender: address,
              receiver,
              amount: {
                ...nativeCurrency,
                value: amount === "max" ? 990n : amount.value
              },
              fee: { ...nativeCurrency, value: 10n },
              warnings: [],
              request: Object.freeze({ receiver })
            })
          ),
        send: ({ transfer }) => send?.(transfer) ?? Effect.succeed({ hash: "h1" }),
        follow: () => follow?.() ?? Effect.succeed({ status: "success" as const })
      })
    }
  })
