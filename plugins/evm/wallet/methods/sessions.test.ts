import { recoverMessageAddress, type Hex } from "viem"
import { describe, expect, it } from "vitest"
import { testAccounts } from "../accounts/testAccounts.ts"
import { createVirtualWallet } from "../createVirtualWallet.ts"

const [{ address }, other] = testAccounts as [(typeof testAccounts)[0], (typeof testAccounts)[0]]
const make = async (grantsSessions = true) => {
  const wallet = createVirtualWallet({ chains: [{ id: 1, rpcUrl: "http://127.0.0.1:1" }], grantsSessions })
  await wallet.provider.request({ method: "eth_requestAccounts" })
  const ask = (method: string, ...params: ReadonlyArray<unknown>) =>
    wallet.provider.request({ method, params })
  return { wallet, ask }
}
const permission = {
  type: "native-token-recurring-allowance",
  data: { allowance: "0x64", start: 1, period: 86_400 }
}
const expiry = Math.floor(Date.now() / 1_000) + 60
const key = { type: "secp256k1", publicKey: `0x02${"ab".repeat(32)}` }
const request = (change: object = {}) => ({
  chainId: "0x1",
  address,
  expiry,
  signer: { type: "keys", data: { keys: [key] } },
  permissions: [permission],
  policies: [],
  ...change
})

describe("S7.28 in part: wallet_grantPermissions", () => {
  it("grants what is asked for, each time under a name of its own", async () => {
    const { wallet, ask } = await make()
    const one = (await ask("wallet_grantPermissions", request())) as { readonly context: Hex }
    expect(one).toEqual({ ...request(), context: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
    const two = (await ask("wallet_grantPermissions", request())) as { readonly context: Hex }
    expect(two.context).not.toBe(one.context)
    wallet.setPolicy("hang")
    const asked = ask("wallet_grantPermissions", request())
    await expect.poll(() => wallet.pending().length).toBe(1)
    expect(wallet.pending()[0]!.review).toEqual({
      kind: "grantPermissions",
      account: address,
      chainId: 1,
      expiry,
      keys: [key.publicKey],
      permissions: [permission]
    })
    wallet.pending()[0]!.reject()
    await expect(asked).rejects.toMatchObject({ code: 4001 })
  })

  it("says beforehand what it can grant", async () => {
    const { ask } = await make()
    expect(await ask("wallet_getCapabilities", address)).toMatchObject({
      "0x1": { permissions: { supported: true, signerTypes: ["keys"], policyTypes: [] } }
    })
    const without = await make(false)
    expect(await without.ask("wallet_getCapabilities", address)).toEqual({
      "0x1": { atomic: { status: "unsupported" } }
    })
    await expect(without.ask("wallet_grantPermissions", request())).rejects.toMatchObject({ code: 4200 })
  })

  const contract = (functions: unknown) => ({
    permissions: [{ type: "contract-call", data: { address, abi: [], functions } }]
  })
  it.each<readonly [string, object, number]>([
    ["another chain", { chainId: "0x2" }, -32602],
    ["what is over", { expiry: 1 }, -32602],
    ["an account that is not shared", { address: other.address }, 4100],
    ["no keys", { signer: { type: "keys", data: { keys: [] } } }, -32602],
    [
      "a key of no known length",
      { signer: { type: "keys", data: { keys: [{ ...key, publicKey: "0xab" }] } } },
      -32602
    ],
    ["no permissions", { permissions: [] }, -32602],
    ["an unknown permission", { permissions: [{ type: "all", data: {} }] }, -32602],
    [
      "an allowance that is no quantity",
      { permissions: [{ ...permission, data: { ...permission.data, allowance: "100" } }] },
      -32602
    ],
    [
      "a field that it does not know",
      { permissions: [{ ...permission, data: { ...permission.data, forever: true } }] },
      -32602
    ],
    ["a call of no function", contract([]), -32602],
    ["an operation that is none", contract([{ functionName: "mint", operation: "Create" }]), -32602],
    ["policies, of which it knows none", { policies: [{ type: "calls", data: {} }] }, -32602]
  ])("refuses %s", async (_, change, code) => {
    const { ask } = await make()
    await expect(ask("wallet_grantPermissions", request(change))).rejects.toMatchObject({ code })
  })

  it("takes calls of functions, by their arguments and limits", async () => {
    const { ask } = await make()
    const asked = request(
      contract([
        {
          functionName: "mint",
          args: [{ operator: "EQUAL", value: "0x01" }],
          valueLimit: "0x5",
          operation: "Call"
        }
      ])
    )
    expect(await ask("wallet_grantPermissions", asked)).toMatchObject({ permissions: asked.permissions })
  })
})

describe("S7.28 in part: wallet_revokePermissions of a session", () => {
  const ended = (change: object = {}) => ({
    pci: "p1",
    permissions: [permission],
    expiry,
    address: `eip155:1:${address}`,
    ...change
  })

  it("is signed by the account, over the session's id", async () => {
    const { ask } = await make()
    const signature = (await ask("wallet_revokePermissions", ended())) as Hex
    expect(await recoverMessageAddress({ message: "p1", signature })).toBe(address)
    expect(await ask("eth_accounts")).toEqual([address.toLowerCase()])
  })

  it.each<readonly [string, object, number]>([
    ["an account of another chain", { address: `eip155:2:${address}` }, -32602],
    ["an account that is not shared", { address: `eip155:1:${other.address}` }, 4100],
    ["no id", { pci: "" }, -32602],
    ["an expiry in text", { expiry: String(expiry) }, -32602]
  ])("refuses %s", async (_, change, code) => {
    const { ask } = await make()
    await expect(ask("wallet_revokePermissions", ended(change))).rejects.toMatchObject({ code })
  })

  it("is not what a wallet without sessions does", async () => {
    const { ask } = await make(false)
    await expect(ask("wallet_revokePermissions", ended())).rejects.toMatchObject({ code: 4200 })
  })
})
