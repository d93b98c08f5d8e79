import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { encodeFunctionData, erc20Abi, formatUnits, isAddress, parseUnits, toHex } from "viem"

/** The chain that the seller pays out on. */
export interface Chain {
  readonly rpcUrl: string
  readonly tokens: { readonly usdc: `0x${string}` }
}

interface Purchase {
  readonly id: string
  readonly to: string
  readonly at: number
  status: "pending" | "success" | "failed"
}

/** Dollars for one ether. */
const ETHER_PRICE = 2_000n
/** Accounts of the node's own phrase that no other test spends from: the tenth has ether, the third the dollar coin. */
const tills = {
  ETH: "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720",
  USDC: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
}

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

const escaped = (text: string) => text.replaceAll(/[^\w. -]/g, (letter) => `&#${letter.codePointAt(0)};`)

const page = (title: string, inner: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><body><h1>${title}</h1>${inner}</body></html>`

const bodyOf = async (request: IncomingMessage) => {
  let text = ""
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

/**
 * Starts a shop on 127.0.0.1: its page asks for nothing but a press on "Pay", and then sends what was bought over the chain to the
 * address in its link. Fails: when the port is taken.
 */
export const startSeller = async ({ port, chain }: { readonly port: number; readonly chain: Chain }) => {
  const purchases: Array<Purchase> = []

  const send = async (to: string, coin: "ETH" | "USDC", amount: bigint) => {
    const transaction =
      coin === "ETH"
        ? { from: tills.ETH, to, value: toHex(amount) }
        : {
            from: tills.USDC,
            to: chain.tokens.usdc,
            data: encodeFunctionData({
              abi: erc20Abi,
              functionName: "transfer",
              args: [to as `0x${string}`, amount]
            })
          }
    const answer = await fetch(chain.rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_sendTransaction", params: [transaction] })
    })
    const { error } = (await answer.json()) as { error?: { message: string } }
    if (error !== undefined) throw new Error(error.message)
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams: given } = new URL(request.url ?? "/", "http://127.0.0.1")
      const json = (value: unknown) => {
        response.setHeader("access-control-allow-origin", "*")
        response.setHeader("content-type", "application/json")
        response.end(JSON.stringify(value))
      }
      const html = (text: string) => {
        response.setHeader("content-type", "text/html; charset=utf-8")
        response.end(text)
      }
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
          page(
            "Corner Shop",
            `<p>${summary[0]} ${summary[1]} for ${summary[2]}, to ${summary[3]}</p>
<p id="opener"></p><script>document.getElementById("opener").textContent = String(window.opener)</script>
<form method="post">${inputs}<button>Pay</button> <button name="decline" value="yes">Decline</button></form>`
          )
        )
      }
      if (pathname === "/buy") {
        const body = await bodyOf(request)
        const [to, coin] = [body.get("to") ?? "", body.get("coin")]
        if (!isAddress(to, { strict: false }) || (coin !== "ETH" && coin !== "USDC")) {
          response.statusCode = 400
          return html(page("Corner Shop", "<p>Nothing was bought.</p>"))
        }
        const purchase: Purchase = { id: randomUUID(), to, at: Date.now(), status: "pending" }
        purchases.push(purchase)
        if (body.has("decline")) {
          purchase.status = "failed"
          return html(page("Corner Shop", "<p>Your card was declined.</p>"))
        }
        await send(to, coin, offer(cents(body.get("amount")), coin).got)
        purchase.status = "success"
        return html(page("Corner Shop", "<p>Thank you.</p>"))
      }
      response.statusCode = 404
      response.end()
    })().catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
