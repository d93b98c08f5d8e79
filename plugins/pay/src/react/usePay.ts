import type { KitCore, KitError } from "@latchkey/core"
import { useAction, useKit } from "@latchkey/react"
import { useEffect, useRef } from "react"
import type { PayApi } from "../PayApi.ts"
import type { PayRequest, PayResult } from "../PayRequest.ts"

/** What is told of payments that this component opened. */
export interface PayHandlers {
  readonly onSuccess?: (result: PayResult) => void
  /** Also where the visitor left before anything was paid: `error.rejected`. */
  readonly onError?: (error: KitError) => void
}

/** Paying, and how the latest payment of this component went. */
export interface PayView {
  /** See `PayApi.pay`; nothing is thrown. */
  readonly open: (request: PayRequest) => void
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly data: PayResult | undefined
  readonly error: KitError | undefined
}

/**
 * Opens payments. Needs the plugin `pay`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider.
 */
export const usePay = (handlers: PayHandlers = {}): PayView => {
  const { pay } = useKit<KitCore & { readonly pay: PayApi }>()
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const { run, status, data, error } = useAction(async (request: PayRequest) => {
    try {
      const result = await pay.pay(request)
      latest.current.onSuccess?.(result)
      return result
    } catch (failure) {
      latest.current.onError?.(failure as KitError)
      throw failure
    }
  })
  return { open: run, isPending: status === "pending", isSuccess: status === "success", data, error }
}
