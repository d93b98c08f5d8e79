import { isRecord, record, tuple } from "../../../../tests/testing/src/decode/Decode.ts"
import { grantAccounts } from "./accounts.ts"
import type { Method, MethodContext } from "./Method.ts"
import { revokeSession } from "./sessions.ts"

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

/** Takes back that the site sees accounts, or a session by its `pci`. */
export const wallet_revokePermissions: Method = (context) => {
  const { params, state } = context
  const [first] = Array.isArray(params) ? (params as readonly unknown[]) : []
  if (isRecord(first) && Object.hasOwn(first, "pci")) return revokeSession(context)
  accountsPermission(params, "params")
  state.commit({ granted: [] })
  return null
}
