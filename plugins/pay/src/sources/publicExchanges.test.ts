import { exchangeSourcesOn, type Network } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { openServices, readFixtures, serveFixtures } from "../../../../tests/support/serviceFixtures.ts"
import { network, testChain } from "../../support/testPay.ts"
import { pay } from "../index.ts"
import { exchangeApi } from "./index.ts"

const fixture = readFixtures(import.meta.dirname, "../../fixtures/exchanges.json")
const sessionId = "0123456789abcdef0123456789abcdef"

/** What the source makes of an answer: the value, or the code and what the service said. */
const ask = async (name: string) => {
  const asked = serveFixtures(() => fixture(name).response)
  const { kit, http } = await openServices(
    [
      testChain().plugin,
      pay(),
      exchangeApi({
        url: "https://exchanges.example",
        projectId: "0".repeat(32),
        pages: ["https://exchange.example"],
        pictures: ["https://icons.example"]
      })
    ],
    [network(1)]
  )
  const source = await exchangeSourcesOn(kit.getSnapshot().plugin.fillings, "eip155:8453")[0]!.load()
  const payment = {
    http,
    network: { caipNetworkId: "eip155:8453" } as unknown as Network,
    token: "eip155:8453:0xb5dbd73134e3f758b1f5a58be895b71c08f91a0f",
    amount: { value: 100_500_000n, decimals: 6, symbol: "USDC" },
    recipient: "0x3765c8e049bae139f372f458940893e79ff32f08",
    exchangeId: "binance",
    sessionId
  } as const
  const { method } = fixture(name).request.body as { readonly method: string }
  const work: Effect.Effect<unknown, { readonly code: string; readonly cause?: unknown }> =
    method === "reown_getExchanges"
      ? source.exchanges(payment)
      : method === "reown_getExchangePayUrl"
        ? source.payUrl(payment)
        : source.buyStatus(payment)
  const told = await Effect.runPromise(
    Effect.catch(work, ({ code, cause }) =>
      Effect.succeed([code, (cause as Partial<Error> | undefined)?.message])
    )
  )
  return { told, asked: asked[0]! }
}

describe("what the public service says of exchanges", () => {
  it.each(
    Object.entries({
      "exchanges-list-ok": [
        { id: "binance", name: "Binance", imageUrl: "https://icons.example/b.png" },
        { id: "coinbase", name: "Coinbase" }
      ],
      "exchanges-list-asset-unknown": [],
      "exchanges-url-ok": { url: "https://exchange.example/pay?order=fixture", sessionId },
      "exchanges-status-in-progress": { status: "pending" },
      "exchanges-status-success-without-hash": { status: "success" },
      "exchanges-status-unknown": { status: "unknown" },
      // Refusals come under statuses of failures, with their reason.
      "exchanges-feature-off": [
        "EXCHANGE_FAILED",
        "reown_getExchanges: Validation error: Feature not enabled: Payments feature is not enabled for this project"
      ],
      "exchanges-internal-error": [
        "EXCHANGE_FAILED",
        'reown_getExchangeBuyStatus: Internal error: Unable to get exchange buy status: InternalError("timeout")'
      ],
      "exchanges-url-wrong-chain": [
        "EXCHANGE_FAILED",
        fixture("exchanges-url-wrong-chain").response.body.error.message as string
      ],
      // A page whose origin is not on the project's list may not read the answer.
      "exchanges-origin-refused": ["HTTP_UNREACHABLE", "Failed to fetch"]
    })
  )("%s", async (name, value) => {
    const { told, asked } = await ask(name)
    expect(told).toEqual(value)
    expect(asked.url.searchParams.get("source")).toBe("fund-wallet")
    const { method, params } = fixture(name).request.body as {
      method: string
      params: Record<string, unknown>
    }
    expect(asked.body).toMatchObject({ jsonrpc: "2.0", method })
    expect(Object.keys(asked.body.params as object)).toEqual(expect.arrayContaining(Object.keys(params)))
  })
})
