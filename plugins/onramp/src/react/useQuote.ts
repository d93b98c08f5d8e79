import type { OnrampRequest } from "@latchkey/core"
import { useEffect, useRef } from "react"
import type { OnrampAsked } from "../OnrampState.ts"
import type { BuyingView } from "./useBuying.ts"

/** How long nothing may change before a price is asked for, in milliseconds. */
const PAUSE = 300

const keyOf = (request: OnrampRequest | undefined) =>
  request &&
  `${request.provider} ${request.purchase} ${request.networkId} ${request.pay.value} ${request.pay.symbol} ${request.method}`

/** Asks for the price of what is entered; the latest answer where it is about that. */
export const useQuote = (
  { api, state: { asked } }: BuyingView,
  request: OnrampRequest | undefined
): OnrampAsked | undefined => {
  const key = keyOf(request)
  const latest = useRef(request)
  latest.current = request
  useEffect(() => {
    if (key === undefined) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      // The outcome is in the state. A new object each time, by which the state knows what it is about.
      if (latest.current !== undefined)
        api.quote({ ...latest.current }, { signal: controller.signal }).catch(() => {})
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, key])
  return asked !== undefined && keyOf(asked.request) === key ? asked : undefined
}
