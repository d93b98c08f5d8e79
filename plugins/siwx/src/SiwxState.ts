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

/** The sign-in of the account that is connected and current; undefined where there is none, whoever else signed in before. */
export const signedIn = (state: KitState): SiwxSession | undefined => {
  const { account, session } = readSlice(state, siwxSlice)
  return account !== undefined && account === state.account[state.network.activeNamespace ?? ""]?.caipAddress
    ? session
    : undefined
}
