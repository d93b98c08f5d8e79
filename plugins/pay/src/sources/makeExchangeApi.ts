import { formatAmount, type KitError } from "@latchkey/core"
import {
  ExchangeFailedError,
  type ExchangePayment,
  type ExchangeQuestion,
  type ExchangeSource,
  type ExchangeStatus,
  type Http
} from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { assetId } from "./assetId.ts"
import type { ExchangeApiOptions } from "./ExchangeApiOptions.ts"

const statuses: Readonly<Record<string, ExchangeStatus["status"]>> = {
  UNKNOWN: "unknown",
  IN_PROGRESS: "pending",
  SUCCESS: "success",
  FAILED: "failed"
}

/** Makes the source. What its answers hold is checked by whoever asks. */
export const makeExchangeApi = ({ url, projectId, slip44 }: ExchangeApiOptions): ExchangeSource => {
  const endpoint = `${url.replace(/\/+$/, "")}/v1/json-rpc?projectId=${encodeURIComponent(projectId)}`

  const call = (
    http: Http["Service"],
    of: ExchangeQuestion,
    method: string,
    params: object,
    exchangeId?: string
  ): Effect.Effect<unknown, KitError> =>
    Effect.flatMap(
      http.json({
        url: endpoint,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: { jsonrpc: "2.0", id: 1, method, params },
        // A session that nobody uses harms nobody, but two would be confused.
        ...(of === "url" ? { kind: "write" } : { kind: "read", tries: 1 })
      }),
      (answer) => {
        const result = readField(answer, "result")
        const fault = readField(answer, "error")
        return result === undefined || (fault !== undefined && fault !== null)
          ? Effect.fail(
              new ExchangeFailedError({ of, ...(exchangeId === undefined ? {} : { exchangeId }) }, fault)
            )
          : Effect.succeed(result)
      }
    )

  const assetOf = ({ network, token }: ExchangePayment) => assetId(network.caipNetworkId, token, slip44)

  return {
    exchanges: ({ http, includeOnly, exclude, ...payment }) => {
      const asset = assetOf({ ...payment, http })
      // What it has no name for, it cannot pay.
      if (asset === undefined) return Effect.succeed([])
      return Effect.map(
        call(http, "exchanges", "reown_getExchanges", {
          page: 0,
          asset,
          amount: formatAmount(payment.amount),
          ...(includeOnly === undefined ? {} : { includeOnly }),
          ...(exclude === undefined ? {} : { exclude })
        }),
        (result) => readField(result, "exchanges") as never
      )
    },
    payUrl: ({ http, exchangeId, ...payment }) => {
      const asset = assetOf({ ...payment, http })
      if (asset === undefined) return Effect.fail(new ExchangeFailedError({ of: "url", exchangeId }))
      const params = {
        exchangeId,
        asset,
        amount: formatAmount(payment.amount),
        recipient: `${payment.network.caipNetworkId}:${payment.recipient}`
      }
      return Effect.map(
        call(http, "url", "reown_getExchangePayUrl", params, exchangeId),
        (result) => result as { readonly url: string; readonly sessionId: string }
      )
    },
    buyStatus: ({ http, exchangeId, sessionId }) =>
      Effect.map(
        call(http, "status", "reown_getExchangeBuyStatus", { sessionId, exchangeId }, exchangeId),
        (result) => {
          const [status, hash] = [readField(result, "status"), readField(result, "txHash")]
          return {
            status: (typeof status === "string" ? statuses[status] : undefined) as ExchangeStatus["status"],
            ...(typeof hash === "string" ? { txHash: hash } : {})
          }
        }
      )
  }
}
