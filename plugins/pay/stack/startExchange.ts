import { randomUUID } from "node:crypto"
import { isAddress, parseUnits } from "viem"
import { payOut, type PayOutChain } from "../../../tests/stack/payOut.ts"
import { bodyOf, escaped, serveShop, shopPage } from "../../../tests/stack/serveShop.ts"

interface Session {
  readonly id: string
  readonly exchangeId: string
  readonly to: string
  readonly coin: "ETH" | "USDC"
  /** Base units. */
  readonly amount: bigint
  /** As it was asked for. */
  readonly text: string
  status: "UNKNOWN" | "IN_PROGRESS" | "SUCCESS" | "FAILED"
  txHash?: string
}

interface Call {
  readonly id?: number
  readonly method?: string
  readonly params?: {
    readonly asset?: string
    readonly amount?: string
    readonly recipient?: string
    readonly exchangeId?: string
    readonly sessionId?: string
    readonly includeOnly?: ReadonlyArray<string>
    readonly exclude?: ReadonlyArray<string>
  }
}

const exchanges = [
  { id: "harbour", name: "Harbour Exchange" },
  { id: "lantern", name: "Lantern Exchange" }
] as const

const nameOf = (id: string) => exchanges.find((exchange) => exchange.id === id)?.name ?? ""

/**
 * Starts two exchanges on 127.0.0.1, behind one JSON-RPC. Their page asks for nothing but a press on "Pay", and then sends what is to
 * be paid over the chain to the recipient of the session. Fails: when the port is taken.
 */
export const startExchange = async ({
  port,
  chain
}: {
  readonly port: number
  readonly chain: PayOutChain
}) => {
  const sessions = new Map<string, Session>()
  const coinOf = (asset: string | undefined): Session["coin"] | undefined =>
    asset === "eip155:1/slip44:60"
      ? "ETH"
      : asset?.toLowerCase() === `eip155:1/erc20:${chain.tokens.usdc.toLowerCase()}`
        ? "USDC"
        : undefined

  const results: Readonly<Record<string, (params: NonNullable<Call["params"]>, base: string) => object>> = {
    reown_getExchanges: ({ asset, includeOnly, exclude = [] }) => {
      const found = exchanges
        .filter(({ id }) => coinOf(asset) !== undefined && !exclude.includes(id))
        .filter(({ id }) => includeOnly?.includes(id) ?? true)
      return { exchanges: found.map((exchange) => ({ ...exchange, imageUrl: "" })), total: found.length }
    },
    reown_getExchangePayUrl: ({ exchangeId = "", asset, amount = "", recipient = "" }, base) => {
      const [namespace, reference, to = ""] = recipient.split(":")
      const coin = coinOf(asset)
      if (coin === undefined || `${namespace}:${reference}` !== "eip155:1" || !isAddress(to))
        throw new Error("Asset not supported by the selected exchange")
      if (nameOf(exchangeId) === "" || !/^\d+(\.\d+)?$/.test(amount)) throw new Error("Invalid payment")
      const id = randomUUID()
      sessions.set(id, {
        id,
        exchangeId,
        to,
        coin,
        amount: parseUnits(amount, coin === "USDC" ? 6 : 18),
        text: amount,
        status: "UNKNOWN"
      })
      return { url: `${base}/pay?session=${id}`, sessionId: id }
    },
    reown_getExchangeBuyStatus: ({ sessionId = "", exchangeId }) => {
      const session = sessions.get(sessionId)
      if (session === undefined || session.exchangeId !== exchangeId) throw new Error("No such session")
      return {
        status: session.status,
        ...(session.txHash === undefined ? {} : { txHash: session.txHash })
      }
    }
  }

  const shop = await serveShop(port, async ({ request, response, url, json, html }) => {
    if (url.pathname === "/v1/json-rpc" && request.method === "POST") {
      const { id = 1, method = "", params = {} } = JSON.parse(await bodyOf(request)) as Call
      try {
        const result = results[method]?.(params, `http://${request.headers.host}`)
        return result === undefined
          ? json({ jsonrpc: "2.0", id, error: { code: -32_601, message: "Method not found" } })
          : json({ jsonrpc: "2.0", id, result })
      } catch (error) {
        return json({ jsonrpc: "2.0", id, error: { code: -32_602, message: (error as Error).message } })
      }
    }
    if (url.pathname !== "/pay") return false
    const session = sessions.get(url.searchParams.get("session") ?? "")
    if (session === undefined) {
      response.statusCode = 404
      return html(shopPage("Exchange", "<p>There is nothing to pay.</p>"))
    }
    const title = nameOf(session.exchangeId)
    if (request.method === "GET")
      return html(
        shopPage(
          title,
          `<p>${escaped(session.text)} ${session.coin} to ${escaped(session.to)}</p>
<p id="opener"></p><script>document.getElementById("opener").textContent = String(window.opener)</script>
<form method="post"><button>Pay</button> <button name="decline" value="yes">Decline</button></form>`
        )
      )
    if (session.status !== "UNKNOWN")
      return html(shopPage(title, "<p>This was paid or declined already.</p>"))
    if (new URLSearchParams(await bodyOf(request)).has("decline")) {
      session.status = "FAILED"
      return html(shopPage(title, "<p>You declined.</p>"))
    }
    session.status = "IN_PROGRESS"
    session.txHash = await payOut(chain, session.to, session.coin, session.amount)
    session.status = "SUCCESS"
    return html(shopPage(title, "<p>Thank you.</p>"))
  })
  return shop
}
