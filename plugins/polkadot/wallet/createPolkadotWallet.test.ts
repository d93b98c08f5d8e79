import { u8aWrapBytes } from "@polkadot/util"
import {
  cryptoWaitReady,
  decodeAddress,
  encodeAddress,
  signatureVerify,
  sr25519Verify
} from "@polkadot/util-crypto"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { faults } from "../../../tests/testing/src/faults/faults.ts"
import { createPolkadotWallet } from "./createPolkadotWallet.ts"
import type { InjectedAccount, InjectedEntry, InjectedExtension } from "./InjectedExtension.ts"
import { polkadotAccountFrom } from "./keyPair.ts"
import type { PolkadotAccount } from "./PolkadotAccount.ts"
import { polkadotAccounts, polkadotEthereumAccount, polkadotMultisig } from "./polkadotAccounts.ts"
import type { PolkadotWallet, PolkadotWalletOptions } from "./PolkadotWallet.ts"

const [alice, bob] = polkadotAccounts as [PolkadotAccount, PolkadotAccount]
const everyone = polkadotAccounts.map((account) => account.address)
const hello = "0x68656c6c6f"

beforeAll(async () => {
  await cryptoWaitReady()
})

const make = (options: PolkadotWalletOptions = {}) => createPolkadotWallet({ shared: everyone, ...options })

const enabled = async (wallet: PolkadotWallet = make()) => ({
  wallet,
  extension: await wallet.entry.enable!("Test")
})

const createStorage = () => {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value)
  }
}

const addresses = (accounts: readonly InjectedAccount[]) => accounts.map((account) => account.address)

const payload = {
  address: alice.address,
  method: "0x0a0300008eaf04151687736326c9fea17e25fc5287613693c912909cb226aa4794f26a4804",
  genesisHash: `0x${"91".repeat(32)}`,
  blockHash: `0x${"b1".repeat(32)}`,
  blockNumber: "0x00000001",
  era: "0x1500",
  nonce: "0x00000001",
  tip: "0x00000000000000000000000000000000",
  specVersion: "0x00000384",
  transactionVersion: "0x0000000b",
  signedExtensions: [
    "CheckSpecVersion",
    "CheckTxVersion",
    "CheckGenesis",
    "CheckMortality",
    "CheckNonce",
    "CheckWeight"
  ],
  version: 4,
  withSignedTransaction: true
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => "resolved",
    (error: unknown) => {
      // As through the extension's port: a message, and no code that only this wallet would have.
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toHaveProperty("code")
      return (error as Error).message
    }
  )

describe("announcing", () => {
  it("makes the record when there is none, and takes it away again", () => {
    const page: { injectedWeb3?: Record<string, InjectedEntry> } = {}
    const wallet = make()
    const undo = wallet.announce(page)
    expect(page.injectedWeb3).toEqual({ "polkadot-js": { version: "0.62.3", enable: expect.any(Function) } })
    expect(page.injectedWeb3?.["polkadot-js"]).toBe(wallet.entry)
    undo()
    expect(page).toEqual({})
  })

  it("leaves other wallets where they are, also those of its own name", () => {
    const other = { version: "1", enable: () => {} }
    const record = { talisman: other, "polkadot-js": other }
    const page = { injectedWeb3: record }
    const undo = make().announce(page)
    expect(page.injectedWeb3).toBe(record)
    expect(page.injectedWeb3.talisman).toBe(other)
    expect(page.injectedWeb3["polkadot-js"]).not.toBe(other)
    undo()
    expect(page).toEqual({ injectedWeb3: { talisman: other, "polkadot-js": other } })
  })

  it("may happen twice, and another wallet may come in between", () => {
    const page: { injectedWeb3?: object } = {}
    const wallet = make()
    const undo = [wallet.announce(page), make({ name: "talisman" }).announce(page), wallet.announce(page)]
    expect(Object.keys(page.injectedWeb3 ?? {})).toEqual(["polkadot-js", "talisman"])
    for (const step of undo.toReversed()) step()
    expect(page).toEqual({})
  })

  it("takes a window", () => {
    const page = new EventTarget()
    const undo = make().announce(page)
    expect(page).toHaveProperty("injectedWeb3.polkadot-js")
    undo()
    expect(page).not.toHaveProperty("injectedWeb3")
  })

  it("offers the newer connect, which alone tells the name", async () => {
    const wallet = make({ door: "connect", name: "talisman", version: "2.0.0" })
    expect(wallet.key).toMatch(/^\d+$/)
    expect(wallet.entry.version).toBeUndefined()
    expect(await failure(wallet.entry.enable!("Test"))).toMatch(/only connect/)
    const extension = await wallet.entry.connect!("Test")
    expect(extension).toMatchObject({ name: "talisman", version: "2.0.0" })
    expect(addresses(await extension.accounts.get())).toEqual(everyone)
    const both = make({ door: "both" })
    expect(both.key).toBe("polkadot-js")
    expect(Object.keys(both.entry)).toEqual(["connect", "enable", "version"])
  })

  it("needs accounts that are there", () => {
    expect(() => make({ accounts: [] })).toThrow(RangeError)
    expect(() => make({ shared: ["5Fnobody"] })).toThrow(RangeError)
  })
})

