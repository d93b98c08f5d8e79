import { describe, expect, it } from "vitest"
import { testAccounts } from "../accounts/testAccounts.ts"
import { createVirtualWallet } from "../createVirtualWallet.ts"

const account = testAccounts[0]?.address.toLowerCase()
const make = () => createVirtualWallet({ chains: [{ id: 1, rpcUrl: "http://127.0.0.1:1" }] })
const permission = {
  invoker: "null",
  parentCapability: "eth_accounts",
  caveats: [{ type: "restrictReturnedAccounts", value: [account] }]
}

describe("EIP-2255 permissions", () => {
  it("are granted, told and revoked", async () => {
    const { provider } = make()
    const params = [{ eth_accounts: {} }]
    expect(await provider.request({ method: "wallet_getPermissions" })).toEqual([])
    expect(await provider.request({ method: "wallet_requestPermissions", params })).toEqual([permission])
    expect(await provider.request({ method: "wallet_getPermissions" })).toEqual([permission])
    expect(await provider.request({ method: "eth_accounts" })).toEqual([account])
    expect(await provider.request({ method: "wallet_revokePermissions", params })).toBeNull()
    expect(await provider.request({ method: "eth_accounts" })).toEqual([])
  })

  it("are asked for anew even by a site that has them", async () => {
    const wallet = make()
    await wallet.provider.request({ method: "eth_requestAccounts" })
    wallet.setPolicy("reject")
    const params = [{ eth_accounts: {} }]
    const again = wallet.provider.request({ method: "wallet_requestPermissions", params })
    await expect(again).rejects.toMatchObject({ code: 4001 })
    expect(wallet.accounts()).toEqual([account])
  })

  it.each([
    ["wallet_requestPermissions", undefined],
    ["wallet_requestPermissions", []],
    ["wallet_requestPermissions", {}],
    ["wallet_requestPermissions", ["eth_accounts"]],
    ["wallet_requestPermissions", [{}]],
    ["wallet_requestPermissions", [{ eth_accounts: null }]],
    ["wallet_requestPermissions", [{ eth_accounts: { caveat: 1 } }]],
    ["wallet_requestPermissions", [{ eth_accounts: {}, snap_dialog: {} }]],
    ["wallet_revokePermissions", [{ eth_accounts: true }]],
    ["wallet_getPermissions", [{}]],
    ["eth_accounts", ["latest"]],
    ["eth_requestAccounts", [{ eth_accounts: {} }]],
    ["eth_requestAccounts", {}]
  ])("%s refuses %j", async (method, params) => {
    const args = params === undefined ? { method } : { method, params }
    await expect(make().provider.request(args)).rejects.toMatchObject({ code: -32602 })
  })
})
