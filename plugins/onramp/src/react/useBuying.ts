import { readSlice, shownNamespace, type AccountState, type KitCore, type Network } from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import type { OnrampApi } from "../OnrampApi.ts"
import { onrampSlice, type OnrampState } from "../OnrampState.ts"

/** The account that the views buy for, and the actions. */
export interface BuyingView {
  readonly api: OnrampApi
  readonly account: AccountState | undefined
  readonly network: Network | undefined
  readonly state: OnrampState
}

/** What the views show. */
export const useBuying = (): BuyingView => {
  const { onramp: api } = useModalContext().kit as KitCore & { readonly onramp: OnrampApi }
  const namespace = useModalState(shownNamespace) ?? ""
  const account = useModalState((state) => state.account[namespace])
  const network = useModalState((state) => state.network.byNamespace[namespace]?.caipNetwork)
  const state = useModalState((snapshot) => readSlice(snapshot, onrampSlice))
  return { api, account, network, state }
}