describe("enable", () => {
  it("asks once, and shares the first account unless told otherwise", async () => {
    const wallet = createPolkadotWallet({ policy: "ask" })
    const asked = wallet.entry.enable!("Test")
    expect(wallet.pending()).toMatchObject([
      { method: "enable", params: ["Test"], review: { kind: "connect", accounts: [alice.address] } }
    ])
    expect(wallet.accounts()).toEqual([])
    wallet.pending()[0]?.approve()
    const extension = await asked
    expect(await extension.accounts.get()).toEqual([
      { address: alice.address, name: "Alice", type: "sr25519" }
    ])
    await wallet.entry.enable!("Test")
    expect(wallet.pending()).toEqual([])
    expect(wallet.accounts()).toEqual([alice.address])
  })

  it("shares what the approval names, in its order, and no account too", async () => {
    const wallet = make({ policy: "ask" })
    const asked = wallet.entry.enable!("Test")
    wallet.pending()[0]?.approve({ accounts: [bob.address, alice.address] })
    expect(addresses(await (await asked).accounts.get())).toEqual([bob.address, alice.address])
    const other = make({ policy: "ask" })
    const none = other.entry.enable!("Test")
    other.pending()[0]?.approve({ accounts: [] })
    expect(await (await none).accounts.get()).toEqual([])
  })

  it("is refused in the extension's words, and may be asked again", async () => {
    const wallet = make({ policy: "reject" })
    expect(await failure(wallet.entry.enable!("Test"))).toBe("Connection request was cancelled by the user.")
    expect(wallet.requests()).toEqual([
      { method: "enable", params: ["Test"], outcome: "rejected", code: 4001 }
    ])
    wallet.setPolicy("approve")
    expect(addresses(await (await enabled(wallet)).extension.accounts.get())).toEqual(everyone)
  })

  it("refused for ever resolves from then on, and shows nothing", async () => {
    const storage = createStorage()
    const wallet = make({ policies: { enable: "reject" }, remembersRejection: true, storage })
    expect(await failure(wallet.entry.enable!("Test"))).toBe("Connection request was rejected by the user.")
    const { extension } = await enabled(wallet)
    expect(await extension.accounts.get()).toEqual([])
    const reloaded = await enabled(make({ policy: "ask", storage }))
    expect(await reloaded.extension.accounts.get()).toEqual([])
  })

  it("rejects with a reason given, as it is", async () => {
    const wallet = make({ policy: "ask" })
    const asked = wallet.entry.enable!("Test")
    wallet.pending()[0]?.reject("closed")
    await expect(asked).rejects.toBe("closed")
  })

  it("asks one question at a time", async () => {
    const wallet = make({ policy: "hang" })
    const first = wallet.entry.enable!("Test")
    expect(await failure(wallet.entry.enable!("Test"))).toBe(
      "The source null has a pending authorization request"
    )
    wallet.pending()[0]?.approve()
    expect(addresses(await (await first).accounts.get())).toEqual(everyone)
  })

  it.each([[undefined], [""], [7], [{}]])("wants the page's name, not %j", async (origin) => {
    const wallet = make()
    expect(await failure(wallet.entry.enable!(origin as string))).toMatch(/^origin must be/)
    expect(wallet.accounts()).toEqual([])
  })
})

