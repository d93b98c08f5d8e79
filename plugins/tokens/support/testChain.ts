import type { CaipNetworkId, KitError, TokenHolding } from "@latchkey/core"
import { prices, tokenBalances, type Prices } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"

export { network } from "../../../tests/support/oneWalletChain.ts"

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
export const testChain = ({ canList = true, list, priceList, balance }: TestChainOptions = {}) =>
  oneWalletChain({
    ...(balance === undefined
      ? {}
      : { namespace: { nativeBalance: async () => ({ value: balance(), decimals: 2, symbol: "COIN" }) } }),
    setup: (host) => {
      if (priceList !== undefined) host.addCapability("test", prices, { list: priceList })
      if (!canList) return
      host.addCapability("test", tokenBalances, {
        list: ({ address, network: { caipNetworkId: networkId } }) =>
          list?.({ address, networkId }) ?? Effect.succeed([coin(1_000n), token("t5", "TEA")])
      })
    }
  })
