import { describe, expect, it, vi } from "vitest"
import { faults } from "../../../tests/testing/src/faults/faults.ts"
import { bitcoinTestAccounts } from "./accounts/bitcoinTestAccounts.ts"
import type { BitcoinProviderKind, BitcoinWallet, BitcoinWalletOptions } from "./BitcoinWallet.ts"
import { createBitcoinWallet } from "./createBitcoinWallet.ts"

const mainnet = "bip122:000000000019d6689c085ae165831e93"
const testnet = "bip122:000000000933ea01ad0ee984209779ba"
const signet = "bip122:00000008819873e925422c1ff0f99f7c"
const [first, second] = bitcoinTestAccounts.map((account) => account.mainnet) as [any, any]

const kinds: readonly BitcoinProviderKind[] = ["standard", "satsConnect", "leather", "unisat", "okx"]

function make<K extends BitcoinProviderKind>(provider: K, options: Partial<BitcoinWalletOptions<K>> = {}) {
  return createBitcoinWallet({ provider, ...options }) as BitcoinWallet
}

/** Connects the way that a page does with a wallet of that kind, and yields the addresses that it gets. */
async function connect(wallet: BitcoinWallet): Promise<readonly string[]> {
  const provider = wallet.provider as any
  switch (wallet.kind) {
    case "standard": {
      const feature = provider.features["bitcoin:connect"]
      const { accounts } = await feature.connect({ purposes: ["payment", "ordinals"] })
      return accounts.map((account: any) => account.address)
    }
    case "satsConnect": {
      const { result, error } = await provider.request("wallet_connect", null)
      if (error !== undefined) throw error
      return result.addresses.map((entry: any) => entry.address)
    }
    case "leather": {
      const { result } = await provider
        .request("getAddresses")
        .catch(({ error }: any) => Promise.reject(error))
      return result.addresses.map((entry: any) => entry.address)
    }
    case "unisat":
      return provider.requestAccounts()
    case "okx":
      return [(await provider.bitcoin.connect()).address]
  }
}

const method: Readonly<Record<BitcoinProviderKind, string>> = {
  standard: "bitcoin:connect",
  satsConnect: "wallet_connect",
  leather: "getAddresses",
  unisat: "requestAccounts",
  okx: "connect"
}
const rejectionCode = (kind: BitcoinProviderKind) => (kind === "satsConnect" ? -32000 : 4001)
const sharedOf = (kind: BitcoinProviderKind, keys = first) =>
  kind === "unisat" || kind === "okx" ? [keys.payment.address] : [keys.payment.address, keys.ordinals.address]

function createStorage() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value)
  }
}

