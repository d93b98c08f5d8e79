import { defineSlice, readSlice, type CaipAddress, type KitState, type SiwxSession } from "@latchkey/core"

/**
 * How signing in goes for one account: `none`, nothing is to be asked; `checking`, whoever keeps sign-ins is asked; `asked`,
 * the visitor is; `signing`, the wallet is; `verifying`, the signature is looked at; `declined` in the wallet; `failed`;
 * `skipped`, the visitor did not want to; `signedIn`.
 */
export interface SiwxState {
  readonly status:
    | "none"
    | "checking"
    | "asked"
    | "signing"
    | "verifying"
    | "declined"
    | "failed"
    | "skipped"
    | "signedIn"
  /** Whom it is about, CAIP-10; absent where nobody is connected. */
  readonly account?: CaipAddress
  /** True where the visitor may sign now or again, false where that is to come; absent where nothing is asked. */
  readonly asks?: boolean
  /** The error's, where it failed. */
  readonly code?: string
  /** Where the account is signed in. */
  readonly session?: SiwxSession
}

/** The state of signing in. */
export const siwxSlice = defineSlice<SiwxState>("siwx", { status: "none" })

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

/** The sign-in of the account that is connected and current; undefined where there is none, whoever else signed in before. */
export const signedIn = (state: KitState): SiwxSession | undefined => {
  const { account, session } = readSlice(state, siwxSlice)
  return account !== undefined && account === currentAccount(state) ? session : undefined
}
