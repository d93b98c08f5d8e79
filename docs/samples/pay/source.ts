import { definePlugin, exchangeSources, fillSlot, formatAmount } from "@latchkey/core"
import type { ExchangeSource, ExchangeStatus } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

const page = "https://pay.example.com"

const source: ExchangeSource = {
  exchanges: () => Effect.succeed([{ id: "own", name: "Own exchange" }]),
  payUrl: ({ http, amount, recipient }) =>
    Effect.map(
      http.json({
        url: `${page}/sessions`,
        method: "POST",
        kind: "write",
        body: { amount: formatAmount(amount), to: recipient }
      }),
      // It is checked by whoever asks: what it is not, it cannot pretend to be.
      (answer) => answer as { readonly url: string; readonly sessionId: string }
    ),
  buyStatus: ({ http, sessionId }) =>
    Effect.map(
      http.json({ url: `${page}/sessions/${encodeURIComponent(sessionId)}`, kind: "read" }),
      (answer) => answer as ExchangeStatus
    )
}

export const ownExchange = definePlugin({
  id: "own-exchange",
  hosts: [{ origin: page, purpose: "payments from the exchange" }],
  fills: [fillSlot(exchangeSources, { id: "own-exchange", pages: [page], load: async () => source })],
  setup: () => {}
})
