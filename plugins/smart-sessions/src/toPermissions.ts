import type { PermissionRequest } from "@latchkey/core"
import type { SubscriptionRequest } from "./SmartSessionsApi.ts"

const PERIODS: Readonly<Record<string, number>> = { "1s": 1, "1d": 86_400, "1w": 604_800, "1m": 2_592_000 }

/** The permissions that a subscription needs; a text that says what is wrong if it is not a subscription. `now` is in epoch milliseconds. */
export const toPermissions = (
  { chainId, signerPublicKey, interval, asset, amount, expiry }: SubscriptionRequest,
  now: number
): PermissionRequest | { readonly field: string; readonly problem: string } => {
  const period = Object.hasOwn(PERIODS, interval) ? PERIODS[interval] : undefined
  if (period === undefined) return { field: "interval", problem: "Invalid interval" }
  if (asset !== "native") return { field: "asset", problem: "Invalid asset" }
  return {
    chainId,
    expiry,
    signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: signerPublicKey }] } },
    permissions: [
      {
        type: "native-token-recurring-allowance",
        data: { allowance: amount, start: Math.floor(now / 1_000), period }
      }
    ],
    policies: []
  }
}
