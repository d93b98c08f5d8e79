import {
  readSlice,
  shownNamespace,
  type AccountState,
  type KitCore,
  type Network,
  type SwapChoice,
  type SwapTokenId
} from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import type { SwapApi } from "../SwapApi.ts"
import { swapSlice, type SwapState } from "../SwapState.ts"

// Whoever shows a swap shows its errors: in one file, they are one chunk of an app.
export { problemOf } from "./problemOf.ts"

/** The account that the views swap for, and the actions. */
export interface SwappingView {
  readonly api: SwapApi
  readonly account: AccountState | undefined
  readonly network: Network | undefined
  readonly state: SwapState
  /** A token of the list; of the network's own coin what the network says, until the list is read. */
  readonly choiceOf: (id: SwapTokenId | undefined) => SwapChoice | undefined
}

/** What the views show. */
export const useSwapping = (): SwappingView => {
  const { swap: api } = useModalContext().kit as KitCore & { readonly swap: SwapApi }
  const namespace = useModalState(shownNamespace) ?? ""
  const account = useModalState((state) => state.account[namespace])
  const network = useModalState((state) => state.network.byNamespace[namespace]?.caipNetwork)
  const state = useModalState((snapshot) => readSlice(snapshot, swapSlice))
  const choiceOf = (id: SwapTokenId | undefined) =>
    state.tokens.list.find((choice) => choice.id === id) ??
    (id === "native" && network !== undefined ? { id, ...network.nativeCurrency } : undefined)
  return { api, account, network, state, choiceOf }
}