describe("accounts", () => {
  it("come with their type and chain, as given", async () => {
    const accounts: PolkadotAccount[] = [
      await polkadotAccountFrom({ type: "sr25519", privateKey: bob.privateKey!, ss58Format: 0 }),
      { ...alice, genesisHash: `0x${"91".repeat(32)}` },
      polkadotEthereumAccount
    ]
    const { extension } = await enabled(
      make({ accounts, shared: accounts.map((account) => account.address) })
    )
    expect(await extension.accounts.get()).toEqual([
      { address: encodeAddress(bob.address, 0), type: "sr25519" },
      { address: alice.address, name: "Alice", type: "sr25519", genesisHash: `0x${"91".repeat(32)}` },
      { address: polkadotEthereumAccount.address, name: "Alice (ethereum)", type: "ethereum" }
    ])
  })

  it("that are no key come when asked for any type, and hidden ones never", async () => {
    const accounts = [{ ...alice, hidden: true }, bob, polkadotMultisig]
    const wallet = make({ accounts, shared: accounts.map((account) => account.address) })
    const { extension } = await enabled(wallet)
    expect(addresses(await extension.accounts.get())).toEqual([bob.address])
    expect(addresses(await extension.accounts.get(true))).toEqual([bob.address, polkadotMultisig.address])
    expect(wallet.accounts()).toEqual([bob.address])
    const first = createPolkadotWallet({ accounts })
    expect(addresses(await (await enabled(first)).extension.accounts.get())).toEqual([bob.address])
  })

  it("are told to subscribers at first and when they change", async () => {
    const { wallet, extension } = await enabled()
    const heard = vi.fn<(accounts: readonly InjectedAccount[]) => void>()
    const unsubscribe = extension.accounts.subscribe(heard)
    expect(heard).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
    expect(wallet.listenerCount()).toBe(1)
    wallet.setAccounts([bob.address])
    wallet.setAccounts([bob.address])
    wallet.setAccounts([])
    expect(heard.mock.calls.map(([accounts]) => addresses(accounts))).toEqual([everyone, [bob.address], []])
    expect(await extension.accounts.get()).toEqual([])
    unsubscribe()
    unsubscribe()
    wallet.setAccounts([alice.address])
    expect(heard).toHaveBeenCalledTimes(3)
    expect(wallet.listenerCount()).toBe(0)
    expect(() => wallet.setAccounts(["5Fnobody"])).toThrow(RangeError)
  })

  it("are not told to who left before the first time", async () => {
    const { extension } = await enabled()
    const [gone, stays] = [vi.fn<() => void>(), vi.fn<() => void>()]
    extension.accounts.subscribe(gone)()
    extension.accounts.subscribe(stays)
    await vi.waitFor(() => expect(stays).toHaveBeenCalled())
    expect(gone).not.toHaveBeenCalled()
  })

  it("picked before the page connects are shared then", async () => {
    const wallet = make()
    wallet.setAccounts([bob.address])
    expect(wallet.accounts()).toEqual([])
    const { extension } = await enabled(wallet)
    expect(addresses(await extension.accounts.get())).toEqual([bob.address])
  })

  it("go when the person takes the permission away, until the page is let in again", async () => {
    const { wallet, extension } = await enabled()
    const heard = vi.fn<(accounts: readonly InjectedAccount[]) => void>()
    extension.accounts.subscribe(heard)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
    wallet.revoke()
    expect(heard).toHaveBeenLastCalledWith([])
    const refused = "The source null has not been enabled yet"
    expect(await failure(extension.accounts.get())).toBe(refused)
    expect(await failure(extension.metadata.get())).toBe(refused)
    expect(await failure(extension.signer.signRaw({ address: alice.address, data: hello }))).toBe(refused)
    const late = vi.fn<() => void>()
    extension.accounts.subscribe(late)
    await enabled(wallet)
    expect(late).toHaveBeenCalledTimes(1)
    expect(heard.mock.lastCall?.[0]).toHaveLength(everyone.length)
  })

  it("are remembered across reloads, and forgotten when revoked", async () => {
    const storage = createStorage()
    const { wallet } = await enabled(make({ storage }))
    wallet.setAccounts([bob.address])
    const reloaded = make({ storage, policy: "ask" })
    expect(reloaded.accounts()).toEqual([bob.address])
    expect(addresses(await (await enabled(reloaded)).extension.accounts.get())).toEqual([bob.address])
    reloaded.revoke()
    const again = make({ storage, policy: "ask" })
    expect(again.accounts()).toEqual([])
    void again.entry.enable!("Test")
    expect(again.pending()).toHaveLength(1)
  })

  it.each([
    ["nothing", ""],
    ["half of it", '{"version":1'],
    ["another version", '{"version":2,"metadata":[],"granted":[]}'],
    ["accounts of another kind", '{"version":1,"metadata":[],"granted":[7]}'],
    ["accounts that it does not hold", '{"version":1,"metadata":[],"granted":["5Fnobody"]}']
  ])("are none when the storage holds %s", (_, text) => {
    const storage = { getItem: () => text, setItem: () => {} }
    expect(make({ storage }).accounts()).toEqual([])
  })
})

