import type {
  ExchangeEntry,
  ExchangeFilter,
  ExchangePayment,
  ExchangeSource,
  ExchangeStatus
} from "../contract/ExchangeSource.ts"
import { ExchangeFailedError, type ExchangeQuestion } from "../contract/exchangeErrors.ts"
import { callTools } from "./callTools.ts"
import type { PromiseJson } from "./PromiseJson.ts"

/** What is to be paid from an exchange, checked. */
export type PromiseExchangePayment = Omit<ExchangePayment, "http"> & PromiseJson

/**
 * Somebody who knows exchanges that pay out to an address, written with Promises; see `ExchangeSource` of `@latchkey/core/effect`. What
 * is thrown becomes `ExchangeFailedError`, unless it is a `KitError`.
 */
export interface PromiseExchangeSource {
  /** Who can pay that. */
  readonly exchanges: (
    payment: PromiseExchangePayment & ExchangeFilter,
    signal: AbortSignal
  ) => Promise<ReadonlyArray<ExchangeEntry>>
  /** The exchange's page for one payment, on one of the origins that the source declared. */
  readonly payUrl: (
    payment: PromiseExchangePayment & { readonly exchangeId: string },
    signal: AbortSignal
  ) => Promise<{ readonly url: string; readonly sessionId: string }>
  /** What became of a payment, asked every three seconds. */
  readonly buyStatus: (
    request: PromiseJson & { readonly exchangeId: string; readonly sessionId: string },
    signal: AbortSignal
  ) => Promise<ExchangeStatus>
}

const { call, run } = callTools

/** A source that is written with Promises, as `pay` asks it. */
export const toExchangeSource = (source: PromiseExchangeSource): ExchangeSource => {
  const asking =
    <Request extends Pick<ExchangePayment, "http">, A>(
      of: ExchangeQuestion,
      ask: (request: Omit<Request, "http"> & PromiseJson, signal: AbortSignal) => PromiseLike<A> | A
    ) =>
    ({ http, ...request }: Request) =>
      call(
        (signal) => ask({ ...request, json: (wanted) => run(http.json(wanted), signal) }, signal),
        (cause) => new ExchangeFailedError({ of }, cause)
      )
  return {
    exchanges: asking("exchanges", (payment, signal) => source.exchanges(payment, signal)),
    payUrl: asking("url", (payment, signal) => source.payUrl(payment, signal)),
    buyStatus: asking("status", (request, signal) => source.buyStatus(request, signal))
  }
}
