import type { ExchangeEntry, KitCore, KitError } from "@latchkey/core"
import { useAction, useKit } from "@latchkey/react"
import type { PayApi } from "../PayApi.ts"
import type { PayRequest } from "../PayRequest.ts"

/** The exchanges that can pay a request. */
export interface AvailableExchangesView {
  readonly data: ReadonlyArray<ExchangeEntry> | undefined
  readonly isLoading: boolean
  readonly error: KitError | undefined
  /** See `PayApi.exchanges`; nothing is thrown. */
  readonly fetch: (request: PayRequest) => void
}

/**
 * Asks which exchanges can pay a request, for a page's own list. Needs the plugin `pay`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider.
 */
export const useAvailableExchanges = (): AvailableExchangesView => {
  const { pay } = useKit<KitCore & { readonly pay: PayApi }>()
  const { run, status, data, error } = useAction((request: PayRequest) => pay.exchanges(request))
  return { data, isLoading: status === "pending", error, fetch: run }
}
