import { randomUUID } from "node:crypto"
import { formatUnits, isAddress, parseUnits } from "viem"
import { payOut, type PayOutChain } from "../../../tests/stack/payOut.ts"
import { bodyOf, escaped, serveShop, shopPage } from "../../../tests/stack/serveShop.ts"

interface Purchase {
  readonly id: string
  readonly to: string
  readonly at: number
  status: "pending" | "success" | "failed"
  readonly coin: "ETH" | "USDC"
  /** Decimal, in the coin. */
  readonly got: string
  /** Decimal, in the currency. */
  readonly amount: string
  readonly currency: string
}

/** What a server of a cloud asks a price for. */
interface QuoteWish {
  readonly purchaseCurrency: { readonly symbol: string }
  readonly paymentCurrency: { readonly id: string }
  readonly amount: string
}

/** Dollars for one ether. */
const ETHER_PRICE = 2_000n
const cents = (text: string | null) => parseUnits(/^\d+(\.\d{1,2})?$/.test(text ?? "") ? text! : "0", 2)

/** What is got for an amount in cents: a hundredth is the seller's, half a dollar the network's. */
const offer = (paid: bigint, coin: string) => {
  const [providerFee, networkFee] = [paid / 100n, 50n]
  const rest = paid - providerFee - networkFee
  return {
    providerFee,
    networkFee,
    rest,
    got: coin === "USDC" ? rest * 10n ** 4n : (rest * 10n ** 16n) / ETHER_PRICE
  }
}

/**
 * Starts a shop on 127.0.0.1: its page asks for nothing but a press on "Pay", and then sends what was bought over the chain to the
 * address in its link. Fails: when the port is taken.
 */
export const startSeller = async ({
  port,
  chain
}: {
  readonly port: number
  readonly chain: PayOutChain
}) => {
  const purchases: Array<Purchase> = []

  return serveShop(port, async ({ request, response, url, json, html }) => {
    const { pathname, searchParams: given } = url
    if (pathname === "/options") return json({ max: "7500.00" })
    if (pathname === "/quote") {
      const coin = given.get("coin") ?? ""
      const { got, rest, providerFee, networkFee } = offer(cents(given.get("amount")), coin)
      const money = (value: bigint) => formatUnits(value, 2)
      return json({
        id: randomUUID(),
        purchased: formatUnits(got, coin === "USDC" ? 6 : 18),
        subtotal: money(rest),
        providerFee: money(providerFee),
        networkFee: money(networkFee)
      })
    }
    // The same for a server of a cloud, which asks in the words of its own routes.
    if (pathname === "/cloud/options") {
      const limits = [{ id: "card", min: "10.00", max: "7500.00" }]
      const here = { name: "ethereum", display_name: "Ethereum", chain_id: "1" }
      return json({
        paymentCurrencies: ["USD", "EUR"].map((id) => ({ id, payment_method_limits: limits })),
        purchaseCurrencies: [
          {
            id: "ETH",
            name: "Ether",
            symbol: "ETH",
            networks: [{ ...here, contract_address: "" }]
          },
          {
            id: "USDC",
            name: "USD Coin",
            symbol: "USDC",
            networks: [{ ...here, contract_address: chain.tokens.usdc }]
          }
        ]
      })
    }
    if (pathname === "/cloud/quote") {
      const wish = JSON.parse(await bodyOf(request)) as QuoteWish
      const coin = wish.purchaseCurrency.symbol
      const { got, rest, providerFee, networkFee } = offer(cents(wish.amount), coin)
      const money = (value: bigint) => ({ amount: formatUnits(value, 2), currency: wish.paymentCurrency.id })
      return json({
        quoteId: randomUUID(),
        coinbaseFee: money(providerFee),
        networkFee: money(networkFee),
        paymentSubtotal: money(rest),
        paymentTotal: money(cents(wish.amount)),
        purchaseAmount: { amount: formatUnits(got, coin === "USDC" ? 6 : 18), currency: coin }
      })
    }
    if (pathname === "/purchases") {
      const to = given.get("to")?.toLowerCase()
      return json(purchases.filter((purchase) => purchase.to.toLowerCase() === to))
    }
    if (pathname === "/buy" && request.method === "GET") {
      const inputs = ["to", "coin", "amount", "currency"]
        .map((name) => `<input type="hidden" name="${name}" value="${escaped(given.get(name) ?? "")}">`)
        .join("")
      const summary = ["amount", "currency", "coin", "to"].map((name) => escaped(given.get(name) ?? ""))
      return html(
        shopPage(
          "Corner Shop",
          `<p>${summary[0]} ${summary[1]} for ${summary[2]}, to ${summary[3]}</p>
<p id="opener"></p><script>document.getElementById("opener").textContent = String(window.opener)</script>
<form method="post">${inputs}<button>Pay</button> <button name="decline" value="yes">Decline</button></form>`
        )
      )
    }
    if (pathname === "/buy") {
      const body = new URLSearchParams(await bodyOf(request))
      const [to, coin] = [body.get("to") ?? "", body.get("coin")]
      if (!isAddress(to, { strict: false }) || (coin !== "ETH" && coin !== "USDC")) {
        response.statusCode = 400
        return html(shopPage("Corner Shop", "<p>Nothing was bought.</p>"))
      }
      const { got } = offer(cents(body.get("amount")), coin)
      const purchase: Purchase = {
        id: randomUUID(),
        to,
        at: Date.now(),
        status: "pending",
        coin,
        got: formatUnits(got, coin === "USDC" ? 6 : 18),
        amount: body.get("amount") ?? "",
        currency: body.get("currency") ?? ""
      }
      purchases.push(purchase)
      if (body.has("decline")) {
        purchase.status = "failed"
        return html(shopPage("Corner Shop", "<p>Your card was declined.</p>"))
      }
      await payOut(chain, to, coin, got)
      purchase.status = "success"
      return html(shopPage("Corner Shop", "<p>Thank you.</p>"))
    }
    return false
  })
}
