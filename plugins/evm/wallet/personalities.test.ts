import { describe, expect, it } from "vitest"
import { createVirtualWallet } from "./createVirtualWallet.ts"
import { personalities, type WalletPersonality } from "./personalities.ts"

const chains = [{ id: 1, rpcUrl: "http://127.0.0.1:1" }]
const all: ReadonlyArray<readonly [string, WalletPersonality]> = Object.entries(personalities)

describe.each(all)("%s", (_, personality) => {
  const wallet = () => createVirtualWallet({ chains, personality, policy: "reject" })

  it("announces itself and marks its provider as the wallet does", () => {
    const { info, provider } = wallet()
    expect(info).toMatchObject(personality.info)
    expect(provider).toMatchObject(personality.flags)
  })

  it.each(["eth_requestAccounts", "personal_sign", "eth_sendTransaction"])(
    "declines %s by code 4001",
    async (method) => {
      const made = createVirtualWallet({ chains, personality })
      await made.provider.request({ method: "eth_requestAccounts" })
      const [address] = made.addresses
      made.setPolicy("reject")
      if (method === "eth_requestAccounts") made.revoke()
      const params = {
        personal_sign: ["0x00", address],
        eth_sendTransaction: [{ from: address, to: address }]
      }[method]
      await expect(made.provider.request({ method, ...(params && { params }) })).rejects.toMatchObject({
        code: 4001,
        message: expect.stringMatching(/reject|denied/i)
      })
    }
  )

  it("says where each of its ways was reported", () => {
    expect(personality.sources.length).toBeGreaterThan(0)
    for (const source of personality.sources) expect(source).toMatch(/^https:\/\//)
  })
})

describe("a chain that the wallet does not know", () => {
  const switchBy = (personality: WalletPersonality) =>
    createVirtualWallet({ chains, personality }).provider.request({
      method: "wallet_switchEthereumChain",
      params: [{ chainId: "0x89" }]
    })

  it("is told by the standard's code", () =>
    expect(switchBy(personalities.rabby)).rejects.toMatchObject({ code: 4902 }))

  it("is told by MetaMask on phones one level below", () =>
    expect(switchBy(personalities.metaMaskMobile)).rejects.toMatchObject({
      code: -32603,
      data: { originalError: { code: 4902 } }
    }))

  it("is told by Trust Wallet without a code, in a sentence of the visitor's language", () =>
    expect(switchBy(personalities.trust)).rejects.toSatisfy(
      (error) => error instanceof Error && !("code" in error) && error.message.includes("137")
    ))
})

it("an app's own words about a wallet come before those of its personality", () => {
  const { info, provider } = createVirtualWallet({
    chains,
    personality: personalities.rabby,
    info: { name: "My Rabby" },
    flags: { isMetaMask: false }
  })
  expect(info).toMatchObject({ name: "My Rabby", rdns: "io.rabby" })
  expect(provider).toMatchObject({ isRabby: true, isMetaMask: false })
})
