import type { ConnectGoal } from "../connect/WalletRow.tsx"
import { isNetworkId } from "../isNetworkId.ts"

/** What a wallet is to be connected for, as a view's parameters say. */
export const goalOf = (params: Readonly<Record<string, unknown>>): ConnectGoal => ({
  ...(typeof params["namespace"] === "string" ? { namespace: params["namespace"] } : {}),
  ...(isNetworkId(params["networkId"]) ? { networkId: params["networkId"] } : {})
})
