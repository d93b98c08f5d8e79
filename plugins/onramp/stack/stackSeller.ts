import { definePlugin, fillSlot, onrampSources, parseAmount, type CaipAddress } from "@latchkey/core"
import { OnrampProviderError, type OnrampPurchase, type OnrampSource } from "@latchkey/core/effect"
import { fromThrowing } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { formatAmount } from "@latchkey/core"

/** Where the local seller is, and what it sells on chain 1. */
export interface StackSellerOptions {
  readonly url: string
  /** CAIP-10 of its dollar coin. */
  readonly usdc: CaipAddress
}

interface QuoteAnswer {
  readonly id: string
  readonly purchased: string
  readonly subtotal: string
  readonly providerFee: string
  readonly networkFee: string
}

interface PurchaseAnswer extends Pick<OnrampPurchase, "id" | "status" | "at"> {
  readonly coin: string
  readonly got: string
  readonly amount: string
  readonly currency: string
}

const failed = (cause?: unknown) => new OnrampProviderError({ provider: "stack" }, cause)

/** The local seller as a source for `onramp`: everything that it says comes from its server. */
export const stackSeller = ({ url, usdc }: StackSellerOptions) => {
  const decimalsOf = (symbol: string) => (symbol === "USDC" ? 6 : 18)
  const source: OnrampSource = {
    options: ({ http }) =>
      Effect.flatMap(http.json({ url: `${url}/options`, kind: "read", tries: 1 }), (answer) =>
        fromThrowing(() => {
          const { max } = answer as { readonly max: string }
          const limits = [{ method: "card", min: 10_00n, max: parseAmount(max, 2) }]
          const network = { networkId: "eip155:1", name: "Ethereum" } as const
          return {
            payment: ["USD", "EUR"].map((id) => ({ id, decimals: 2, limits })),
            purchase: [
              { id: "ETH", name: "Ether", symbol: "ETH", networks: [network] },
              { id: "USDC", name: "USD Coin", symbol: "USDC", networks: [{ ...network, token: usdc }] }
            ]
          }
        }, failed)
      ),
    quote: ({ http, pay, purchase: { symbol } }) =>
      Effect.flatMap(
        http.json({
          url: `${url}/quote?amount=${formatAmount(pay)}&coin=${symbol}`,
          kind: "read",
          tries: 1
        }),
        (answer) =>
          fromThrowing(() => {
            const given = answer as QuoteAnswer
            const money = (text: string) => ({ ...pay, value: parseAmount(text, pay.decimals) })
            const decimals = decimalsOf(symbol)
            return {
              id: given.id,
              total: pay,
              subtotal: money(given.subtotal),
              purchased: { value: parseAmount(given.purchased, decimals), decimals, symbol },
              providerFee: money(given.providerFee),
              networkFee: money(given.networkFee)
            }
          }, failed)
      ),
    link: ({ address, pay, purchase: { symbol } }) => {
      const link = new URL("/buy", url)
      link.searchParams.set("to", address)
      link.searchParams.set("coin", symbol)
      link.searchParams.set("amount", formatAmount(pay))
      link.searchParams.set("currency", pay.symbol)
      return Effect.succeed(link.href)
    },
    purchases: ({ http, address }) =>
      Effect.map(
        http.json({ url: `${url}/purchases?to=${address}`, kind: "read", tries: 1 }),
        // Checked by whoever asks.
        (answer) =>
          (answer as ReadonlyArray<PurchaseAnswer>).map(
            ({ coin, got, amount, currency, ...purchase }): OnrampPurchase => {
              const decimals = decimalsOf(coin)
              return {
                ...purchase,
                pay: { value: parseAmount(amount, 2), decimals: 2, symbol: currency },
                purchased: { value: parseAmount(got, decimals), decimals, symbol: coin }
              }
            }
          )
      )
  }
  return definePlugin({
    id: "stack-seller",
    hosts: [{ origin: new URL(url).origin, purpose: "the local seller" }],
    fills: [
      fillSlot(onrampSources, {
        id: "stack-seller",
        provider: "stack",
        title: "Corner Shop",
        fee: "1-2",
        networks: ["eip155:1"],
        pages: [new URL(url).origin],
        load: async () => source
      })
    ],
    setup: () => {}
  })
}
