import { readSlice, type CaipAddress, type KitState } from "@latchkey/core"
import { siwxSlice } from "./SiwxState.ts"

/** The account that the visitor is at. */
export const currentAccount = ({ network, account }: KitState): CaipAddress | undefined =>
  account[network.activeNamespace ?? ""]?.caipAddress

/**
 * What is asked of the visitor about the current account: true, to sign; false, nothing yet, though the modal must not go on;
 * undefined, nothing. An account that the plugin has not looked at is taken to be asked.
 */
export const asksOf = (state: KitState): boolean | undefined => {
  const { account, asks } = readSlice(state, siwxSlice)
  const current = currentAccount(state)
  return current && current === account && asks
}
