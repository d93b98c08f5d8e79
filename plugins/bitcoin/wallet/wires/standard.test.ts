import { getWallets } from "@wallet-standard/app"
import { describe, expect, it, vi } from "vitest"
import { bitcoinTestAccounts } from "../accounts/bitcoinTestAccounts.ts"
import { createBitcoinWallet } from "../createBitcoinWallet.ts"

const testnet = "bip122:000000000933ea01ad0ee984209779ba"
const [first, second] = bitcoinTestAccounts.map((account) => account.mainnet) as [any, any]
const make = (options = {}) => createBitcoinWallet({ provider: "standard", ...options })
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")

describe("a Wallet Standard wallet of Bitcoin", () => {
  it("is found by the standard's own app library, before and after the page is ready", () => {
    const place = new EventTarget()
    const early = make({ name: "Early" })
    early.announce(place)
    vi.stubGlobal("window", place)
    const app = getWallets()
    vi.unstubAllGlobals()
    const undo = make({ name: "Late" }).announce(place)
    expect(app.get().map((wallet) => wallet.name)).toEqual(["Early", "Late"])
    expect(app.get()[0]).toBe(early.provider)
    undo()
    expect(app.get().map((wallet) => wallet.name)).toEqual(["Early"])
  })

  it("says what it can do", () => {
    const { provider } = make({ name: "Orange", network: testnet })
    expect(provider).toMatchObject({
      version: "1.0.0",
      name: "Orange",
      chains: ["bitcoin:testnet"],
      accounts: []
    })
    expect(provider.icon).toMatch(/^data:image\/svg\+xml,/)
    expect(Object.keys(provider.features)).toEqual([
      "standard:connect",
      "standard:disconnect",
      "standard:events",
      "bitcoin:connect",
      "bitcoin:disconnect",
      "bitcoin:events",
      "bitcoin:signMessage",
      "bitcoin:signTransaction",
      "bitcoin:signAndSendTransaction",
      "sats-connect:"
    ])
  })

  it("answers with accounts in the order of the purposes", async () => {
    const { provider } = make()
    const { accounts } = await provider.features["bitcoin:connect"].connect({
      purposes: ["ordinals", "payment"]
    })
    expect(accounts.map((account) => account.address)).toEqual([
      first.ordinals.address,
      first.payment.address
    ])
    const [ordinals, payment] = accounts
    expect(ordinals!.chains).toEqual(["bitcoin:mainnet"])
    expect(hexOf(ordinals!.publicKey)).toBe(first.ordinals.publicKey.slice(2))
    expect(hexOf(payment!.publicKey)).toBe(first.payment.publicKey)
    expect(provider.accounts).toContain(payment)
    expect(provider.accounts).toBe(provider.accounts)
  })

  it("shares only what was asked for, and asks for the rest", async () => {
    const wallet = make()
    const { connect } = wallet.provider.features["bitcoin:connect"]
    await connect({ purposes: ["payment"] })
    expect(wallet.accounts()).toEqual([first.payment.address])
    wallet.setPolicy("reject")
    await expect(connect({ purposes: ["ordinals"] })).rejects.toMatchObject({ code: 4001 })
    wallet.setPolicy("approve")
    await connect({ purposes: ["ordinals"] })
    expect(wallet.accounts()).toEqual([first.payment.address, first.ordinals.address])
  })

  it.each([
    [undefined],
    [null],
    [{}],
    [{ purposes: [] }],
    [{ purposes: "payment" }],
    [{ purposes: ["savings"] }]
  ])("refuses the connect input %j", async (input) => {
    const connecting = make().provider.features["bitcoin:connect"].connect(input as never)
    await expect(connecting).rejects.toMatchObject({ code: -32602 })
  })

  it("connects silently with what is permitted", async () => {
    const wallet = make({ policy: "reject" })
    const { connect } = wallet.provider.features["standard:connect"]
    expect(await connect({ silent: true })).toEqual({ accounts: [] })
    await expect(connect()).rejects.toMatchObject({ code: 4001 })
    wallet.setPolicy("approve")
    const { accounts } = await connect()
    wallet.setPolicy("reject")
    expect(await connect({ silent: true })).toEqual({ accounts })
    expect(accounts).toHaveLength(2)
  })

  it("tells changes to both kinds of listeners until they stop", async () => {
    const wallet = make()
    const { features } = wallet.provider
    const heard: unknown[] = []
    const stops = [
      features["standard:events"].on("change", ({ accounts }) =>
        heard.push(["standard", accounts?.map((account) => account.address)])
      ),
      features["bitcoin:events"].on("change", ({ accounts }) =>
        heard.push(["bitcoin", accounts?.map((account) => account.chains[0])])
      )
    ]
    wallet.setAccounts([second.payment.address])
    wallet.switchNetwork(testnet)
    wallet.switchNetwork(wallet.networks[0]!)
    expect(heard).toEqual([])
    await features["bitcoin:connect"].connect({ purposes: ["payment"] })
    wallet.setAccounts([first.payment.address, second.payment.address])
    wallet.switchNetwork(testnet)
    await features["bitcoin:disconnect"].disconnect()
    expect(heard).toEqual([
      ["standard", [second.payment.address]],
      ["bitcoin", ["bitcoin:mainnet"]],
      ["standard", [first.payment.address, second.payment.address]],
      ["bitcoin", ["bitcoin:mainnet", "bitcoin:mainnet"]],
      ["standard", bitcoinTestAccounts.slice(0, 2).map((account) => account.testnet.payment.address)],
      ["bitcoin", ["bitcoin:testnet", "bitcoin:testnet"]],
      ["standard", []],
      ["bitcoin", []]
    ])
    expect(wallet.listenerCount()).toBe(2)
    stops.forEach((stop) => stop())
    expect(wallet.listenerCount()).toBe(0)
  })

  it("refuses an account that the site may not use, and a chain that is not active", async () => {
    const wallet = make()
    const { features } = wallet.provider
    const { accounts } = await features["bitcoin:connect"].connect({ purposes: ["payment"] })
    const [payment] = accounts
    const message = new Uint8Array(1)
    const foreign = { ...payment!, address: first.ordinals.address }
    const { signMessage } = features["bitcoin:signMessage"]
    await expect(signMessage({ account: foreign, message })).rejects.toMatchObject({ code: 4100 })
    const { signTransaction } = features["bitcoin:signTransaction"]
    const input = {
      psbt: message,
      chain: "bitcoin:testnet",
      inputsToSign: [{ account: payment!, signingIndexes: [0] }]
    }
    await expect(signTransaction(input)).rejects.toMatchObject({
      code: -32602,
      message: expect.stringMatching(/bitcoin:mainnet/)
    })
    wallet.revoke()
    await expect(signMessage({ account: payment!, message })).rejects.toMatchObject({ code: 4100 })
  })

  it.each([
    ["no input", []],
    ["text instead of bytes", [{ account: { address: first.payment.address }, message: "text" }]],
    ["no account", [{ message: new Uint8Array(1) }]]
  ])("refuses to sign a message with %s", async (_, inputs) => {
    const { signMessage } = make().provider.features["bitcoin:signMessage"]
    await expect(signMessage(...(inputs as never[]))).rejects.toMatchObject({ code: -32602 })
  })

  it("is one wallet with its Sats Connect feature", async () => {
    const wallet = make()
    const { provider } = wallet.provider.features["sats-connect:"]
    const heard = vi.fn()
    provider.addListener({ eventName: "disconnect", cb: heard })
    expect(await provider.request("getAddresses", { purposes: ["payment"] })).toMatchObject({
      result: { addresses: [{ address: first.payment.address }] }
    })
    expect(wallet.provider.accounts.map((account) => account.address)).toEqual([first.payment.address])
    wallet.revoke()
    expect(heard).toHaveBeenCalledExactlyOnceWith({ type: "disconnect" })
  })
})
