import type { Address } from "viem"
import { tuple } from "../../../../tests/testing/src/decode/Decode.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { Method, MethodContext } from "./Method.ts"

const none = tuple([])

const permissionMethods = ["eth_requestAccounts", "wallet_requestPermissions"]

/** Asks which accounts to share, unlocks, and grants them. One such question at a time: a second fails with -32002. */
export async function grantAccounts({
  method,
  params,
  state,
  desk
}: MethodContext): Promise<readonly Address[]> {
  if (desk.pending().some((request) => permissionMethods.includes(request.method))) {
    throw new ProviderRpcError(
      providerErrorCode.alreadyPending,
      `Request ${method} already pending: open the wallet`
    )
  }
  const { granted, selection } = state.facts()
  const offered = granted.length > 0 ? granted : selection
  const approval = await desk.decide(method, params, { kind: "connect", accounts: offered })
  const accounts = state.owned(approval.accounts ?? offered)
  if (accounts.length === 0) {
    throw new ProviderRpcError(providerErrorCode.userRejected, `User shared no account in ${method}`)
  }
  state.commit({ granted: accounts, locked: false })
  return accounts
}

export const eth_accounts: Method = ({ params, state }) => {
  none(params, "params")
  return state.shownAccounts()
}

export const eth_requestAccounts: Method = async (context) => {
  none(context.params, "params")
  const shown = context.state.shownAccounts()
  return shown.length > 0 ? shown : grantAccounts(context)
}
