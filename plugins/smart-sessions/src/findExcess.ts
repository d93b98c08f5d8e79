import type {
  PermissionGrant,
  PermissionRequest,
  SessionFunction,
  SessionKey,
  SessionPermission
} from "@latchkey/core"

/** In what a grant goes beyond the request. */
export type Excess = "chain" | "account" | "expiry" | "keys" | "permissions" | "policies"

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one).toLowerCase() === JSON.stringify(other).toLowerCase()

const isFunctionWithin = (granted: SessionFunction, asked: SessionFunction): boolean => {
  const [limit, wanted] = [granted.valueLimit, asked.valueLimit]
  return (
    granted.functionName === asked.functionName &&
    (granted.operation ?? "Call") === (asked.operation ?? "Call") &&
    (asked.args === undefined || (granted.args !== undefined && isSame(granted.args, asked.args))) &&
    // What it means that a limit is left out, wallets may see otherwise.
    (limit === undefined ? wanted === undefined : BigInt(limit) <= BigInt(wanted ?? "0x0"))
  )
}

const isWithin = (granted: SessionPermission, asked: SessionPermission): boolean => {
  if (granted.type === "contract-call")
    return (
      asked.type === granted.type &&
      isSame(granted.data.address, asked.data.address) &&
      // It says which function a name means.
      isSame(granted.data.abi, asked.data.abi) &&
      granted.data.functions.every((one) =>
        asked.data.functions.some((other) => isFunctionWithin(one, other))
      )
    )
  if (asked.type === "contract-call" || granted.type !== asked.type) return false
  const [one, other] = [granted.data, asked.data]
  return (
    isSame("token" in one ? one.token : "", "token" in other ? other.token : "") &&
    BigInt(one.allowance) <= BigInt(other.allowance) &&
    one.period >= other.period &&
    one.start >= other.start
  )
}

/** Whether each granted permission is within one of those asked for, and no two within the same one. */
const areWithin = (
  granted: ReadonlyArray<SessionPermission>,
  asked: ReadonlyArray<SessionPermission>
): boolean => {
  const owners = new Map<number, number>()
  const place = (at: number, seen: Set<number>): boolean =>
    asked.some((one, index) => {
      if (seen.has(index) || !isWithin(granted[at]!, one)) return false
      seen.add(index)
      const owner = owners.get(index)
      if (owner !== undefined && !place(owner, seen)) return false
      owners.set(index, at)
      return true
    })
  return granted.every((_, at) => place(at, new Set()))
}

const keysOf = ({ signer }: Pick<PermissionRequest, "signer">) =>
  signer.data.keys.map(({ type, publicKey }: SessionKey) => `${type} ${publicKey.toLowerCase()}`).toSorted()

/**
 * In what a grant goes beyond what was asked for; undefined where it is the same or less. Fewer keys are more: one that does not have
 * to sign cannot say no.
 */
export const findExcess = (
  asked: Required<PermissionRequest>,
  granted: PermissionGrant
): Excess | undefined => {
  if (BigInt(granted.chainId) !== BigInt(asked.chainId)) return "chain"
  if (!isSame(granted.address, asked.address)) return "account"
  if (granted.expiry > asked.expiry) return "expiry"
  if (!isSame(keysOf(granted), keysOf(asked))) return "keys"
  if (!areWithin(granted.permissions, asked.permissions)) return "permissions"
  return asked.policies.every((policy) => granted.policies.some((one) => isSame(one, policy)))
    ? undefined
    : "policies"
}
