import { readSlice, type AccountState, type KitCore, type Network } from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import type { PayApi } from "../PayApi.ts"
import { paySlice, type PayState } from "../PayState.ts"

/** The open payment, and who could pay it. */
export interface PaymentView {
  readonly api: PayApi
  readonly state: PayState
  /** The network that it is paid on. */
  readonly network: Network | undefined
  /** The account of that network's namespace. */
  readonly account: AccountState | undefined
  /** Whether the account's wallet is on that network. */
  readonly isThere: boolean
}

/** What the views show. */
export const usePayment = (): PaymentView => {
  const { pay: api } = useModalContext().kit as KitCore & { readonly pay: PayApi }
  const state = useModalState((snapshot) => readSlice(snapshot, paySlice))
  const networkId = state.payment?.networkId
  const [namespace = ""] = networkId?.split(":") ?? []
  const account = useModalState((snapshot) => snapshot.account[namespace])
  const network = useModalState((snapshot) =>
    snapshot.network.byNamespace[namespace]?.requestedCaipNetworks.find(
      ({ caipNetworkId }) => caipNetworkId === networkId
    )
  )
  const current = useModalState(
    (snapshot) => snapshot.network.byNamespace[namespace]?.caipNetwork?.caipNetworkId
  )
  return { api, state, network, account, isThere: current === networkId }
}
