import { readSlice, shownNamespace, type AccountState, type KitCore, type Network } from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import { useFreshReads } from "@latchkey/react"
import { useCallback, useEffect, useState } from "react"
import type { SmartSessionsApi } from "../SmartSessionsApi.ts"
import { smartSessionsSlice, type AccountSessions, type SmartSessionsState } from "../SmartSessionsState.ts"

/** What the views show, and the actions. */
export interface SessionViews {
  readonly api: SmartSessionsApi
  /** The code of what keeps sessions from being read; undefined if nothing does. */
  readonly obstacle: string | undefined
  readonly account: AccountState | undefined
  /** The network that the account is on. */
  readonly network: Network | undefined
  readonly state: SmartSessionsState
  /** The sessions of that account; undefined until they are known, and never those of another one. */
  readonly sessions: AccountSessions | undefined
  /** When it was last looked at, in epoch milliseconds: again when a session ends. */
  readonly now: number
}

// What a timer takes at most.
const LONGEST_MILLIS = 2_147_483_647

/** The sessions of the account that the modal shows, read when they are shown and when the page is looked at again. */
export const useSessionViews = (): SessionViews => {
  const { kit } = useModalContext()
  const { smartSessions: api } = kit as KitCore & { readonly smartSessions: SmartSessionsApi }
  const namespace = useModalState(shownNamespace) ?? ""
  const account = useModalState((snapshot) => snapshot.account[namespace])
  const network = useModalState((snapshot) => snapshot.network.byNamespace[namespace]?.caipNetwork)
  const state = useModalState((snapshot) => readSlice(snapshot, smartSessionsSlice))
  const read = state.byNamespace[namespace]
  const caipAddress = account?.caipAddress
  const sessions = read?.account === caipAddress ? read : undefined
  const [now, setNow] = useState(() => Date.now())
  const canGrant = kit.hasCapability("sessionPermissions", namespace)
  const isOn = useModalState(({ feature }) => feature.values.smartSessions)
  const obstacle = !isOn
    ? "SMART_SESSIONS_OFF"
    : caipAddress === undefined
      ? "NOT_CONNECTED"
      : network === undefined || network.unknown
        ? "NETWORK_UNSUPPORTED"
        : canGrant
          ? undefined
          : "CAPABILITY_MISSING"
  const load = useCallback(() => {
    setNow(Date.now())
    api.load().catch(() => {})
  }, [api])
  useFreshReads(load, { account: caipAddress, signs: "", failedAt: undefined })
  const next = Math.min(...(sessions?.list ?? []).map(({ expiry }) => (expiry > now ? expiry : Infinity)))
  useEffect(() => {
    if (next === Infinity) return undefined
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - now, LONGEST_MILLIS))
    return () => clearTimeout(timer)
  }, [next, now])
  return { api, obstacle, account, network, state, sessions, now }
}
