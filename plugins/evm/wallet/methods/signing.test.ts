import { stringToHex, verifyMessage, verifyTypedData } from "viem"
import { beforeEach, describe, expect, it } from "vitest"
import { testAccounts } from "../accounts/testAccounts.ts"
import type { Review } from "../../../../tests/testing/src/approval/Review.ts"
import { createVirtualWallet } from "../createVirtualWallet.ts"
import type { VirtualWallet } from "../VirtualWallet.ts"

const [signer, stranger] = testAccounts.map((account) => account.address) as [`0x${string}`, `0x${string}`]
const chains = [{ id: 1, rpcUrl: "http://127.0.0.1:1" }]

const typedData = {
  types: {
    EIP712Domain: [
      { name: "name", type: "string" },
      { name: "chainId", type: "uint256" }
    ],
    Mail: [{ name: "text", type: "string" }]
  },
  primaryType: "Mail",
  domain: { name: "Post", chainId: 1 },
  message: { text: "hello" }
} as const

let wallet: VirtualWallet
let reviews: Review[]

beforeEach(async () => {
  reviews = []
  wallet = createVirtualWallet({
    chains,
    policy: "ask",
    onRequest(request) {
      reviews.push(request.review)
      request.approve()
    }
  })
  await wallet.provider.request({ method: "eth_requestAccounts" })
})

const ask = (method: string, ...params: readonly unknown[]) => wallet.provider.request({ method, params })

describe("personal_sign", () => {
  it.each(["hello", "", "多言語\n👛", "x".repeat(100_000)])(
    "signs a text so that it verifies",
    async (message) => {
      const signature = await ask("personal_sign", stringToHex(message), signer)
      expect(await verifyMessage({ address: signer, message, signature: signature as `0x${string}` })).toBe(
        true
      )
      expect(reviews[1]).toEqual({
        kind: "signMessage",
        account: signer,
        message: stringToHex(message),
        text: message
      })
    }
  )

  it("signs bytes that are no text, and shows no text", async () => {
    const signature = (await ask("personal_sign", "0xff00fe", signer)) as `0x${string}`
    expect(await verifyMessage({ address: signer, message: { raw: "0xff00fe" }, signature })).toBe(true)
    expect(reviews[1]).toEqual({ kind: "signMessage", account: signer, message: "0xff00fe" })
  })

  it("takes the password that old callers add", async () => {
    expect(await ask("personal_sign", "0x00", signer, "")).toMatch(/^0x[0-9a-f]{130}$/)
  })

  it.each([
    ["no params", []],
    ["no account", ["0x00"]],
    ["the places swapped", [signer, "0x00"]],
    ["text instead of bytes", ["hello", signer]],
    ["an account with a wrong checksum", ["0x00", signer.replace("Fd", "fD")]],
    ["four params", ["0x00", signer, "", ""]]
  ])("refuses %s", async (_, params) => {
    await expect(ask("personal_sign", ...params)).rejects.toMatchObject({ code: -32602 })
  })
})

describe("eth_signTypedData_v4", () => {
  it.each([
    ["an object", typedData],
    ["JSON", JSON.stringify(typedData)]
  ])("signs data given as %s so that it verifies", async (_, given) => {
    const signature = (await ask("eth_signTypedData_v4", signer, given)) as `0x${string}`
    expect(
      await verifyTypedData({
        ...typedData,
        domain: { name: "Post", chainId: 1n },
        address: signer,
        signature
      })
    ).toBe(true)
    expect(reviews[1]).toEqual({ kind: "signTypedData", account: signer, typedData })
  })

  it("signs for a domain without chain", async () => {
    const types = { ...typedData.types, EIP712Domain: [{ name: "name", type: "string" }] } as const
    const data = { ...typedData, types, domain: { name: "Post" } } as const
    const signature = (await ask("eth_signTypedData_v4", signer, data)) as `0x${string}`
    expect(await verifyTypedData({ ...data, address: signer, signature })).toBe(true)
  })

  it.each([
    ["no params", []],
    ["the places swapped", [typedData, signer]],
    ["a domain of another chain", [signer, { ...typedData, domain: { name: "Post", chainId: 2 } }]],
    ["a chain id that is no number", [signer, { ...typedData, domain: { name: "Post", chainId: "one" } }]],
    ["broken JSON", [signer, "{"]]
  ])("refuses %s", async (_, params) => {
    await expect(ask("eth_signTypedData_v4", ...params)).rejects.toMatchObject({ code: -32602 })
  })
})

describe.each([
  ["personal_sign", (account: string) => ["0x00", account]],
  ["eth_signTypedData_v4", (account: string) => [account, typedData]]
])("%s", (method, params) => {
  it("is refused for an account that the site may not use, without asking", async () => {
    await expect(ask(method, ...params(stranger))).rejects.toMatchObject({ code: 4100 })
    const foreign = "0x0000000000000000000000000000000000000001"
    await expect(ask(method, ...params(foreign))).rejects.toMatchObject({ code: 4100 })
    expect(reviews).toHaveLength(1)
  })

  it("can be rejected", async () => {
    wallet.setPolicy("reject")
    await expect(ask(method, ...params(signer))).rejects.toMatchObject({ code: 4001 })
  })

  it("does not sign with a key that is not the account's", async () => {
    const liar = { address: signer, privateKey: testAccounts[1]?.privateKey ?? "0x" } as const
    wallet = createVirtualWallet({ chains, accounts: [liar] })
    await wallet.provider.request({ method: "eth_requestAccounts" })
    await expect(ask(method, ...params(signer))).rejects.toThrow(/private key/)
  })
})