describe("signRaw", () => {
  it.each([...polkadotAccounts, polkadotEthereumAccount])(
    "of $name is verified by others",
    async (account) => {
      const { wallet, extension } = await enabled(make({ accounts: [account], shared: [account.address] }))
      const result = await extension.signer.signRaw({ address: account.address, data: hello, type: "bytes" })
      expect(result).toEqual({ id: 1, signature: expect.stringMatching(/^0x[0-9a-f]+$/) })
      const verdict = signatureVerify(u8aWrapBytes("hello"), result.signature, account.address)
      expect(verdict).toMatchObject({ isValid: true, isWrapped: true, crypto: account.type })
      expect((await extension.signer.signRaw({ address: account.address, data: hello })).id).toBe(2)
      expect(wallet.requests().at(-1)).toMatchObject({ method: "signer.signRaw", outcome: "resolved" })
    }
  )

  it.each([
    ["a text", "héllo", "héllo"],
    ["an odd number of digits", "0x123", "0x123"],
    ["nothing", "0x", ""],
    ["bytes that are wrapped", "<Bytes>hello</Bytes>", "<Bytes>hello</Bytes>"],
    ["half a wrapping", "<Bytes>", "<Bytes><Bytes></Bytes>"],
    [
      "an Ethereum message",
      "\u0019Ethereum Signed Message:\n5hello",
      "\u0019Ethereum Signed Message:\n5hello"
    ]
  ])("wraps as the library does: %s", async (_, data, text) => {
    const { extension } = await enabled()
    for (const type of ["bytes", "payload"] as const) {
      const { signature } = await extension.signer.signRaw({ address: alice.address, data, type })
      const [raw, signed] = [new TextEncoder().encode(text), u8aWrapBytes(text)]
      // Not `signatureVerify`: it would take a signature of the bare bytes too.
      const key = decodeAddress(alice.address)
      expect(sr25519Verify(signed, signature, key)).toBe(true)
      if (signed.length > raw.length) expect(sr25519Verify(raw, signature, key)).toBe(false)
    }
  })

  it("shows what is signed", async () => {
    const { wallet, extension } = await enabled(make({ policies: { "signer.signRaw": "ask" } }))
    const asked = extension.signer.signRaw({ address: alice.address, data: hello })
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    const review = { kind: "signMessage", account: alice.address, message: hello, text: "hello" }
    expect(wallet.pending()[0]?.review).toEqual(review)
    wallet.pending()[0]?.reject()
    expect(await failure(asked)).toBe("Cancelled")
    const binary = extension.signer.signRaw({ address: alice.address, data: "0xff" })
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    expect(wallet.pending()[0]?.review).toEqual({
      kind: "signMessage",
      account: alice.address,
      message: "0xff"
    })
    wallet.setAccounts([bob.address])
    wallet.pending()[0]?.approve()
    expect(await failure(binary)).toBe(`Unable to retrieve keypair '${alice.address}'`)
  })

  it("shows and signs what was sent, whatever the page makes of it later", async () => {
    const { wallet, extension } = await enabled(make({ policies: { "signer.signRaw": "ask" } }))
    const given = { address: alice.address, data: hello }
    const asked = extension.signer.signRaw(given)
    given.data = "0x00"
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    expect(wallet.pending()[0]?.params).toEqual({ address: alice.address, data: hello })
    wallet.pending()[0]?.approve()
    const { signature } = await asked
    expect(signatureVerify(u8aWrapBytes("hello"), signature, alice.address).isValid).toBe(true)
  })

  it("knows an account by any prefix and as bytes", async () => {
    const { extension } = await enabled()
    for (const address of [
      encodeAddress(alice.address, 0),
      "0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d"
    ]) {
      const { signature } = await extension.signer.signRaw({ address, data: hello })
      expect(signatureVerify(u8aWrapBytes("hello"), signature, alice.address).isValid).toBe(true)
    }
  })

  it.each([
    [
      "an account that is not shared",
      { address: bob.address, data: hello },
      /^Unable to retrieve keypair '5FHn/
    ],
    [
      "an account without a key",
      { address: polkadotMultisig.address, data: hello },
      /^Unable to retrieve keypair/
    ],
    ["no address", { data: hello }, /^payload\.address must be/],
    ["an empty address", { address: "", data: hello }, "Invalid empty address passed"],
    ["half an address", { address: "5Grw", data: hello }, /^Decoding 5Grw: /],
    ["an address that is no text", { address: 7, data: hello }, /^payload\.address must be/],
    ["no data", { address: alice.address }, /^payload\.data must be/],
    ["data that are no text", { address: alice.address, data: Uint8Array.of(1) }, /^payload\.data must be/],
    [
      "what is no plain data",
      { address: alice.address, data: () => hello },
      /^The request is not plain data$/
    ],
    ["nothing", undefined, /^payload must be an object/],
    ["a list", [alice.address, hello], /^payload must be an object/]
  ])("is refused for %s", async (_, given, message) => {
    const accounts = [alice, bob, polkadotMultisig]
    const shared = [alice.address, polkadotMultisig.address]
    const { wallet, extension } = await enabled(make({ accounts, shared }))
    const sign = extension.signer.signRaw as (payload: unknown) => Promise<unknown>
    expect(await failure(sign(given))).toMatch(message)
    expect(wallet.requests().at(-1)).toMatchObject({ outcome: "rejected", code: expect.any(Number) })
  })
})