describe.each(kinds)("a virtual Bitcoin wallet of kind %s", (kind) => {
  it("shows nothing before the site is permitted, and its first account after", async () => {
    const wallet = make(kind)
    expect(wallet.accounts()).toEqual([])
    expect(await connect(wallet)).toEqual(sharedOf(kind))
    expect(wallet.accounts()).toEqual(sharedOf(kind))
    expect(wallet).toMatchObject({ kind, namespace: "bip122", name: "Virtual Bitcoin Wallet" })
    expect(wallet.network()).toBe(mainnet)
    expect(wallet.networks).toEqual([mainnet, testnet, signet])
  })

  it("does not ask a permitted site again", async () => {
    const wallet = make(kind)
    await connect(wallet)
    wallet.setPolicy("reject")
    expect(await connect(wallet)).toEqual(sharedOf(kind))
  })

  it("says no in its own words, and keeps nothing of it", async () => {
    const wallet = make(kind, { policy: "reject" })
    await expect(connect(wallet)).rejects.toMatchObject({ code: rejectionCode(kind) })
    expect(wallet.accounts()).toEqual([])
    expect(wallet.requests()).toMatchObject([
      { method: method[kind], outcome: "rejected", code: rejectionCode(kind) }
    ])
  })

  it("asks the person, who may choose another account", async () => {
    const onRequest = vi.fn()
    const wallet = make(kind, { policy: "ask", onRequest })
    const connecting = connect(wallet)
    await expect.poll(() => wallet.pending().length).toBe(1)
    const [request] = wallet.pending()
    expect(onRequest).toHaveBeenCalledExactlyOnceWith(request)
    expect(request).toMatchObject({
      method: method[kind],
      review: { kind: "connect", accounts: sharedOf(kind) }
    })
    request!.approve({ accounts: sharedOf(kind, second) })
    expect(await connecting).toEqual(sharedOf(kind, second))
    expect(wallet.accounts()).toEqual(sharedOf(kind, second))
  })

  it("passes on the person's own reason as it is", async () => {
    const wallet = make(kind, { policy: "hang" })
    const connecting = connect(wallet)
    connecting.catch(() => undefined)
    await expect.poll(() => wallet.pending().length).toBe(1)
    const reason = { error: "closed" }
    wallet.pending()[0]!.reject(reason)
    await expect(connecting).rejects.toBe(kind === "leather" ? "closed" : reason)
  })

  it("takes an approval without accounts for a no", async () => {
    const wallet = make(kind, { policy: "ask", onRequest: (request) => request.approve({ accounts: [] }) })
    await expect(connect(wallet)).rejects.toMatchObject({ code: rejectionCode(kind) })
  })

  it("follows a policy of the method before the general one", async () => {
    const wallet = make(kind, { policies: { [method[kind]]: "reject" } })
    await expect(connect(wallet)).rejects.toMatchObject({ code: rejectionCode(kind) })
    wallet.setPolicy(undefined, method[kind])
    expect(await connect(wallet)).toEqual(sharedOf(kind))
  })

  it("connects without asking after a reload, and asks again once revoked", async () => {
    const storage = createStorage()
    const before = make(kind, { storage })
    before.setAccounts([second.payment.address, second.ordinals.address])
    await connect(before)
    before.switchNetwork(testnet)
    const after = make(kind, { storage, policy: "reject" })
    expect(after.network()).toBe(testnet)
    after.switchNetwork(mainnet)
    expect(await connect(after)).toEqual(sharedOf(kind, second))
    after.revoke()
    expect(after.accounts()).toEqual([])
    const again = make(kind, { storage, policy: "reject" })
    expect(again.accounts()).toEqual([])
    await expect(connect(again)).rejects.toMatchObject({ code: rejectionCode(kind) })
  })

  it("drops what it saved about accounts and networks that are no longer its own", async () => {
    const storage = createStorage()
    const before = make(kind, { storage, network: [testnet, mainnet] })
    await connect(before)
    const after = make(kind, { storage, network: mainnet, accounts: bitcoinTestAccounts.slice(1) })
    expect(after.accounts()).toEqual([])
    expect(after.network()).toBe(mainnet)
  })

  it.each(["{", "null", '{"version":2}', '{"version":1,"granted":[{}],"network":"x"}'])(
    "takes the unreadable memory %s for none",
    (text) => {
      const storage = { getItem: () => text, setItem: () => undefined }
      expect(make(kind, { storage }).accounts()).toEqual([])
    }
  )

  it("keeps apart what wallets of other names save", async () => {
    const storage = createStorage()
    await connect(make(kind, { storage, name: "One" }))
    expect(make(kind, { storage, name: "Two" }).accounts()).toEqual([])
    expect([...storage.entries.keys()]).toEqual([`virtual-bitcoin-wallet:${kind}:One`])
  })

  it("has addresses of the network that is active", async () => {
    const wallet = make(kind, { network: [testnet, signet] })
    const { payment, ordinals } = bitcoinTestAccounts[0]!.testnet
    expect(wallet.addresses().slice(0, 2)).toEqual([payment.address, ordinals.address])
    expect(wallet.addresses()).toHaveLength(bitcoinTestAccounts.length * 2)
    expect(() => wallet.switchNetwork(mainnet)).toThrow(RangeError)
    expect(() => wallet.setAccounts([first.payment.address])).toThrow(RangeError)
  })

  it("is subject to faults", async () => {
    const wallet = make(kind)
    wallet.setFault(method[kind], faults.throws(new Error("broke")))
    await expect((async () => connect(wallet))()).rejects.toThrow("broke")
    expect(wallet.accounts()).toEqual([])
    wallet.setFault(method[kind], undefined)
    wallet.setFault("*", faults.throws(new Error("all broke")))
    await expect((async () => connect(wallet))()).rejects.toThrow("all broke")
    wallet.setFault("*", undefined)
    expect(await connect(wallet)).toEqual(sharedOf(kind))
  })

  it("keeps its log until it is cleared", async () => {
    const wallet = make(kind)
    await connect(wallet)
    expect(wallet.requests().map((request) => request.outcome)).toEqual(["resolved"])
    wallet.clearRequests()
    expect(wallet.requests()).toEqual([])
  })
})

describe("a virtual Bitcoin wallet", () => {
  it.each([
    ["no account", { accounts: [] }],
    ["no network", { network: [] }],
    ["a network that nobody knows", { network: "bip122:ffffffffffffffffffffffffffffffff" }]
  ])("cannot be made with %s", (_, options) => {
    expect(() => make("standard", options)).toThrow(RangeError)
  })

  it("refuses a request whose permission goes while the person decides", async () => {
    const wallet = createBitcoinWallet({ provider: "unisat" })
    await connect(wallet as BitcoinWallet)
    wallet.setPolicy("hang", "signMessage")
    const signing = wallet.provider.signMessage("late")
    signing.catch(() => undefined)
    await expect.poll(() => wallet.pending().length).toBe(1)
    wallet.revoke()
    wallet.pending()[0]!.approve()
    await expect(signing).rejects.toMatchObject({ code: 4100 })
  })

  it("holds what needs no consent by a policy of its own", async () => {
    const wallet = createBitcoinWallet({ provider: "unisat", policies: { getAccounts: "hang" } })
    const accounts = wallet.provider.getAccounts()
    await expect.poll(() => wallet.pending().length).toBe(1)
    expect(wallet.pending()[0]).toMatchObject({ method: "getAccounts", review: { kind: "held" } })
    wallet.pending()[0]!.approve()
    expect(await accounts).toEqual([])
  })
})
