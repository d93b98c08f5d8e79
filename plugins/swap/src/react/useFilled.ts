import { writeAmount, type Network, type SwapTokenId } from "@latchkey/core"
import { useModalContext } from "@latchkey/react/view"
import { useEffect, useState } from "react"
import type { SwapForm } from "../SwapState.ts"
import type { SwappingView } from "./useSwapping.ts"

/** What the view may be opened with: `kit.open({ view: "swap/Swap", params })`. What is no such thing is left out. */
interface Filled {
  /** `native`, or CAIP-10 of a token of the active network. */
  readonly sell?: SwapTokenId
  readonly buy?: SwapTokenId
  /** What is sold, in whole tokens, with a point: `1.5`. */
  readonly amount?: string
}

const readFilled = (
  { sell, buy, amount }: Readonly<Record<keyof Filled, unknown>>,
  { caipNetworkId }: Network,
  locale: string
): Partial<SwapForm> => {
  const isToken = (id: unknown): id is SwapTokenId =>
    id === "native" || (typeof id === "string" && id.length <= 300 && id.startsWith(`${caipNetworkId}:`))
  const [, whole, rest = ""] =
    (typeof amount === "string" && /^(\d{1,40})(?:\.(\d{1,36}))?$/.exec(amount)) || []
  return {
    ...(isToken(sell) ? { sell } : {}),
    ...(isToken(buy) && buy !== sell ? { buy } : {}),
    ...(whole === undefined
      ? {}
      : { amount: writeAmount(BigInt(whole + rest), { decimals: rest.length, locale }) })
  }
}

/** Fills the form with what the view was opened with, once: the visitor may enter something else. True until the form has it. */
export const useFilled = (
  { api, network, state: { form } }: SwappingView,
  params: Readonly<Record<string, unknown>>
): boolean => {
  const { locale } = useModalContext()
  const [failed, setFailed] = useState<object>()
  const isAhead =
    network !== undefined && Object.keys(params).length > 0 && ![form.filled, failed].includes(params)
  useEffect(() => {
    if (!isAhead || network === undefined) return
    const { sell, buy, amount } = params
    // Where it cannot be filled, the form is shown as it was.
    api
      .edit({ ...readFilled({ sell, buy, amount }, network, locale), filled: params })
      .catch(() => setFailed(params))
  }, [api, isAhead, network, params, locale])
  return isAhead
}