describe("signPayload", () => {
  it("shows the transaction, and is refused in the extension's words", async () => {
    const { wallet, extension } = await enabled(make({ policies: { "signer.signPayload": "ask" } }))
    const asked = extension.signer.signPayload(payload)
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    expect(wallet.pending()[0]?.review).toEqual({
      kind: "signTransaction",
      account: alice.address,
      sends: false,
      facts: [
        { label: "Genesis hash", value: payload.genesisHash },
        { label: "Call", value: payload.method },
        { label: "Nonce", value: "1" },
        { label: "Tip", value: "0 planck" },
        { label: "Lifetime", value: "64 blocks" },
        { label: "Runtime", value: "900 (transactions 11)" }
      ]
    })
    wallet.pending()[0]?.reject()
    expect(await failure(asked)).toBe("Cancelled")
  })

  it.each([
    ["sr25519", 1, 65],
    ["ed25519", 0, 65],
    ["ecdsa", 2, 66],
    ["ethereum", undefined, 65]
  ])("says which kind of key signed: %s", async (type, kind, length) => {
    const account = [...polkadotAccounts, polkadotEthereumAccount].find((entry) => entry.type === type)!
    const { extension } = await enabled(make({ accounts: [account], shared: [account.address] }))
    const { signature } = await extension.signer.signPayload({ ...payload, address: account.address })
    expect(signature).toHaveLength(2 + 2 * length)
    if (kind !== undefined) expect(signature.slice(0, 4)).toBe(`0x0${kind}`)
  })

  it("takes bytes made elsewhere, for extensions of a chain's own", async () => {
    const given = { ...payload, signedExtensions: ["CheckOwnThing"], ownThing: 7 }
    const refused = await enabled()
    expect(await failure(refused.extension.signer.signPayload(given))).toMatch(
      /signedExtensions.*CheckOwnThing/
    )
    const seen: object[] = []
    const encodePayload = (value: object) => {
      seen.push(value)
      return Uint8Array.of(1, 2, 3)
    }
    const { extension } = await enabled(make({ encodePayload }))
    const { signature } = await extension.signer.signPayload(given)
    expect(signatureVerify(Uint8Array.of(1, 2, 3), `0x${signature.slice(4)}`, alice.address).isValid).toBe(
      true
    )
    expect(seen).toEqual([given])
  })

  it("is refused on another chain than the account's own", async () => {
    const genesisHash = `0x${"b0".repeat(32)}` as const
    const wallet = make({ accounts: [{ ...alice, genesisHash }], shared: [alice.address] })
    const { extension } = await enabled(wallet)
    expect(await failure(extension.signer.signPayload(payload))).toMatch(/only for the chain 0xb0b0/)
    const { id } = await extension.signer.signPayload({ ...payload, genesisHash })
    expect(id).toBe(1)
  })

  it.each([
    ["no call", { method: undefined }, /payload\.method/],
    ["a call of one byte", { method: "0x00" }, /payload\.method/],
    ["a short genesis hash", { genesisHash: "0x1234" }, /payload\.genesisHash/],
    ["no block hash", { blockHash: null }, /payload\.blockHash/],
    ["an era of three bytes", { era: "0x150000" }, /payload\.era/],
    ["a nonce that is a number", { nonce: 1 }, /payload\.nonce/],
    ["a tip above 128 bits", { tip: `0x1${"0".repeat(32)}` }, /payload\.tip/],
    ["a runtime version above 32 bits", { specVersion: "0x100000000" }, /payload\.specVersion/],
    ["extensions that are no list", { signedExtensions: "CheckNonce" }, /payload\.signedExtensions/],
    ["another version", { version: 5 }, /payload\.version/],
    ["an unknown mode", { mode: 2 }, /payload\.mode/],
    [
      "a fee in another asset",
      { assetId: "0x01", signedExtensions: ["ChargeAssetTxPayment"] },
      /payload\.assetId/
    ],
    ["another account", { address: polkadotEthereumAccount.address }, /^Unable to retrieve keypair/]
  ])("is refused for %s", async (_, change, message) => {
    const { wallet, extension } = await enabled()
    expect(await failure(extension.signer.signPayload({ ...payload, ...change }))).toMatch(message)
    expect(wallet.pending()).toEqual([])
  })
})

