import { readSlice, shownNamespace, type AccountState, type KitCore, type Network } from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import type { ApprovalsApi } from "../ApprovalsApi.ts"
import { approvalsSlice, type AccountApprovals, type ApprovalsState } from "../ApprovalsState.ts"

/** What the views show, and the actions. */
export interface ShownApprovals {
  readonly api: ApprovalsApi
  readonly namespace: string
  readonly account: AccountState | undefined
  /** The network that the account is on. */
  readonly network: Network | undefined
  readonly state: ApprovalsState
  /** What that account has approved there; undefined until it is known, and never what another one has. */
  readonly approvals: AccountApprovals | undefined
}

/** The approvals of an account that the modal shows, by default of the shown namespace. */
export const useShownApprovals = (wanted?: string): ShownApprovals => {
  const { approvals: api } = useModalContext().kit as KitCore & { readonly approvals: ApprovalsApi }
  const shown = useModalState(shownNamespace) ?? ""
  const namespace = wanted ?? shown
  const account = useModalState((snapshot) => snapshot.account[namespace])
  const network = useModalState((snapshot) => snapshot.network.byNamespace[namespace]?.caipNetwork)
  const state = useModalState((snapshot) => readSlice(snapshot, approvalsSlice))
  const read = state.byNamespace[namespace]
  const approvals = read?.account === account?.caipAddress ? read : undefined
  return { api, namespace, account, network, state, approvals }
}
