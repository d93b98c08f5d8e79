import type { ChosenToken } from "@latchkey/react/view"
import { useEffect } from "react"
import type { SendingView } from "./useSending.ts"

/**
 * Follows the choice of a token that the form was opened with, once: the visitor may choose another one there. `isAhead`
 * until the form has it; `isUnverified` as long as a token that nobody vouches for is what is sent.
 */
export const useChosenToken = (
  { api, network, state: { form } }: SendingView,
  params: Readonly<Record<string, unknown>>
): { readonly isAhead: boolean; readonly isUnverified: boolean } => {
  const { chosen } = params as { readonly chosen?: ChosenToken }
  const { token } = chosen ?? {}
  const isHere = token === undefined || token.startsWith(`${network?.caipNetworkId}:`)
  const isAhead = chosen !== undefined && form.chosen !== chosen && isHere
  const isOther = form.token !== token
  useEffect(() => {
    if (!isAhead) return
    // The amount was meant for another token.
    api.edit({ chosen, token, ...(isOther ? { amount: "", isMax: false } : {}) }).catch(() => {})
  }, [api, chosen, token, isAhead, isOther])
  return { isAhead, isUnverified: chosen?.unverified === true && !isOther }
}
