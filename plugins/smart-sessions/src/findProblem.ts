import type { PermissionRequest } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"

const MAX_PERMISSIONS = 20
const MAX_KEYS = 10

/** What keeps a value from being a request, and where. */
export interface RequestProblem {
  readonly field: string
  readonly problem: string
}

const isHex = (value: unknown): boolean => typeof value === "string" && /^0x[0-9a-f]+$/i.test(value)

const listProblem = (value: unknown, field: string, most: number, least: number) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? `Invalid ${field}: Expected array, received object`
    : !Array.isArray(value) || value.length < least || value.length > most
      ? least > 0
        ? `Invalid ${field}: must be a non-empty array`
        : `Invalid ${field}: must be an array`
      : undefined

const keyProblem = (key: unknown): string | undefined => {
  const publicKey = readField(key, "publicKey")
  if (!["secp256k1", "secp256r1"].includes(String(readField(key, "type"))))
    return "Unsupported key type: must be secp256r1 or secp256k1"
  return isHex(publicKey) ? undefined : 'Invalid public key: must start with "0x"'
}

const signerProblem = (signer: unknown): string | undefined => {
  if (readField(signer, "type") !== "keys") return "Unsupported signer type"
  const keys = readField(readField(signer, "data"), "keys")
  return Array.isArray(keys) && keys.length > 0 && keys.length <= MAX_KEYS
    ? keys.map(keyProblem).find((problem) => problem !== undefined)
    : "A set of public keys is required for multiKey signers"
}

/**
 * What is wrong with a request, first of all; undefined if nothing is. `now` is in epoch milliseconds; `canRead` says whether each
 * permission has a known form to its last field.
 */
export const findProblem = (
  request: unknown,
  now: number,
  canRead: (permissions: PermissionRequest["permissions"]) => boolean
): RequestProblem | undefined => {
  if (typeof request !== "object" || request === null)
    return { field: "request", problem: "Invalid request structure" }
  const { chainId, address, expiry, signer, permissions, policies } = request as Partial<PermissionRequest>
  const told: ReadonlyArray<readonly [field: string, problem: string | undefined]> = [
    ["chainId", isHex(chainId) ? undefined : 'Invalid chainId: must start with "0x"'],
    [
      "address",
      address === undefined || isHex(address)
        ? undefined
        : 'Invalid address: must be a string starting with "0x"'
    ],
    [
      "expiry",
      Number.isSafeInteger(expiry) && expiry! * 1_000 > now
        ? undefined
        : "Invalid expiry: Expiry must be a future timestamp"
    ],
    ["signer", signerProblem(signer)],
    ["permissions", listProblem(permissions, "permissions", MAX_PERMISSIONS, 1)],
    ["policies", listProblem(policies, "policies", MAX_PERMISSIONS, 0)]
  ]
  const [field, problem] = told.find(([, said]) => said !== undefined) ?? []
  if (field !== undefined && problem !== undefined) return { field, problem }
  return canRead(permissions!)
    ? undefined
    : { field: "permissions", problem: "Invalid permissions: one is of no known form" }
}
