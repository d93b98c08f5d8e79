import { readSlice, type KitCore } from "@latchkey/core"
import { useKit, useKitSnapshot } from "@latchkey/react"
import type { SmartSessionsApi } from "../SmartSessionsApi.ts"
import { smartSessionsSlice, type AccountSessions } from "../SmartSessionsState.ts"

/** What `useSmartSessions` gives. */
export interface SmartSessionsView extends Pick<
  SmartSessionsApi,
  "grantPermissions" | "createSubscription" | "load" | "revoke"
> {
  /** The sessions of the connected account; undefined until `load` has read them. */
  readonly sessions: AccountSessions | undefined
}

/**
 * The smart sessions of the connected account, and the actions on them. Needs the plugin `smartSessions`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider.
 */
export const useSmartSessions = (): SmartSessionsView => {
  const { smartSessions: api } = useKit<KitCore & { readonly smartSessions: SmartSessionsApi }>()
  const sessions = useKitSnapshot((state) => {
    const { activeNamespace = "" } = state.network
    const read = readSlice(state, smartSessionsSlice).byNamespace[activeNamespace]
    return read?.account === state.account[activeNamespace]?.caipAddress ? read : undefined
  })
  const { grantPermissions, createSubscription, load, revoke } = api
  return { sessions, grantPermissions, createSubscription, load, revoke }
}
