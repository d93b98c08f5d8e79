import { record, tuple } from "../../../../tests/testing/src/decode/Decode.ts"
import { grantAccounts } from "./accounts.ts"
import type { Method, MethodContext } from "./Method.ts"

const accountsPermission = tuple([record({ eth_accounts: record({}) })])
const none = tuple([])

/** The EIP-2255 permissions that the site holds. */
function heldPermissions({ state, origin }: MethodContext) {
  const accounts = state.facts().granted
  return accounts.length === 0
    ? []
    : [
        {
          invoker: origin,
          parentCapability: "eth_accounts",
          caveats: [{ type: "restrictReturnedAccounts", value: [...accounts] }]
        }
      ]
}

export const wallet_getPermissions: Method = (context) => {
  none(context.params, "params")
  return heldPermissions(context)
}

/** Asks even when the site holds the permission already: that is how a page lets people pick other accounts. */
export const wallet_requestPermissions: Method = async (context) => {
  accountsPermission(context.params, "params")
  await grantAccounts(context)
  return heldPermissions(context)
}

export const wallet_revokePermissions: Method = ({ params, state }) => {
  accountsPermission(params, "params")
  state.commit({ granted: [] })
  return null
}
