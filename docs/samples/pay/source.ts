import { definePlugin, exchangeSources, fillSlot, formatAmount } from "@latchkey/core"
import {
  promiseExchangeSource,
  type ExchangeStatus,
  type PromiseExchangeSource
} from "@latchkey/core/promise"

const page = "https://pay.example.com"

const source: PromiseExchangeSource = {
  exchanges: async () => [{ id: "own", name: "Own exchange" }],
  payUrl: async ({ json, amount, recipient }) =>
    // It is checked by whoever asks: what it is not, it cannot pretend to be.
    (await json({
      url: `${page}/sessions`,
      method: "POST",
      kind: "write",
      body: { amount: formatAmount(amount), to: recipient }
    })) as { readonly url: string; readonly sessionId: string },
  buyStatus: async ({ json, sessionId }) =>
    (await json({ url: `${page}/sessions/${encodeURIComponent(sessionId)}`, kind: "read" })) as ExchangeStatus
}

export const ownExchange = definePlugin({
  id: "own-exchange",
  hosts: [{ origin: page, purpose: "payments from the exchange" }],
  fills: [
    fillSlot(
      exchangeSources,
      promiseExchangeSource({ id: "own-exchange", pages: [page], load: async () => source })
    )
  ],
  setup: () => {}
})