describe("metadata", () => {
  const genesisHash = `0x${"91".repeat(32)}` as const

  it("is kept when the person agrees", async () => {
    const storage = createStorage()
    const { wallet, extension } = await enabled(
      make({ storage, metadata: [{ genesisHash, specVersion: 1 }] })
    )
    expect(await extension.metadata.get()).toEqual([{ genesisHash, specVersion: 1 }])
    const definition = { chain: "Polkadot", genesisHash, specVersion: 2, tokenSymbol: "DOT", types: {} }
    expect(await extension.metadata.provide(definition)).toBe(true)
    expect(await extension.metadata.get()).toEqual([{ genesisHash, specVersion: 2 }])
    wallet.setPolicy("reject")
    expect(await failure(extension.metadata.provide({ ...definition, specVersion: 3 }))).toBe("Rejected")
    expect(await failure(extension.metadata.provide({ genesisHash }))).toMatch(/^definition\.specVersion/)
    const reloaded = await enabled(make({ storage }))
    expect(await reloaded.extension.metadata.get()).toEqual([{ genesisHash, specVersion: 2 }])
  })
})

describe("a policy of a method's own", () => {
  it("holds also what needs no consent", async () => {
    const { wallet, extension } = await enabled(make({ policies: { "accounts.get": "hang" } }))
    const asked = extension.accounts.get()
    await vi.waitFor(() => expect(wallet.pending()).toMatchObject([{ method: "accounts.get" }]))
    wallet.pending()[0]?.approve()
    expect(addresses(await asked)).toEqual(everyone)
    wallet.setPolicy("reject", "accounts.get")
    expect(await failure(extension.accounts.get())).toBe("Rejected")
    wallet.setPolicy("reject", "metadata.get")
    expect(await failure(extension.metadata.get())).toBe("Rejected")
  })

  it("keeps a subscriber waiting", async () => {
    const { wallet, extension } = await enabled(make({ policies: { "accounts.subscribe": "hang" } }))
    const heard = vi.fn<() => void>()
    extension.accounts.subscribe(heard)
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    expect(heard).not.toHaveBeenCalled()
    wallet.pending()[0]?.approve()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  })
})

