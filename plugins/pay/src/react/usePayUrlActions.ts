import type { KitCore } from "@latchkey/core"
import { useKit } from "@latchkey/react"
import { useMemo } from "react"
import type { ExchangeSession, PayApi } from "../PayApi.ts"
import type { PayRequest } from "../PayRequest.ts"

/** A request, and the exchange that is to pay it. */
export type PayUrlRequest = PayRequest & { readonly exchangeId: string }

/** What can be done with the pages of exchanges. */
export interface PayUrlActions {
  /** See `PayApi.payUrl`. */
  readonly getUrl: (request: PayUrlRequest) => Promise<ExchangeSession>
  /** See `PayApi.openPayUrl`: call it in the task of a click. */
  readonly openUrl: (request: PayUrlRequest) => Promise<ExchangeSession & { readonly isOpen: boolean }>
}

/**
 * Links to exchanges, for pages that open them themselves. Needs the plugin `pay`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider.
 */
export const usePayUrlActions = (): PayUrlActions => {
  const { pay } = useKit<KitCore & { readonly pay: PayApi }>()
  return useMemo(
    () => ({
      getUrl: (request) => pay.payUrl(request),
      openUrl: (request) => pay.openPayUrl(request)
    }),
    [pay]
  )
}
