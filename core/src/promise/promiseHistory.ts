import { history, type History, type HistoryPage } from "../capability/History.ts"
import type { Network } from "../chain/Network.ts"
import { failedCapability, type PromiseCapability } from "./PromiseCapability.ts"

/** Reading what happened to an account on a network, written with Promises; see `History` of `@latchkey/core/effect`. */
export interface PromiseHistory {
  /**
   * A page, newest first, from the source and not cached here. `cursor` is the `next` of the page before; the first page
   * without. A transaction that cannot be read with certainty is left out, and a page is never its own next one.
   *
   * What is thrown becomes `CapabilityFailedError`, unless it is a `KitError`.
   */
  readonly list: (
    request: {
      readonly address: string
      readonly network: Network
      readonly cursor?: string
      readonly provider?: unknown
    },
    signal: AbortSignal
  ) => Promise<HistoryPage>
}

/** The capability `history`, written with Promises. */
export const promiseHistory: PromiseCapability<PromiseHistory> = {
  name: history.name,
  toEffect: ({ list }, { call }): History => ({
    list: (request) => call((signal) => list(request, signal), failedCapability(history.name))
  }),
  toPromise: ({ list }: History, { run }) => ({
    list: (request, signal) => run(list(request), signal)
  })
}