describe("faults", () => {
  it("stand before each method", async () => {
    const wallet = make()
    wallet.setFault("enable", faults.rejects("odd"))
    await expect(wallet.entry.enable!("Test")).rejects.toBe("odd")
    wallet.setFault("enable", undefined)
    const { extension } = await enabled(wallet)
    wallet.setFault("accounts.get", faults.resolves([null]))
    expect(await extension.accounts.get()).toEqual([null])
    wallet.setFault("accounts.subscribe", faults.throws())
    expect(() => extension.accounts.subscribe(() => {})).toThrow(Error)
    wallet.setFault(
      "accounts.subscribe",
      faults.changes((genuine) => genuine)
    )
    const ending = extension.accounts.subscribe(() => {})
    expect(ending).toBeInstanceOf(Promise)
    expect(wallet.listenerCount()).toBe(1)
    wallet.setFault("*", faults.resolves("anything"))
    expect(await extension.metadata.get()).toBe("anything")
    expect(wallet.requests().map((entry) => entry.method)).toEqual([
      "enable",
      "enable",
      "accounts.get",
      "accounts.subscribe",
      "accounts.subscribe",
      "metadata.get"
    ])
  })

  it("of subscribers stay outside the wallet", async () => {
    vi.useFakeTimers()
    const { wallet, extension } = await enabled()
    const heard = vi.fn<() => void>()
    extension.accounts.subscribe(() => {
      throw new Error("The page broke")
    })
    extension.accounts.subscribe(heard)
    extension.accounts.subscribe(undefined as never)()
    await Promise.resolve()
    await Promise.resolve()
    wallet.emit([{ address: 7 }])
    expect(heard).toHaveBeenLastCalledWith([{ address: 7 }])
    expect(wallet.listenerCount()).toBe(2)
    vi.clearAllTimers()
    vi.useRealTimers()
  })
})

describe("the extension", () => {
  it("keeps its functions on prototypes, as the real one does", async () => {
    const { extension } = await enabled()
    expect(Object.keys(extension)).toEqual(["accounts", "signer", "metadata"])
    expect(Object.keys(extension.accounts)).toEqual([])
    expect({ ...extension.signer }).toEqual({})
    expect(typeof (extension as InjectedExtension).signer.signRaw).toBe("function")
  })

  it("loads and asks nothing before it is needed", () => {
    const wallet = make()
    expect(wallet.requests()).toEqual([])
    expect(wallet.accounts()).toEqual([])
    expect(wallet.namespace).toBe("polkadot")
    expect(wallet.addresses).toEqual(everyone)
  })
})
