import {
  readSlice,
  shownNamespace,
  type AccountState,
  type KitCore,
  type Network,
  type TokenHolding
} from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import type { SendApi } from "../SendApi.ts"
import { sendSlice, type SendState } from "../SendState.ts"

/** The account that the views send from, and the actions. */
export interface SendingView {
  readonly api: SendApi
  readonly account: AccountState | undefined
  readonly network: Network | undefined
  readonly state: SendState
  /** The token that is chosen, by default the network's own coin; undefined until the account's tokens are read. */
  readonly holding: TokenHolding | undefined
}

/** What the views show. */
export const useSending = (): SendingView => {
  const { send: api } = useModalContext().kit as KitCore & { readonly send: SendApi }
  const namespace = useModalState(shownNamespace) ?? ""
  const account = useModalState((state) => state.account[namespace])
  const network = useModalState((state) => state.network.byNamespace[namespace]?.caipNetwork)
  const state = useModalState((snapshot) => readSlice(snapshot, sendSlice))
  const holding = state.tokens.list.find(({ token }) => token === state.form.token)
  return { api, account, network, state, holding }
}
