import type { PaymentCurrency, PurchaseCurrency } from "@latchkey/core"
import { defaultPayment } from "../defaults.ts"

/** What a provider calls a coin of a network. */
export interface SoldCoin {
  readonly networkId: `${string}:${string}`
  readonly network: string
  readonly symbol: string
  readonly name: string
  /** The contract's address; absent for the network's own coin. */
  readonly contract?: string
  /** The provider's word for it. */
  readonly code: string
}

/** The lists of a provider that sells what stands in a table. */
export const sourceLists = (
  coins: ReadonlyArray<SoldCoin>
): {
  readonly payment: ReadonlyArray<PaymentCurrency>
  readonly purchase: ReadonlyArray<PurchaseCurrency>
} => ({
  payment: defaultPayment,
  purchase: [...new Set(coins.map(({ symbol }) => symbol))].map((symbol) => {
    const of = coins.filter((coin) => coin.symbol === symbol)
    return {
      id: symbol,
      symbol,
      name: of[0]!.name,
      networks: of.map(({ networkId, network, contract }) => ({
        networkId,
        name: network,
        ...(contract === undefined ? {} : { token: `${networkId}:${contract}` as const })
      }))
    }
  })
})

/** The coin of a table that an order is about; undefined where it is about none. */
export const coinOf = (
  coins: ReadonlyArray<SoldCoin>,
  networkId: string,
  symbol: string
): SoldCoin | undefined => coins.find((coin) => coin.networkId === networkId && coin.symbol === symbol)
