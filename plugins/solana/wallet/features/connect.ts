import { isRecord } from "../../../../tests/testing/src/decode/Decode.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { StandardConnectInput } from "../../../../tests/testing/src/walletStandard/StandardWallet.ts"
import { invalidInput } from "../refusals.ts"
import type { SolanaMethod } from "./SolanaContext.ts"

const rejected = (method: string) =>
  new ProviderRpcError(providerErrorCode.userRejected, `User rejected the request ${method}`)

/** Shares accounts, without asking where the site is permitted. Fails with 4001, -32002. */
export const connect: SolanaMethod = async ([input], { permission, desk, silentConnect }) => {
  if (input !== undefined && !isRecord(input)) throw invalidInput("connect takes an object")
  const { silent } = (input ?? {}) as StandardConnectInput
  const answer = () => ({ accounts: permission.shownAccounts() })
  if (permission.shown().length > 0) return answer()
  if (permission.granted().length > 0) {
    permission.show()
    return answer()
  }
  if (silent === true) {
    if (silentConnect === "rejects") throw rejected("standard:connect")
    return answer()
  }
  if (desk.pending().some((request) => request.method === "standard:connect")) {
    throw new ProviderRpcError(providerErrorCode.alreadyPending, "A connection waits for the person already")
  }
  const accounts = permission.selection()
  const approval = await desk.decide("standard:connect", { silent: false }, { kind: "connect", accounts })
  const chosen = permission.owned(approval.accounts ?? accounts)
  if (chosen.length === 0) throw rejected("standard:connect")
  permission.grant(chosen)
  return answer()
}

/** Ends the session. */
export const disconnect: SolanaMethod = async (_, { permission, desk, keepsPermission }) => {
  if (desk.ownPolicy("standard:disconnect") !== undefined) {
    await desk.decide("standard:disconnect", {}, { kind: "held" })
  }
  permission.hide(!keepsPermission)
}
