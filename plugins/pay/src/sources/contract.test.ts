import { exchangeSourceContract, type SentRequest } from "@latchkey/testing"
import { describe, it } from "vitest"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { exchangeApi } from "./index.ts"

const hash = `0x${"a".repeat(64)}`
const results: Readonly<Record<string, unknown>> = {
  reown_getExchanges: {
    exchanges: [
      { id: "north", name: "North", imageUrl: "https://pictures.example/north.png" },
      { id: "south", name: "South", imageUrl: "https://pictures.example/south.png" }
    ],
    total: 2
  },
  reown_getExchangePayUrl: { url: "https://exchange.example/pay?for=a2", sessionId: "s1" },
  reown_getExchangeBuyStatus: { status: "SUCCESS", txHash: hash }
}
const service = ({ body }: SentRequest): unknown => {
  const { id, method } = body as { readonly id: number; readonly method: string }
  return { jsonrpc: "2.0", id, result: results[method] }
}

describe("exchangeApi keeps the contract of sources of exchanges", () => {
  const cases = exchangeSourceContract({
    make: () =>
      exchangeApi({
        url: "https://exchanges.test",
        projectId: "one",
        pages: ["https://exchange.example"],
        pictures: ["https://pictures.example"],
        networks: ["eip155:1"],
        slip44: { "eip155:1": 60 }
      }),
    others: () => [virtualChain({ wallet: {} }, "eip155").plugin],
    networks: [testNetwork(1, "eip155")],
    networkId: "eip155:1",
    address: "a2",
    amount: { value: 1_000n, decimals: 18, symbol: "COIN" },
    exchangeId: "north",
    sessionId: "s1",
    service
  })
  it.each(cases)("$name", ({ run }) => run(), 120_000)
})
