import type { KitState } from "../state/KitState.ts"
import { emptyAccount, type AccountState } from "./AccountState.ts"

/** The state with one namespace's account changed. */
export const withAccount = (
  state: KitState,
  namespace: string,
  change: (account: AccountState) => AccountState
): KitState => ({
  ...state,
  account: { ...state.account, [namespace]: change(state.account[namespace] ?? emptyAccount()) }
})
