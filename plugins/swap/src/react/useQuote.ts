import type { SwapRequest } from "@latchkey/core"
import { useEffect, useRef } from "react"
import type { SwapAsked } from "../SwapState.ts"
import { useRefresh } from "./useRefresh.ts"
import type { SwappingView } from "./useSwapping.ts"

/** How long nothing may change before a price is asked for, in milliseconds. */
const PAUSE = 200

const keyOf = (request: SwapRequest | undefined) =>
  request &&
  `${request.sell} ${request.buy} ${request.amount.value} ${request.slippage} ${request.source ?? ""}`

/** Asks for the price of what is entered, and again every ten seconds; the latest answer where it is about that. */
export const useQuote = (
  { api, state: { asked } }: SwappingView,
  request: SwapRequest | undefined
): SwapAsked | undefined => {
  const key = keyOf(request)
  const controller = useRef<AbortController>(undefined)
  const ask = () => {
    controller.current?.abort()
    controller.current = new AbortController()
    // The outcome is in the state. A new object each time, by which the state knows what it is about.
    if (request !== undefined)
      api.quote({ ...request }, { signal: controller.current.signal }).catch(() => {})
  }
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => latest.current(), PAUSE)
    return () => {
      clearTimeout(timer)
      controller.current?.abort()
    }
  }, [key])
  useRefresh(key, ask)
  return asked !== undefined && keyOf(asked.request) === key ? asked : undefined
}
