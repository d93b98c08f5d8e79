import type { KitCore, KitError } from "@latchkey/core"
import { useKit } from "@latchkey/react"
import { useEffect, useState } from "react"
import type { BuyStatus, PayApi } from "../PayApi.ts"

const LEAST_MILLIS = 3_000

/** What is asked about, and how often. */
export interface ExchangeBuyStatusRequest {
  readonly exchangeId: string
  readonly sessionId: string
  /** In milliseconds, at least and by default 3,000. */
  readonly pollingInterval?: number
  /** False asks nothing; true by default. */
  readonly isEnabled?: boolean
}

/** The latest answer; an error stays until the next one. */
export interface ExchangeBuyStatusView {
  readonly data: BuyStatus | undefined
  readonly isLoading: boolean
  readonly error: KitError | undefined
}

const nothing: ExchangeBuyStatusView = { data: undefined, isLoading: true, error: undefined }

/**
 * What an exchange says of a payment, asked again until it is its last word. Needs the plugin `pay`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider.
 */
export const useExchangeBuyStatus = ({
  exchangeId,
  sessionId,
  pollingInterval = LEAST_MILLIS,
  isEnabled = true
}: ExchangeBuyStatusRequest): ExchangeBuyStatusView => {
  const { pay } = useKit<KitCore & { readonly pay: PayApi }>()
  const [view, setView] = useState(nothing)
  const pause = pollingInterval > LEAST_MILLIS ? pollingInterval : LEAST_MILLIS
  useEffect(() => {
    setView({ ...nothing, isLoading: isEnabled })
    if (!isEnabled) return
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      try {
        const data = await pay.buyStatus({ exchangeId, sessionId }, { signal })
        if (signal.aborted) return
        setView({ data, isLoading: false, error: undefined })
        if (data.status === "success" || data.status === "failed") return
      } catch (error) {
        if (signal.aborted) return
        setView((before) => ({ ...before, isLoading: false, error: error as KitError }))
      }
      timer = setTimeout(() => void ask(), pause)
    }
    void ask()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [pay, exchangeId, sessionId, pause, isEnabled])
  return view
}
