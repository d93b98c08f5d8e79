import { describe, expect, it } from "vitest"
import { testAccounts } from "../accounts/testAccounts.ts"
import { createVirtualWallet } from "../createVirtualWallet.ts"

const account = testAccounts[0]?.address
const unsupported = { atomic: { status: "unsupported" } }

async function ask(params: unknown, options: { readonly batchAccount?: `0x${string}` } = {}) {
  const chains = [1, 8453].map((id) => ({ id, rpcUrl: "http://127.0.0.1:1" }))
  const { provider } = createVirtualWallet({ chains, ...options })
  await provider.request({ method: "eth_requestAccounts" })
  return provider.request({ method: "wallet_getCapabilities", params })
}

describe("wallet_getCapabilities", () => {
  it("tells that no chain has batches", async () => {
    expect(await ask([account])).toEqual({ "0x1": unsupported, "0x2105": unsupported })
    expect(await ask([account, ["0x2105", "0x5"]])).toEqual({ "0x2105": unsupported })
  })

  it("tells that they all have, with a contract to delegate to", async () => {
    const supported = { atomic: { status: "supported" } }
    expect(await ask([account], { batchAccount: `0x${"ba".repeat(20)}` })).toEqual({
      "0x1": supported,
      "0x2105": supported
    })
  })

  it("tells nothing about an account that the site may not use", async () => {
    await expect(ask([testAccounts[1]?.address])).rejects.toMatchObject({ code: 4100 })
  })

  it.each([[[]], [["0x1234"]], [[account, "0x1"]], [[account, [1]]], [[account, [], 1]]])(
    "refuses %j",
    async (params) => {
      await expect(ask(params)).rejects.toMatchObject({ code: -32602 })
    }
  )
})
