import type { OnrampQuote, PaymentCurrency, PurchaseCurrency } from "../contract/OnrampActions.ts"
import type { OnrampOrder, OnrampPlace, OnrampPurchase, OnrampSource } from "../contract/OnrampSource.ts"
import { OnrampProviderError } from "../contract/onrampErrors.ts"
import { callTools } from "./callTools.ts"
import type { PromiseJson } from "./PromiseJson.ts"

/** For whom a source sells. */
export type PromiseOnrampPlace = Omit<OnrampPlace, "http"> & PromiseJson

/** What is to be bought, checked against the options. */
export type PromiseOnrampOrder = Omit<OnrampOrder, "http"> & PromiseJson

/**
 * Somebody who sells coins for money on a page of its own, written with Promises; see `OnrampSource` of `@latchkey/core/effect`. What
 * is thrown becomes `OnrampProviderError`, unless it is a `KitError`.
 */
export interface PromiseOnrampSource {
  /** What it sells on a network, and in what it can be paid. Where it fails, the built-in lists stand in. */
  readonly options: (
    place: PromiseOnrampPlace,
    signal: AbortSignal
  ) => Promise<{
    readonly payment: ReadonlyArray<PaymentCurrency>
    readonly purchase: ReadonlyArray<PurchaseCurrency>
  }>
  /** What is got for an amount; left out where it says that on its page only. */
  readonly quote?: (
    order: PromiseOnrampOrder,
    signal: AbortSignal
  ) => Promise<Omit<OnrampQuote, "isPlaceholder">>
  /** The address of its page for an order, on one of the origins that it declared. */
  readonly link: (order: PromiseOnrampOrder, signal: AbortSignal) => Promise<string> | string
  /** The account's purchases since a time in epoch milliseconds; left out where it does not tell. */
  readonly purchases?: (
    place: PromiseOnrampPlace & { readonly since: number },
    signal: AbortSignal
  ) => Promise<ReadonlyArray<OnrampPurchase>>
}

const { call, run } = callTools

/** A source that is written with Promises, as `onramp` asks it. */
export const toOnrampSource = (source: PromiseOnrampSource, provider: string): OnrampSource => {
  const { quote, purchases } = source
  const failed = (cause: unknown) => new OnrampProviderError({ provider }, cause)
  const asking =
    <Request extends OnrampPlace, A>(
      ask: (request: Omit<Request, "http"> & PromiseJson, signal: AbortSignal) => PromiseLike<A> | A
    ) =>
    ({ http, ...request }: Request) =>
      call((signal) => ask({ ...request, json: (wanted) => run(http.json(wanted), signal) }, signal), failed)
  return {
    options: asking((place, signal) => source.options(place, signal)),
    ...(quote && { quote: asking((order, signal) => source.quote!(order, signal)) }),
    link: asking((order, signal) => source.link(order, signal)),
    ...(purchases && { purchases: asking((place, signal) => source.purchases!(place, signal)) })
  }
}
