import { writeAmount, type CaipAddress, type Network } from "@latchkey/core"
import { useModalContext } from "@latchkey/react/view"
import { useEffect } from "react"
import type { SendForm } from "../SendState.ts"
import type { SendingView } from "./useSending.ts"

/** What the view may be opened with: `kit.open({ view: "send/Send", params })`. What is no such thing is left out. */
interface Filled {
  /** CAIP-10 of a token of the active network; absent for its coin. */
  readonly token?: CaipAddress
  /** In whole tokens, with a point: `1.5`. */
  readonly amount?: string
  /** An address or a name. */
  readonly receiver?: string
  readonly memo?: string
}

const names = ["token", "amount", "receiver", "memo"] as const satisfies ReadonlyArray<keyof Filled>

const readFilled = (
  { token, amount, receiver, memo }: Readonly<Partial<Record<keyof Filled, unknown>>>,
  { caipNetworkId }: Network,
  locale: string
): Partial<SendForm> => {
  const isToken = (id: unknown): id is CaipAddress =>
    typeof id === "string" && id.length <= 300 && id.startsWith(`${caipNetworkId}:`)
  const [, whole, rest = ""] =
    (typeof amount === "string" && /^(\d{1,40})(?:\.(\d{1,36}))?$/.exec(amount)) || []
  const textOf = (value: unknown) => (typeof value === "string" && value.length <= 300 ? value : undefined)
  const [to, note] = [textOf(receiver), textOf(memo)]
  // An amount is of a token: without the one that was meant it is of nothing.
  const isMeant = token === undefined || isToken(token)
  return {
    ...(isToken(token) ? { token } : {}),
    ...(whole === undefined || !isMeant
      ? {}
      : { amount: writeAmount(BigInt(whole + rest), { decimals: rest.length, locale }), isMax: false }),
    ...(to === undefined ? {} : { receiver: to, linked: undefined }),
    ...(note === undefined ? {} : { memo: note })
  }
}

/** Fills the form with what the view was opened with, once: the visitor may enter something else. True until the form has it. */
export const useFilled = (
  { api, network, state: { form } }: SendingView,
  params: Readonly<Record<string, unknown>>
): boolean => {
  const { locale } = useModalContext()
  const isAhead =
    network !== undefined && names.some((name) => Object.hasOwn(params, name)) && form.filled !== params
  useEffect(() => {
    if (!isAhead || network === undefined) return
    api.edit({ ...readFilled(params, network, locale), filled: params }).catch(() => {})
  }, [api, isAhead, network, params, locale])
  return isAhead
}
