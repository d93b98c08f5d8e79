import type { PaymentCurrency, PurchaseCurrency } from "@latchkey/core"

const limits = [
  { method: "card", min: 10_00n, max: 7_500_00n },
  { method: "ach_bank_account", min: 10_00n, max: 25_000_00n }
]

/** What can be paid in where a provider does not say. */
export const defaultPayment: ReadonlyArray<PaymentCurrency> = ["USD", "EUR"].map((id) => ({
  id,
  decimals: 2,
  limits
}))

/** What can be bought where a provider does not say. The contracts are those of the coin's issuer, Circle. */
export const defaultPurchase: ReadonlyArray<PurchaseCurrency> = [
  {
    id: "USDC",
    name: "USD Coin",
    symbol: "USDC",
    networks: [
      {
        networkId: "eip155:1",
        name: "Ethereum",
        token: "eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
      },
      {
        networkId: "eip155:137",
        name: "Polygon",
        token: "eip155:137:0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359"
      }
    ]
  },
  {
    id: "ETH",
    name: "Ether",
    symbol: "ETH",
    networks: [{ networkId: "eip155:1", name: "Ethereum" }]
  }
]

/** The amounts that the form offers, in whole units of the currency. */
export const presetAmounts: ReadonlyArray<bigint> = [100n, 250n, 500n, 1000n]
