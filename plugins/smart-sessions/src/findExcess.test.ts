import type { PermissionGrant, PermissionRequest, SessionPermission } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { findExcess } from "./findExcess.ts"

const key = (letter: string) => ({ type: "secp256k1", publicKey: `0x02${letter.repeat(64)}` }) as const
const coins = (change: object = {}): SessionPermission => ({
  type: "native-token-recurring-allowance",
  data: { allowance: "0x64", start: 1_000, period: 86_400, ...change }
})
const tokens = (change: object = {}): SessionPermission => ({
  type: "erc20-recurring-allowance",
  data: { token: "0xAA", allowance: "0x64", start: 1_000, period: 86_400, ...change }
})
const calls = (fn: object = {}, change: object = {}): SessionPermission => ({
  type: "contract-call",
  data: {
    address: "0xAA",
    abi: [{ name: "mint" }],
    functions: [{ functionName: "mint", valueLimit: "0x5", ...fn }],
    ...change
  }
})
const policy = (limit: number) => ({ type: "calls", data: { limit } })

const asked = (change: Partial<PermissionRequest> = {}): Required<PermissionRequest> => ({
  chainId: "0x1",
  address: "0xAB",
  expiry: 5_000,
  signer: { type: "keys", data: { keys: [key("a"), key("b")] } },
  permissions: [coins()],
  policies: [policy(3)],
  ...change
})
const excess = (granted: Partial<PermissionGrant>, request: Partial<PermissionRequest> = {}) =>
  findExcess(asked(request), { ...asked(request), context: "0xc0", ...granted })
const keys = (...list: ReadonlyArray<ReturnType<typeof key>>) =>
  ({ type: "keys", data: { keys: list } }) as const
const within = (granted: ReadonlyArray<SessionPermission>, request: ReadonlyArray<SessionPermission>) =>
  excess({ permissions: granted }, { permissions: request }) === undefined

describe("T25 in part: what a wallet grants, beside what was asked for", () => {
  it.each<readonly [string, Partial<PermissionGrant>]>([
    ["the same", {}],
    ["the same in other letters", { chainId: "0x01", address: "0xab" }],
    ["for less long", { expiry: 4_999 }],
    ["with the keys in another order", { signer: keys(key("b"), key("a")) }],
    ["with one more policy", { policies: [policy(1), policy(3)] }],
    ["nothing at all", { permissions: [] }]
  ])("is not more where it is %s", (_, granted) => {
    expect(excess(granted)).toBeUndefined()
  })

  it.each<readonly [string, Partial<PermissionGrant>]>([
    ["chain", { chainId: "0x2" }],
    ["account", { address: "0xAC" }],
    ["expiry", { expiry: 5_001 }],
    ["keys", { signer: keys(key("a"), key("c")) }],
    ["keys", { signer: keys(key("a")) }],
    ["keys", { signer: keys(key("a"), key("b"), key("c")) }],
    ["permissions", { permissions: [coins({ allowance: "0x65" })] }],
    ["policies", { policies: [] }],
    ["policies", { policies: [policy(4)] }]
  ])("is more by its %s", (what, granted) => {
    expect(excess(granted)).toBe(what)
  })

  it.each([
    [coins({ allowance: "0x63", period: 86_401, start: 1_001 }), coins(), true],
    [coins({ period: 86_399 }), coins(), false],
    [coins({ start: 999 }), coins(), false],
    [tokens({ token: "0xaa" }), tokens(), true],
    [tokens({ token: "0xab" }), tokens(), false],
    [tokens(), coins(), false],
    [coins(), tokens(), false],
    [coins(), calls(), false],
    [calls(), coins(), false],
    [calls(), calls(), true],
    [calls({ functionName: "burn" }), calls(), false],
    [calls({ valueLimit: "0x4" }), calls(), true],
    [calls({ valueLimit: "0x6" }), calls(), false],
    [calls({ valueLimit: undefined }), calls(), false],
    [calls({ valueLimit: "0x1" }), calls({ valueLimit: undefined }), false],
    [calls({ valueLimit: "0x0" }), calls({ valueLimit: undefined }), true],
    [calls({ operation: "Call" }), calls(), true],
    [calls({ operation: "DelegateCall" }), calls(), false],
    [calls({ args: [{ operator: "EQUAL", value: "0x1" }] }), calls(), true],
    [calls(), calls({ args: [{ operator: "EQUAL", value: "0x1" }] }), false],
    [
      calls({ args: [{ operator: "LESS_THAN", value: "0x1" }] }),
      calls({ args: [{ operator: "EQUAL", value: "0x1" }] }),
      false
    ],
    [calls({}, { address: "0xab" }), calls(), false],
    [calls({}, { abi: [{ name: "burn" }] }), calls(), false]
  ])("of one permission is told by each of its fields (%#)", (granted, request, isWithin) => {
    expect(within([granted], [request])).toBe(isWithin)
  })

  it("no two are within the same one, and their order does not matter", () => {
    const [small, large] = [coins({ allowance: "0x1" }), coins({ allowance: "0x64" })]
    expect(within([coins(), coins()], [coins()])).toBe(false)
    expect(within([small, large], [large, small])).toBe(true)
    expect(within([large, small], [large, small])).toBe(true)
    expect(within([large, large], [large, small])).toBe(false)
    expect(within([tokens(), small], [large, tokens()])).toBe(true)
  })
})
