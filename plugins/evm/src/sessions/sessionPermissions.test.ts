import type { PermissionRequest } from "@latchkey/core"
import { createVirtualWallet } from "@latchkey/testing"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { parseAddress } from "../Address.ts"
import { sessionPermissions } from "./sessionPermissions.ts"

const network = fakeNetwork(1)
const expiry = Math.floor(Date.now() / 1_000) + 60
const key = { type: "secp256k1", publicKey: `0x02${"ab".repeat(32)}` } as const
const coins = {
  type: "native-token-recurring-allowance",
  data: { allowance: "0x64", start: 1, period: 86_400 }
} as const

const open = async (grantsSessions = true) => {
  const chains = [1, 2].map((id) => ({ id, rpcUrl: "http://127.0.0.1:1" }))
  const wallet = createVirtualWallet({ chains, grantsSessions })
  const [account] = (await wallet.provider.request({ method: "eth_requestAccounts" })) as [string]
  const address = parseAddress(account)!
  const asked: PermissionRequest = {
    chainId: "0x1",
    address: address as `0x${string}`,
    expiry,
    signer: { type: "keys", data: { keys: [key] } },
    permissions: [coins],
    policies: []
  }
  const place = { address, network, provider: wallet.provider }
  return {
    wallet,
    asked,
    place,
    grant: (change: object = {}) =>
      Effect.runPromise(sessionPermissions.grant({ ...place, asked: { ...asked, ...change } })),
    revoke: () =>
      Effect.runPromise(
        sessionPermissions.revoke({ ...place, session: { pci: "p1", permissions: [coins], expiry } })
      ),
    supported: () => Effect.runPromise(sessionPermissions.supported(place))
  }
}

describe("S7.28 in part: permissions of a wallet", () => {
  it("are granted as they were asked for, and taken back by a signature", async () => {
    const { grant, revoke, asked, wallet } = await open()
    expect(await grant()).toEqual({ ...asked, context: expect.stringMatching(/^0x/) })
    expect(await revoke()).toMatch(/^0x[0-9a-f]{130}$/)
    const sent = wallet.requests().find(({ method }) => method === "wallet_revokePermissions")
    expect(sent?.params).toEqual([
      { pci: "p1", permissions: [coins], expiry, address: `eip155:1:${asked.address}` }
    ])
  })

  it("are known beforehand, where the wallet says them", async () => {
    const { supported, wallet } = await open()
    expect(await supported()).toMatchObject({ signerTypes: ["keys"], policyTypes: [] })
    for (const [told, expected] of [
      [{}, undefined],
      [{ "0x1": {} }, undefined],
      [{ "0x2": { permissions: {} } }, undefined],
      [{ "0x1": { permissions: { supported: false } } }, undefined],
      [{ "0x1": { permissions: { supported: true, signerTypes: ["keys", 7] } } }, { signerTypes: ["keys"] }],
      ["no JSON", undefined]
    ] as const) {
      wallet.setFault("wallet_getCapabilities", () => told)
      expect(await supported()).toEqual(expected)
    }
    expect(await (await open(false)).supported()).toBeUndefined()
  })

  it("a visitor who declines is an outcome", async () => {
    const { grant, revoke, wallet } = await open()
    wallet.setPolicy("reject")
    await expect(grant()).rejects.toMatchObject({ code: "EVM_REQUEST_REJECTED", rejected: true })
    await expect(revoke()).rejects.toMatchObject({ rejected: true })
  })

  it("T22 in part: are asked for on the chain that they are for, and on no other", async () => {
    const { grant, revoke, wallet } = await open()
    await expect(grant({ chainId: "0x2" })).rejects.toMatchObject({ code: "NETWORK_MISMATCH" })
    wallet.switchTo(2)
    await expect(grant()).rejects.toMatchObject({ code: "NETWORK_MISMATCH" })
    await expect(revoke()).rejects.toMatchObject({ code: "NETWORK_MISMATCH" })
    const asked = wallet.requests().map(({ method }) => method)
    expect(asked).not.toContain("wallet_grantPermissions")
    expect(asked).not.toContain("wallet_revokePermissions")
  })

  it.each<readonly [string, (honest: any) => unknown]>([
    ["nothing", () => null],
    ["a text", () => "granted"],
    ["no context", ({ context: _, ...rest }) => rest],
    ["no chain", (honest) => ({ ...honest, chainId: "one" })],
    ["no account", (honest) => ({ ...honest, address: "0x1" })],
    ["no expiry", (honest) => ({ ...honest, expiry: String(expiry) })],
    ["another kind of signer", (honest) => ({ ...honest, signer: { type: "wallet" } })],
    [
      "a broken key",
      (honest) => ({ ...honest, signer: { type: "keys", data: { keys: [{ ...key, publicKey: "0x1" }] } } })
    ],
    ["an unknown permission", (honest) => ({ ...honest, permissions: [coins, { type: "all", data: {} }] })],
    ["51 permissions", (honest) => ({ ...honest, permissions: Array.from({ length: 51 }, () => coins) })],
    ["policies that are none", (honest) => ({ ...honest, policies: "none" })]
  ])("T08 in part: an answer with %s is no grant", async (_, lie) => {
    const { grant, wallet } = await open()
    wallet.setFault("wallet_grantPermissions", async (answer) => lie(await answer()))
    await expect(grant()).rejects.toMatchObject({ code: "EVM_REQUEST_FAILED" })
  })

  it.each([[null], ["0x"], [`0x${"ab".repeat(63)}`], [{}]])(
    "T08 in part: %j is no signature",
    async (told) => {
      const { revoke, wallet } = await open()
      wallet.setFault("wallet_revokePermissions", () => told)
      await expect(revoke()).rejects.toMatchObject({ code: "EVM_REQUEST_FAILED" })
    }
  )
})

