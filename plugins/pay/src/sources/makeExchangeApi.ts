import { formatAmount, type KitError } from "@latchkey/core"
import {
  ExchangeFailedError,
  HttpStatusError,
  type ExchangePayment,
  type ExchangeQuestion,
  type ExchangeSource,
  type ExchangeStatus,
  type Http,
  type HttpError
} from "@latchkey/core/effect"
import { attempt, readField } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { assetId } from "./assetId.ts"
import { readExchanges, readSession } from "../readExchangeAnswers.ts"
import type { ExchangeApiOptions } from "./ExchangeApiOptions.ts"

const statuses: Readonly<Record<string, ExchangeStatus["status"]>> = {
  UNKNOWN: "unknown",
  IN_PROGRESS: "pending",
  SUCCESS: "success",
  FAILED: "failed"
}

const decodePage = (result: unknown): { readonly url: string; readonly sessionId: string } | undefined => {
  const { url, sessionId } = readSession(result) ?? {}
  return typeof url === "string" && url !== "" && sessionId !== undefined ? { url, sessionId } : undefined
}

const decodeStatus = (result: unknown): ExchangeStatus | undefined => {
  const [told, hash] = [readField(result, "status"), readField(result, "txHash")]
  const status = typeof told === "string" && Object.hasOwn(statuses, told) ? statuses[told] : undefined
  return status && { status, ...(typeof hash === "string" ? { txHash: hash } : {}) }
}

/** What a service of JSON-RPC says went wrong; undefined where the text is no answer of one. */
const faultIn = (text: string): unknown =>
  readField(
    attempt((): unknown => JSON.parse(text)),
    "error"
  )

/** Makes the source. Where its links lead is checked by whoever opens one. */
export const makeExchangeApi = ({
  url,
  projectId,
  slip44,
  pictures = []
}: ExchangeApiOptions): ExchangeSource => {
  const endpoint = `${url.replace(/\/+$/, "")}/v1/json-rpc?${new URLSearchParams({ projectId, source: "fund-wallet" })}`

  const call = <A>(
    http: Http["Service"],
    of: ExchangeQuestion,
    method: string,
    params: object,
    decode: (result: unknown) => A | undefined,
    exchangeId?: string
  ): Effect.Effect<A, KitError> =>
    Effect.flatMap(
      Effect.catch(
        http.json({
          url: endpoint,
          method: "POST",
          headers: { "content-type": "application/json" },
          body: { jsonrpc: "2.0", id: 1, method, params },
          // A session that nobody uses harms nobody, but two would be confused.
          ...(of === "url" ? { kind: "write" } : { kind: "read", tries: 1 })
        }),
        // A refusal has its reason in it, whatever its status.
        (error: HttpError): Effect.Effect<unknown, HttpError> =>
          error instanceof HttpStatusError && faultIn(error.details.body) !== undefined
            ? Effect.succeed({ error: faultIn(error.details.body) })
            : Effect.fail(error)
      ),
      (answer) => {
        const result = readField(answer, "result")
        const fault = readField(answer, "error")
        const refused = fault !== undefined && fault !== null
        const decoded = refused ? undefined : decode(result)
        return decoded === undefined
          ? Effect.fail(
              new ExchangeFailedError(
                { of, ...(exchangeId === undefined ? {} : { exchangeId }) },
                refused ? fault : `${new URL(url).host} gave an answer of another shape.`
              )
            )
          : Effect.succeed(decoded)
      }
    )

  const assetOf = ({ network, token }: ExchangePayment) => assetId(network.caipNetworkId, token, slip44)

  return {
    exchanges: ({ http, includeOnly, exclude, ...payment }) => {
      const asset = assetOf({ ...payment, http })
      // What it has no name for, it cannot pay.
      if (asset === undefined) return Effect.succeed([])
      const params = {
        page: 0,
        asset,
        amount: formatAmount(payment.amount),
        ...(includeOnly === undefined ? {} : { includeOnly }),
        ...(exclude === undefined ? {} : { exclude })
      }
      return call(http, "exchanges", "reown_getExchanges", params, (result) =>
        readExchanges(readField(result, "exchanges"), pictures, {})
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
      return call(http, "url", "reown_getExchangePayUrl", params, decodePage, exchangeId)
    },
    buyStatus: ({ http, exchangeId, sessionId }) =>
      call(http, "status", "reown_getExchangeBuyStatus", { sessionId, exchangeId }, decodeStatus, exchangeId)
  }
}
