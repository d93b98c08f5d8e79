import { definePlugin, type HistoryTransaction } from "@latchkey/core"
import { promiseHistory } from "@latchkey/core/promise"

const url = "https://index.example.com"

export const exampleIndex = definePlugin({
  id: "example-index",
  hosts: [{ origin: url, purpose: "what happened to an account" }],
  setup: (host) => {
    host.addCapability(
      "eip155",
      promiseHistory,
      {
        list: async ({ address, network: { caipNetworkId: networkId }, cursor }, signal) => {
          const query = new URLSearchParams({ of: address, on: networkId, ...(cursor && { after: cursor }) })
          const response = await fetch(`${url}/transactions?${query}`, {
            signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)])
          })
          if (!response.ok) throw new Error(`The index answered ${response.status}.`)
          const answer = (await response.json()) as { readonly rows?: unknown; readonly next?: unknown }
          const rows: ReadonlyArray<unknown> = Array.isArray(answer.rows) ? answer.rows : []
          const transactions = rows.flatMap((row): ReadonlyArray<HistoryTransaction> => {
            const { hash, seconds, from } = Object(row) as Record<string, unknown>
            // What cannot be read with certainty is left out.
            if (typeof hash !== "string" || !Number.isSafeInteger(seconds) || from !== address) return []
            const minedAt = Number(seconds) * 1_000
            return [{ hash, networkId, minedAt, status: "success", kind: "contract", transfers: [] }]
          })
          const { next } = answer
          const isAnother = typeof next === "string" && next !== cursor
          return { transactions, coverage: "partial", ...(isAnother && { next }) }
        }
      },
      "server"
    )
  }
})