const token = `0x${"a".repeat(40)}`
const call = (fn: object, change: object = {}) => ({
  type: "contract-call",
  data: { address: token, abi: [{ name: "mint" }], functions: [{ functionName: "mint", ...fn }], ...change }
})

describe("a permission from elsewhere", () => {
  const reads = (permission: unknown) => sessionPermissions.decode([permission]).length === 1

  it.each([
    coins,
    { type: "erc20-recurring-allowance", data: { ...coins.data, token } },
    call({}),
    call({ args: [{ operator: "EQUAL", value: "0x01" }], valueLimit: "0x5", operation: "DelegateCall" })
  ])("is read if it is of a known form (%#)", (permission) => {
    expect(reads(permission)).toBe(true)
  })

  it.each([
    null,
    "all",
    { type: "all", data: coins.data },
    { ...coins, data: { ...coins.data, allowance: "100" } },
    { ...coins, data: { ...coins.data, allowance: `0x${"f".repeat(65)}` } },
    { ...coins, data: { ...coins.data, period: 0 } },
    { ...coins, data: { ...coins.data, start: 1.5 } },
    { type: "erc20-recurring-allowance", data: coins.data },
    { type: "erc20-recurring-allowance", data: { ...coins.data, token: "0x1" } },
    call({}, { functions: [] }),
    call({}, { address: "0x1" }),
    call({ functionName: "" }),
    call({ args: [{ operator: "LIKE", value: "0x01" }] }),
    call({ args: "any" }),
    call({ valueLimit: "much" }),
    call({ operation: "Create" })
  ])("is dropped if one of its fields is not (%#)", (permission) => {
    expect(reads(permission)).toBe(false)
  })

  it("keeps the contract's interface as it is, and reads no list that is none", () => {
    expect(sessionPermissions.decode([call({})])).toMatchObject([{ data: { abi: [{ name: "mint" }] } }])
    expect(sessionPermissions.decode(undefined)).toEqual([])
  })
})
