import { bodyOf, serveShop } from "../../../tests/stack/serveShop.ts"
import { startCloud, toConfiguration } from "../server/src/index.ts"

type Json = Readonly<Record<string, unknown>>

/** What the seller sells, in the words of the routes. */
export const sold = {
  paymentCurrencies: [
    {
      id: "USD",
      payment_method_limits: [
        { id: "card", min: "10.00", max: "7500.00" },
        { id: "ach_bank_account", min: "10.00", max: "25000" }
      ]
    },
    { id: "JPY", payment_method_limits: [{ id: "card", min: "1500.00", max: "900000" }] }
  ],
  purchaseCurrencies: [
    {
      id: "2b92315d",
      name: "Tea",
      symbol: "TEA",
      networks: [
        { name: "base", display_name: "Base", chain_id: "8453", contract_address: "a9" },
        { name: "ethereum", display_name: "Ethereum", chain_id: "1", contract_address: "a77" }
      ]
    },
    {
      id: "coin",
      name: "Coin",
      symbol: "COIN",
      networks: [{ name: "ethereum", display_name: "Ethereum", chain_id: "1", contract_address: "" }]
    }
  ]
} as const

/** A quote of the seller, of a hundred dollars. */
export const priced = {
  quoteId: "q-1",
  coinbaseFee: { amount: "1.5", currency: "USD" },
  networkFee: { amount: "0.505", currency: "USD" },
  paymentSubtotal: { amount: "97.995", currency: "USD" },
  paymentTotal: { amount: "100.00", currency: "USD" },
  purchaseAmount: { amount: "0.048997500000000000", currency: "TEA" }
} as const

/**
 * Starts a seller that answers `GET options` and `POST quote` with what `answers` has at the time, undefined being a failure, and a
 * server of a cloud that leads to it.
 */
export const openSeller = async () => {
  const answers: { options: unknown; quote: unknown } = { options: sold, quote: priced }
  const asked: Array<{ readonly path: string; readonly body: Json | undefined }> = []
  const seller = await serveShop(0, async ({ request, response, url: { pathname }, json }) => {
    const text = await bodyOf(request)
    asked.push({ path: pathname, body: text === "" ? undefined : (JSON.parse(text) as Json) })
    const answer =
      pathname === "/api/options" ? answers.options : pathname === "/api/quote" ? answers.quote : undefined
    if (answer !== undefined) return json(answer)
    response.statusCode = 500
    return json({})
  })
  const page = "https://shop.example/buy"
  const parameters =
    "?to={address}&coin={asset}&on={network}&pay={fiatAmount}&in={fiatCurrency}&get={cryptoAmount}&for={partnerUserId}&via=cloud"
  const server = await startCloud({
    port: 0,
    configuration: toConfiguration({
      projects: [{ id: "one", features: [{ id: "onramp", isEnabled: true, config: ["shop"] }] }],
      limits: { requestsPerMinute: 100_000 },
      onramp: { api: `${seller.url}/api`, page: `${page}${parameters}` }
    })
  })
  return {
    url: server.url,
    page,
    answers,
    asked,
    stop: async () => {
      await server.stop()
      await seller.stop()
    }
  }
}
