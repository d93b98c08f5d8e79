import type { PermissionRequest } from "@latchkey/core"
import { expect, it } from "vitest"
import { findProblem } from "./findProblem.ts"
import { toPermissions } from "./toPermissions.ts"

const NOW = 1_000_000_000
const permission = {
  type: "native-token-recurring-allowance",
  data: { allowance: "0x1", start: 1, period: 1 }
} as const
const key = { type: "secp256r1", publicKey: "0xab" } as const
const request: PermissionRequest = {
  chainId: "0x1",
  expiry: 1_000_001,
  signer: { type: "keys", data: { keys: [key] } },
  permissions: [permission],
  policies: []
}
const problem = (change: unknown, canRead = () => true) =>
  findProblem(
    typeof change === "object" && change !== null ? { ...request, ...change } : change,
    NOW,
    canRead
  )
const keys = (...list: ReadonlyArray<unknown>) => ({ signer: { type: "keys", data: { keys: list } } })

it("a whole request has no problem", () => {
  expect(problem({})).toBeUndefined()
  expect(problem({ address: "0xAB" })).toBeUndefined()
})

it.each([
  [undefined, "Invalid request structure"],
  [null, "Invalid request structure"],
  [{ chainId: "1" }, 'Invalid chainId: must start with "0x"'],
  [{ address: "alice" }, 'Invalid address: must be a string starting with "0x"'],
  [{ expiry: 1_000_000 }, "Invalid expiry: Expiry must be a future timestamp"],
  [{ expiry: "1000001" }, "Invalid expiry: Expiry must be a future timestamp"],
  [{ signer: { type: "key" } }, "Unsupported signer type"],
  [keys(), "A set of public keys is required for multiKey signers"],
  [keys(...Array.from({ length: 11 }, () => key)), "A set of public keys is required for multiKey signers"],
  [{ chainId: ["0x1"] }, 'Invalid chainId: must start with "0x"'],
  [keys({ ...key, type: "rsa" }), "Unsupported key type: must be secp256r1 or secp256k1"],
  [keys(key, { ...key, publicKey: "ab" }), 'Invalid public key: must start with "0x"'],
  [{ permissions: [] }, "Invalid permissions: must be a non-empty array"],
  [{ permissions: {} }, "Invalid permissions: Expected array, received object"],
  [
    { permissions: Array.from({ length: 21 }, () => permission) },
    "Invalid permissions: must be a non-empty array"
  ],
  [{ policies: undefined }, "Invalid policies: must be an array"],
  [{ policies: {} }, "Invalid policies: Expected array, received object"]
])("S8.06 in part: what is wrong with a request is said in the words that apps know (%#)", (change, text) => {
  expect(problem(change)?.problem).toBe(text)
})

it("a permission that cannot be read to its last field is none", () => {
  expect(problem({}, () => false)).toMatchObject({ field: "permissions" })
})

const subscription = {
  chainId: "0x1",
  signerPublicKey: "0xab",
  interval: "1w",
  asset: "native",
  amount: "0x64",
  expiry: 1_000_001
} as const

it.each([
  ["1s", 1],
  ["1d", 86_400],
  ["1w", 604_800],
  ["1m", 2_592_000]
] as const)("a subscription of %s is an allowance for each %d seconds, from now on", (interval, period) => {
  expect(toPermissions({ ...subscription, interval }, NOW)).toEqual({
    ...request,
    signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: "0xab" }] } },
    permissions: [
      { type: "native-token-recurring-allowance", data: { allowance: "0x64", start: 1_000_000, period } }
    ]
  })
})

it.each([
  [{ interval: "1y" }, "Invalid interval"],
  [{ interval: "toString" }, "Invalid interval"],
  [{ asset: "USDC" }, "Invalid asset"]
])("S8.06 in part: no subscription has %j", (change, text) => {
  expect(toPermissions({ ...subscription, ...change } as never, NOW)).toMatchObject({ problem: text })
})
