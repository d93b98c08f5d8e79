import { Verifier } from "bip322-js"
import { describe, expect, it } from "vitest"
import { bitcoinTestAccounts } from "../accounts/bitcoinTestAccounts.ts"
import { createBitcoinWallet } from "../createBitcoinWallet.ts"

const mainnet = "bip122:000000000019d6689c085ae165831e93"
const [first, second] = bitcoinTestAccounts as [any, any]
const make = (options = {}) => createBitcoinWallet({ provider: "okx", ...options })
const told = ({ address, publicKey }: any) => ({ address, publicKey, compressedPublicKey: publicKey })

describe("OKX", () => {
  it("has a provider for each network that it serves", () => {
    expect(Object.keys(make().provider)).toEqual(["bitcoin", "bitcoinTestnet", "bitcoinSignet"])
    expect(Object.keys(make({ network: mainnet }).provider)).toEqual(["bitcoin"])
  })

  it("connects on each network with the keys of that network", async () => {
    const { bitcoin, bitcoinTestnet, bitcoinSignet } = make().provider
    expect(bitcoin!.selectedAccount).toBe(null)
    expect(await bitcoin!.connect()).toEqual(told(first.mainnet.payment))
    expect(bitcoin!.selectedAccount).toEqual(told(first.mainnet.payment))
    expect(await bitcoinTestnet!.connect()).toEqual(told(first.testnet.payment))
    expect(await bitcoinSignet!.connect()).toEqual(told(first.testnet.payment))
    expect(await bitcoin!.requestAccounts()).toEqual([first.mainnet.payment.address])
    expect(await bitcoin!.getAccounts()).toEqual([first.mainnet.payment.address])
    expect(await bitcoin!.getPublicKey()).toBe(first.mainnet.payment.publicKey)
    expect(await bitcoin!.getNetwork()).toBe("livenet")
  })

  it("does no more on the other networks than OKX does", () => {
    const { bitcoin, bitcoinTestnet } = make().provider
    expect(bitcoin).toHaveProperty("getAccounts")
    for (const name of [
      "requestAccounts",
      "getAccounts",
      "getNetwork",
      "getPublicKey",
      "getBalance",
      "sendBitcoin"
    ]) {
      expect(bitcoinTestnet).not.toHaveProperty(name)
    }
  })

  it("tells a taproot key without its sign, and with it as the compressed one", async () => {
    const { bitcoin } = make({ purpose: "ordinals" }).provider
    const { address, publicKey } = first.mainnet.ordinals
    expect(await bitcoin!.connect()).toEqual({
      address,
      publicKey: publicKey.slice(2),
      compressedPublicKey: publicKey
    })
  })

  it("signs messages on the network of its provider", async () => {
    const { bitcoin, bitcoinTestnet } = make().provider
    await expect(bitcoin!.signMessage("Hi")).rejects.toEqual({
      code: 4100,
      message: expect.stringMatching(/not been authorized/)
    })
    await bitcoin!.connect()
    for (const [provider, { address }] of [
      [bitcoin!, first.mainnet.payment],
      [bitcoinTestnet!, first.testnet.payment]
    ]) {
      expect(Verifier.verifySignature(address, "Hi", await provider.signMessage("Hi"))).toBe(true)
      const simple = await provider.signMessage("Hi", "bip322-simple")
      expect(Verifier.verifySignature(address, "Hi", simple)).toBe(true)
    }
  })

  it.each([
    ["an amount that is none", { value: "1e3" }, -32602],
    ["too many digits", { value: "0.123456789" }, -32602],
    ["no receiver", { to: undefined }, -32602],
    ["another sender", { from: second.mainnet.payment.address }, 4100]
  ])("refuses to send with %s", async (_, change, code) => {
    const { bitcoin } = make().provider
    await bitcoin!.connect()
    const from = first.mainnet.payment.address
    const sending = bitcoin!.send({ from, to: from, value: "0.001", ...change } as never)
    await expect(sending).rejects.toMatchObject({ code })
  })

  it("tells changes of the account on every network", async () => {
    const wallet = make()
    const heard: unknown[] = []
    const { bitcoin, bitcoinTestnet } = wallet.provider
    bitcoin!.on("accountChanged", (account) => heard.push(["one", account]))
    bitcoin!.on("accountsChanged", (accounts) => heard.push(["list", accounts]))
    const listen = (account: unknown) => heard.push(["test", account])
    bitcoinTestnet!.on("accountChanged", listen)
    await bitcoin!.connect()
    wallet.setAccounts([second.mainnet.payment.address])
    bitcoinTestnet!.off("accountChanged", listen)
    wallet.revoke()
    expect(heard).toEqual([
      ["one", told(first.mainnet.payment)],
      ["list", [first.mainnet.payment.address]],
      ["test", told(first.testnet.payment)],
      ["one", told(second.mainnet.payment)],
      ["list", [second.mainnet.payment.address]],
      ["test", told(second.testnet.payment)],
      ["one", null],
      ["list", []]
    ])
    wallet.emit("accountChanged", "lie")
    expect(heard.at(-1)).toEqual(["one", "lie"])
    expect(wallet.listenerCount()).toBe(2)
  })

  it("is where pages look for it", () => {
    const place = new EventTarget() as any
    const wallet = make()
    const undo = wallet.announce(place)
    expect(place.okxwallet).toBe(wallet.provider)
    undo()
    expect("okxwallet" in place).toBe(false)
  })
})
