import { Verifier } from "bip322-js"
import { describe, expect, it, vi } from "vitest"
import { bitcoinTestAccounts } from "../accounts/bitcoinTestAccounts.ts"
import type { BitcoinWallet } from "../BitcoinWallet.ts"
import { createBitcoinWallet } from "../createBitcoinWallet.ts"

const testnet = "bip122:000000000933ea01ad0ee984209779ba"
const [first, second] = bitcoinTestAccounts as [any, any]
const make = (options = {}) => createBitcoinWallet({ provider: "satsConnect", ...options })
const ask = async (wallet: BitcoinWallet<"satsConnect">, method: string, params?: unknown) =>
  (await wallet.provider.request(method, params)) as any

const told = (keys: any) => [
  {
    address: keys.payment.address,
    publicKey: keys.payment.publicKey,
    purpose: "payment",
    addressType: "p2wpkh",
    walletType: "software"
  },
  {
    address: keys.ordinals.address,
    publicKey: keys.ordinals.publicKey.slice(2),
    purpose: "ordinals",
    addressType: "p2tr",
    walletType: "software"
  }
]

describe("a Sats Connect wallet", () => {
  it("answers as JSON-RPC, each answer with an id of its own", async () => {
    const wallet = make()
    const one = await ask(wallet, "wallet_connect", null)
    const other = await ask(wallet, "wallet_connect", { addresses: ["payment"] })
    expect(one).toEqual({
      jsonrpc: "2.0",
      id: expect.any(String),
      result: {
        id: expect.any(String),
        addresses: told(first.mainnet),
        walletType: "software",
        network: { bitcoin: { name: "Mainnet" }, stacks: { name: "mainnet" } }
      }
    })
    expect(other.id).not.toBe(one.id)
    expect(other.result.addresses).toEqual(told(first.mainnet).slice(0, 1))
  })

  it("tells addresses and accounts by purpose, asking when it has to", async () => {
    const wallet = make()
    expect((await ask(wallet, "getAddresses", { purposes: ["ordinals"], message: "Hi" })).result).toEqual({
      addresses: told(first.mainnet).slice(1),
      network: { bitcoin: { name: "Mainnet" }, stacks: { name: "mainnet" } }
    })
    wallet.setPolicy("reject")
    expect(
      (await ask(wallet, "getAccounts", { purposes: ["payment", "ordinals", "stacks"] })).result
    ).toEqual(told(first.mainnet))
  })

  it.each(["wallet_getAccount", "wallet_getNetwork", "wallet_getWalletType", "getBalance"])(
    "denies %s to a site without permission",
    async (method) => {
      const { error } = await ask(make(), method)
      expect(error).toEqual({ code: -32002, message: "Access denied." })
    }
  )

  it.each([
    ["signMessage", { address: first.mainnet.payment.address, message: "" }],
    ["signPsbt", { psbt: "cHNidP8=" }],
    ["sendTransfer", { recipients: [{ address: first.mainnet.payment.address, amount: 1000 }] }]
  ])("denies %s to a site without permission", async (method, params) => {
    expect((await ask(make(), method, params)).error).toMatchObject({ code: -32002 })
  })

  it("tells about itself without permission", async () => {
    const { result } = await ask(make(), "getInfo", null)
    expect(result).toMatchObject({ version: "1.0.0", supports: [] })
    expect(result.methods).toContain("wallet_connect")
  })

  it.each([["nothing"], ["constructor"], ["toString"], [""], [undefined], [{}]])(
    "does not know the method %j",
    async (method) => {
      expect((await ask(make(), method as string)).error).toMatchObject({ code: -32601 })
    }
  )

  it.each([
    ["wallet_connect", { addresses: "payment" }],
    ["wallet_connect", { addresses: ["savings"] }],
    ["wallet_connect", { message: "x".repeat(81) }],
    ["wallet_connect", { network: "Moon" }],
    ["wallet_connect", 7],
    ["getAccounts", null],
    ["getAccounts", { purposes: [7] }]
  ])("refuses %s with %j", async (method, params) => {
    const wallet = make()
    expect((await ask(wallet, method, params)).error).toMatchObject({
      code: -32602,
      message: "Invalid parameters.",
      data: { error: expect.any(String) }
    })
    expect(wallet.accounts()).toEqual([])
  })

  it.each([
    ["signMessage", { address: first.mainnet.payment.address }, -32602],
    ["signMessage", { address: first.mainnet.payment.address, message: "", protocol: "RSA" }, -32602],
    ["signMessage", { address: second.mainnet.payment.address, message: "" }, -32600],
    ["signMessage", { address: first.mainnet.ordinals.address, message: "", protocol: "ECDSA" }, -32001],
    ["signPsbt", { psbt: "%%%" }, -32602],
    ["signPsbt", { psbt: "cHNidP8=", signInputs: [0] }, -32602],
    ["sendTransfer", { recipients: [] }, -32602],
    ["sendTransfer", { recipients: [{ address: first.mainnet.payment.address, amount: "1000" }] }, -32602],
    ["sendTransfer", { recipients: [{ address: first.mainnet.payment.address, amount: 0.5 }] }, -32602],
    ["wallet_changeNetwork", { name: "Moon" }, -32602]
  ])("answers %s with %j by the code %i", async (method, params, code) => {
    const wallet = make()
    await ask(wallet, "wallet_connect")
    expect((await ask(wallet, method, params)).error).toMatchObject({ code })
  })

  it("signs messages by the protocol that fits the address", async () => {
    const wallet = make()
    await ask(wallet, "wallet_connect")
    for (const [address, protocol] of [
      [first.mainnet.payment.address, "ECDSA"],
      [first.mainnet.ordinals.address, "BIP322"]
    ] as const) {
      const { result } = await ask(wallet, "signMessage", { address, message: "Hi" })
      expect(result).toMatchObject({
        address,
        protocol,
        messageHash: expect.stringMatching(/^[0-9a-f]{64}$/)
      })
      expect(Verifier.verifySignature(address, "Hi", result.signature)).toBe(true)
    }
  })

  it("changes the network with the person's consent, and says so", async () => {
    const wallet = make()
    const heard = vi.fn()
    wallet.provider.addListener("networkChange", heard)
    await ask(wallet, "wallet_connect")
    wallet.setPolicy("reject")
    expect((await ask(wallet, "wallet_changeNetwork", { name: "Testnet" })).error).toMatchObject({
      code: -32000
    })
    wallet.setPolicy("approve")
    expect((await ask(wallet, "wallet_changeNetwork", { name: "Testnet" })).result).toBe(null)
    expect(wallet.network()).toBe(testnet)
    expect((await ask(wallet, "wallet_getNetwork")).result.bitcoin).toEqual({ name: "Testnet" })
    expect((await ask(wallet, "wallet_getAccount")).result.addresses).toEqual(told(first.testnet))
    expect(heard).toHaveBeenCalledExactlyOnceWith({
      type: "networkChange",
      bitcoin: { name: "Testnet" },
      stacks: { name: "testnet" },
      addresses: told(first.testnet)
    })
  })

  it("connects on the network that the page names", async () => {
    const wallet = make()
    const { result } = await ask(wallet, "wallet_connect", { network: "Signet" })
    expect(result.network.bitcoin).toEqual({ name: "Signet" })
    expect(result.addresses).toEqual(told(first.testnet))
  })

  it("tells a change of account and the end of the connection, until the page stops listening", async () => {
    const wallet = make()
    const heard: unknown[] = []
    const stops = ["accountChange", "networkChange", "disconnect"].map((eventName) =>
      wallet.provider.addListener({ eventName, cb: (event) => heard.push(event) })
    )
    wallet.setAccounts([second.mainnet.payment.address])
    await ask(wallet, "wallet_connect")
    expect(heard).toEqual([])
    wallet.setAccounts([first.mainnet.ordinals.address])
    expect((await ask(wallet, "wallet_disconnect")).result).toBe(null)
    expect(heard).toEqual([{ type: "accountChange", addresses: told(first.mainnet) }, { type: "disconnect" }])
    expect(wallet.accounts()).toEqual([])
    stops.forEach((stop) => stop())
    expect(wallet.listenerCount()).toBe(0)
  })

  it("is where pages look for it, and in their list", () => {
    const place = Object.assign(new EventTarget(), { btc_providers: [{ id: "Other" }] }) as any
    const wallet = make({ name: "Orange" })
    const undo = wallet.announce(place)
    expect(place.XverseProviders.BitcoinProvider).toBe(wallet.provider)
    expect(place.btc_providers).toMatchObject([
      { id: "Other" },
      { id: "XverseProviders.BitcoinProvider", name: "Orange", icon: wallet.icon }
    ])
    undo()
    expect(place.btc_providers).toEqual([{ id: "Other" }])
    expect("XverseProviders" in place).toBe(false)
  })

  it("can be at a place of its own, beside another", () => {
    const place = new EventTarget() as any
    const xverse = make()
    const other = make({ providerId: "Orange.bitcoin.Provider" })
    const undo = [xverse.announce(place), other.announce(place)]
    expect(place.Orange.bitcoin.Provider).toBe(other.provider)
    expect(place.btc_providers).toHaveLength(2)
    undo[0]!()
    expect(place.btc_providers).toMatchObject([{ id: "Orange.bitcoin.Provider" }])
    undo[1]!()
    expect("Orange" in place).toBe(false)
  })
})
