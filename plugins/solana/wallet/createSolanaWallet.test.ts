import { getBase58Decoder, getBase58Encoder } from "@solana/kit"
import { Keypair, PublicKey, SystemProgram, Transaction } from "@solana/web3.js"
import nacl from "tweetnacl"
import { afterEach, describe, expect, it, vi } from "vitest"
import { faults } from "../../../tests/testing/src/faults/faults.ts"
import { mergeStandardWallets } from "../../../tests/testing/src/walletStandard/mergeStandardWallets.ts"
import { createPage, createPart } from "../../../tests/testing/src/walletStandard/standardPage.ts"
import { createSolanaWallet } from "./createSolanaWallet.ts"
import { solanaAccountLies, solanaChangeLies, solanaResultLies } from "./solanaLies.ts"
import { solanaTestAccountFrom } from "./SolanaTestAccount.ts"
import { solanaTestAccounts } from "./solanaTestAccounts.ts"
import type { SolanaWallet, SolanaWalletOptions } from "./SolanaWallet.ts"

const [first, second, third] = solanaTestAccounts.map((account) => account.address) as [
  string,
  string,
  string
]

const make = (options: SolanaWalletOptions = {}) => createSolanaWallet(options)
const connect = (wallet: SolanaWallet, input?: { readonly silent?: boolean }) =>
  wallet.standard.features["standard:connect"]!.connect(input)
const connected = async (options: SolanaWalletOptions = {}) => {
  const wallet = make(options)
  const { accounts } = await connect(wallet)
  return { wallet, account: accounts[0]! }
}
const features = (wallet: SolanaWallet) => wallet.standard.features
const signMessage = (wallet: SolanaWallet, ...inputs: readonly unknown[]) =>
  features(wallet)["solana:signMessage"]!.signMessage(...(inputs as never[]))
const signIn = (wallet: SolanaWallet, ...inputs: readonly unknown[]) =>
  features(wallet)["solana:signIn"]!.signIn(...(inputs as never[]))
const bytes = (text: string) => new TextEncoder().encode(text)
const text = (given: Uint8Array) => new TextDecoder().decode(given)

function hear(wallet: SolanaWallet) {
  const heard: unknown[] = []
  const stop = features(wallet)["standard:events"]!.on("change", ({ accounts }) => {
    heard.push(accounts?.map((account) => account.address))
  })
  return { heard, stop }
}

function createStorage(entries = new Map<string, string>()) {
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value)
  }
}

afterEach(() => vi.unstubAllGlobals())

describe("the test accounts", () => {
  it.each(solanaTestAccounts)("have the key of their address: $address", async (account) => {
    const pair = nacl.sign.keyPair.fromSeed(Uint8Array.from(Buffer.from(account.privateKey, "hex")))
    expect(Buffer.from(pair.publicKey).toString("hex")).toBe(account.publicKey)
    expect(getBase58Decoder().decode(pair.publicKey)).toBe(account.address)
    expect(await solanaTestAccountFrom(account.privateKey)).toEqual(account)
  })

  it("are made of 32 bytes only", async () => {
    await expect(solanaTestAccountFrom("ab")).rejects.toThrow(RangeError)
  })
})

describe("a virtual Solana wallet", () => {
  it("is a Wallet Standard wallet whose properties are inherited", () => {
    const { standard } = make()
    expect(standard.version).toBe("1.0.0")
    expect(standard.name).toBe("Virtual Solana Wallet")
    expect(standard.icon).toMatch(/^data:image\/svg\+xml,/)
    expect(standard.chains).toEqual(["solana:mainnet", "solana:devnet"])
    expect(standard.accounts).toEqual([])
    expect(Object.keys(standard.features)).toEqual([
      "standard:connect",
      "standard:disconnect",
      "standard:events",
      "solana:signAndSendTransaction",
      "solana:signTransaction",
      "solana:signMessage",
      "solana:signIn"
    ])
    expect(standard.features["solana:signTransaction"]).toMatchObject({
      supportedTransactionVersions: ["legacy", 0]
    })
    expect({ ...standard }).toEqual({})
    expect(Object.isFrozen(standard)).toBe(true)
  })

  it("offers what it is told to, and what it adds itself", () => {
    const wallet = make({
      features: ["standard:connect", "solana:signMessage"],
      extraFeatures: { "virtual:": { own: true } }
    })
    expect(Object.keys(wallet.standard.features)).toEqual([
      "standard:connect",
      "solana:signMessage",
      "virtual:"
    ])
  })

  it("needs an account and a chain", () => {
    expect(() => make({ accounts: [] })).toThrow(RangeError)
    expect(() => make({ chains: [] })).toThrow(RangeError)
  })

  it("registers by the protocol, twice if asked, and withdraws", () => {
    const wallet = make()
    const page = createPage()
    page.open()
    const undo = wallet.announce(page.place)
    wallet.announce(page.place)
    expect(page.seen()).toEqual([wallet.standard, wallet.standard])
    undo()
    expect(page.wallets()).toEqual([])
  })
})

describe("connecting", () => {
  it("shares the first account, with all that a page needs to know of it", async () => {
    const wallet = make()
    const { heard } = hear(wallet)
    const { accounts } = await connect(wallet)
    const [account] = accounts
    expect(account).toMatchObject({
      address: first,
      chains: ["solana:mainnet", "solana:devnet"],
      features: [
        "solana:signAndSendTransaction",
        "solana:signTransaction",
        "solana:signMessage",
        "solana:signIn"
      ]
    })
    expect(getBase58Decoder().decode(account!.publicKey)).toBe(first)
    expect(wallet.standard.accounts[0]).toBe(account)
    expect(wallet.accounts()).toEqual([first])
    expect(heard).toEqual([[first]])
    wallet.setPolicy("reject")
    expect((await connect(wallet)).accounts[0]).toBe(account)
  })

  it("shares what the person picks", async () => {
    const { wallet } = await connected({
      policy: "ask",
      onRequest: (request) => {
        expect(request.review).toEqual({ kind: "connect", accounts: [first] })
        request.approve({ accounts: [second, first] })
      }
    })
    expect(wallet.accounts()).toEqual([second, first])
  })

  it("keeps nothing of a no, or of a yes without accounts", async () => {
    const wallet = make({ policy: "reject" })
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4001 })
    wallet.setPolicy("ask")
    const waiting = connect(wallet)
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    wallet.pending()[0]!.approve({ accounts: [] })
    await expect(waiting).rejects.toMatchObject({ code: 4001 })
    expect(wallet.standard.accounts).toEqual([])
  })

  it("answers a second question with -32002 while one is open", async () => {
    const wallet = make({ policy: "hang" })
    const waiting = connect(wallet)
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    await expect(connect(wallet)).rejects.toMatchObject({ code: -32002 })
    wallet.pending()[0]!.approve()
    expect((await waiting).accounts).toHaveLength(1)
  })

  it("asks nobody when silent", async () => {
    const wallet = make({ policy: "hang" })
    expect(await connect(wallet, { silent: true })).toEqual({ accounts: [] })
    const strict = make({ policy: "hang", silentConnect: "rejects" })
    await expect(connect(strict, { silent: true })).rejects.toMatchObject({ code: 4001 })
    await expect(connect(strict, "silent" as never)).rejects.toMatchObject({ code: -32000 })
    expect(strict.pending()).toEqual([])
  })

  it("is remembered across reloads, and really forgotten when revoked", async () => {
    const storage = createStorage()
    await connected({ storage })
    const reloaded = make({ storage, policy: "reject" })
    expect(reloaded.accounts()).toEqual([])
    expect((await connect(reloaded, { silent: true })).accounts).toHaveLength(1)
    expect(make({ storage, sharesAtStart: true }).standard.accounts).toHaveLength(1)
    expect(make({ storage, storageKey: "another" }).standard.accounts).toHaveLength(0)

    const { heard } = hear(reloaded)
    reloaded.revoke()
    expect(heard).toEqual([[]])
    const again = make({ storage, policy: "reject" })
    expect((await connect(again, { silent: true })).accounts).toHaveLength(0)
    await expect(connect(again)).rejects.toMatchObject({ code: 4001 })
  })

  it.each([
    "",
    "{",
    "null",
    '{"version":2,"granted":[]}',
    '{"version":1,"granted":"all"}',
    '{"version":1,"granted":["stranger"]}'
  ])("takes foreign storage for no permission: %s", async (saved) => {
    const wallet = make({ storage: { getItem: () => saved, setItem: () => {} }, sharesAtStart: true })
    expect(wallet.accounts()).toEqual([])
  })

  it("goes on when the storage refuses", async () => {
    const refuse = () => {
      throw new Error("QuotaExceededError")
    }
    const { wallet } = await connected({ storage: { getItem: refuse, setItem: refuse } })
    expect(wallet.accounts()).toEqual([first])
  })

  it("ends by disconnect, which takes the permission along unless the wallet keeps it", async () => {
    const { wallet } = await connected()
    const { heard } = hear(wallet)
    await features(wallet)["standard:disconnect"]!.disconnect()
    expect(heard).toEqual([[]])
    wallet.setPolicy("reject")
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4001 })

    const { wallet: trusting } = await connected({ keepsPermission: true })
    await features(trusting)["standard:disconnect"]!.disconnect()
    expect(trusting.accounts()).toEqual([])
    trusting.setPolicy("reject")
    expect((await connect(trusting)).accounts).toHaveLength(1)
  })

  it("holds a disconnect that has a policy of its own", async () => {
    const { wallet } = await connected({ policies: { "standard:disconnect": "reject" } })
    await expect(features(wallet)["standard:disconnect"]!.disconnect()).rejects.toMatchObject({ code: 4001 })
    expect(wallet.accounts()).toEqual([first])
  })
})

describe("the person", () => {
  it("picks other accounts", async () => {
    const wallet = make()
    const { heard, stop } = hear(wallet)
    wallet.setAccounts([second])
    expect(heard).toEqual([])
    await connect(wallet)
    wallet.setAccounts([third, second])
    wallet.setAccounts([])
    expect(heard).toEqual([[second], [third, second], []])
    expect(() => wallet.setAccounts(["stranger"])).toThrow(RangeError)
    expect(wallet.listenerCount()).toBe(1)
    stop()
    stop()
    expect(wallet.listenerCount()).toBe(0)
  })

  it("removes the wallet", async () => {
    const { wallet, account } = await connected()
    const page = createPage()
    page.open()
    wallet.announce(page.place)
    const { heard } = hear(wallet)
    wallet.setPolicy("hang")
    const waiting = signMessage(wallet, { account, message: bytes("hello") })
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    wallet.vanish()
    expect(page.wallets()).toEqual([])
    expect(heard).toEqual([[]])
    await expect(waiting).rejects.toMatchObject({ code: 4900 })
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4900 })
  })

  it("leaves a log of what was asked, accounts by their address", async () => {
    const { wallet, account } = await connected()
    await signMessage(wallet, { account, message: bytes("hello") })
    wallet.setPolicy("reject")
    await signMessage(wallet, { account, message: bytes("no") }).catch(() => {})
    expect(wallet.requests()).toEqual([
      { method: "standard:connect", params: [undefined], outcome: "resolved" },
      {
        method: "solana:signMessage",
        params: [{ account: first, message: bytes("hello") }],
        outcome: "resolved"
      },
      {
        method: "solana:signMessage",
        params: [{ account: first, message: bytes("no") }],
        outcome: "rejected",
        code: 4001
      }
    ])
    wallet.clearRequests()
    expect(wallet.requests()).toEqual([])
  })
})

describe("signing messages", () => {
  it("gives Ed25519 signatures over the bytes as they are, one question each", async () => {
    const { wallet, account } = await connected()
    const reviews: unknown[] = []
    const asking = make({
      policies: { "solana:signMessage": "ask" },
      onRequest: (request) => {
        reviews.push(request.review)
        request.approve()
      }
    })
    const { accounts } = await connect(asking)
    const messages = [bytes("Grüße 👋"), new Uint8Array([0xff, 0xfe, 0x00]), new Uint8Array()]
    const outputs = await signMessage(
      asking,
      ...messages.map((message) => ({ account: accounts[0]!, message }))
    )
    outputs.forEach(({ signature, signedMessage }, index) => {
      expect(signedMessage).toEqual(messages[index])
      expect(nacl.sign.detached.verify(messages[index]!, signature, account.publicKey)).toBe(true)
    })
    expect(reviews).toEqual([
      {
        kind: "signMessage",
        account: first,
        message: "0x4772c3bcc39f6520f09f918b",
        text: "Grüße 👋"
      },
      { kind: "signMessage", account: first, message: "0xfffe00" },
      { kind: "signMessage", account: first, message: "0x", text: "" }
    ])
    expect(await signMessage(wallet)).toEqual([])
  })

  it("signs what was shown, whatever the page does to its bytes meanwhile", async () => {
    const { wallet, account } = await connected()
    wallet.setPolicy("ask")
    const message = bytes("harmless")
    const waiting = signMessage(wallet, { account, message })
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    message.fill(0)
    wallet.pending()[0]!.approve()
    const [output] = await waiting
    expect(text(output!.signedMessage)).toBe("harmless")
    expect(nacl.sign.detached.verify(bytes("harmless"), output!.signature, account.publicKey)).toBe(true)
  })

  it("is refused for accounts that the site may not use, even copies of the right one", async () => {
    const { wallet, account } = await connected()
    const other = await connected({ accounts: solanaTestAccounts.slice(1) })
    const message = bytes("hello")
    const copy = { address: account.address, publicKey: account.publicKey, chains: [], features: [] }
    for (const wrong of [other.account, copy, undefined, null, first]) {
      await expect(signMessage(wallet, { account: wrong, message })).rejects.toMatchObject({ code: 4100 })
    }
    wallet.revoke()
    await expect(signMessage(wallet, { account, message })).rejects.toMatchObject({ code: 4100 })
  })

  it("is refused when the permission went while the person thought", async () => {
    const { wallet, account } = await connected()
    wallet.setPolicy("hang")
    const waiting = signMessage(wallet, { account, message: bytes("hello") })
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    wallet.revoke()
    wallet.pending()[0]!.approve()
    await expect(waiting).rejects.toMatchObject({ code: 4100 })
  })

  it.each([undefined, null, "text", {}, { message: "hello" }, { message: [1, 2, 3] }])(
    "is refused for inputs of other types: %j",
    async (input) => {
      const { wallet, account } = await connected()
      const given = typeof input === "object" && input !== null ? { account, ...input } : input
      await expect(signMessage(wallet, given)).rejects.toMatchObject({ code: -32000 })
    }
  )

  it("T07 is refused for bytes that are a transaction", async () => {
    const { wallet, account } = await connected()
    const transaction = new Transaction({
      feePayer: new PublicKey(first),
      recentBlockhash: Keypair.generate().publicKey.toBase58()
    }).add(
      SystemProgram.transfer({
        fromPubkey: new PublicKey(first),
        toPubkey: Keypair.generate().publicKey,
        lamports: 1
      })
    )
    const message = Uint8Array.from(transaction.serializeMessage())
    await expect(signMessage(wallet, { account, message })).rejects.toMatchObject({ code: -32000 })
  })

  it("is refused when the key is not the one of the address", async () => {
    const [one, two] = solanaTestAccounts as [(typeof solanaTestAccounts)[0], (typeof solanaTestAccounts)[0]]
    const { wallet, account } = await connected({ accounts: [{ ...one, privateKey: two.privateKey }] })
    await expect(signMessage(wallet, { account, message: bytes("hello") })).rejects.toThrow(RangeError)
  })
})

describe("signing in", () => {
  const minimal = `latchkey.test wants you to sign in with your Solana account:\n${first}`

  it("connects and signs the shortest text when nothing is given", async () => {
    const wallet = make({ host: "latchkey.test" })
    const { heard } = hear(wallet)
    const [output] = await signIn(wallet)
    expect(text(output!.signedMessage)).toBe(minimal)
    expect(output!.account).toBe(wallet.standard.accounts[0])
    expect(heard).toEqual([[first]])
    const { signature, signedMessage, account } = output!
    expect(nacl.sign.detached.verify(signedMessage, signature, account.publicKey)).toBe(true)
  })

  it("writes every field where the specification has it", async () => {
    const wallet = make()
    const [output] = await signIn(wallet, {
      domain: "latchkey.test",
      address: second,
      statement: "I accept the terms.",
      uri: "https://latchkey.test/login",
      version: "1",
      chainId: "solana:mainnet",
      nonce: "oBbLoEldZs",
      issuedAt: "2026-11-21T16:25:24.000Z",
      expirationTime: "2026-11-21T17:25:24Z",
      notBefore: "2026-11-21T16:00:00+01:00",
      requestId: "some-id",
      resources: ["https://latchkey.test/a", "ipfs://b"]
    })
    expect(text(output!.signedMessage)).toBe(
      [
        "latchkey.test wants you to sign in with your Solana account:",
        second,
        "",
        "I accept the terms.",
        "",
        "URI: https://latchkey.test/login",
        "Version: 1",
        "Chain ID: solana:mainnet",
        "Nonce: oBbLoEldZs",
        "Issued At: 2026-11-21T16:25:24.000Z",
        "Expiration Time: 2026-11-21T17:25:24Z",
        "Not Before: 2026-11-21T16:00:00+01:00",
        "Request ID: some-id",
        "Resources:",
        "- https://latchkey.test/a",
        "- ipfs://b"
      ].join("\n")
    )
    expect(wallet.accounts()).toEqual([second])
    const { signature, signedMessage, account } = output!
    expect(nacl.sign.detached.verify(signedMessage, signature, account.publicKey)).toBe(true)
  })

  it("puts an empty line before fields without a statement", async () => {
    const [output] = await signIn(make(), { domain: "latchkey.test", nonce: "oBbLoEldZs" })
    expect(text(output!.signedMessage)).toBe(`${minimal}\n\nNonce: oBbLoEldZs`)
  })

  it.each([
    { domain: "elsewhere.test" },
    { domain: 7 },
    { statement: "two\nlines" },
    { nonce: "short" },
    { issuedAt: "yesterday" },
    { version: "2" },
    { uri: "a\nURI: b" },
    { resources: "https://latchkey.test" },
    { resources: ["a\n- b"] }
  ])("refuses %j", async (input) => {
    const wallet = make({ host: "latchkey.test" })
    await expect(signIn(wallet, input)).rejects.toMatchObject({ code: -32000 })
    expect(wallet.accounts()).toEqual([])
  })

  it("refuses an address that the wallet does not hold, and takes no for an answer", async () => {
    const stranger = Keypair.generate().publicKey.toBase58()
    await expect(signIn(make(), { address: stranger })).rejects.toMatchObject({ code: 4100 })
    const wallet = make({ policy: "reject" })
    await expect(signIn(wallet)).rejects.toMatchObject({ code: 4001 })
    expect(wallet.accounts()).toEqual([])
  })

  it("keeps the accounts of before", async () => {
    const { wallet } = await connected()
    await signIn(wallet, { address: second })
    expect(wallet.accounts()).toEqual([second, first])
    await signIn(wallet, { address: first })
    expect(wallet.accounts()).toEqual([second, first])
  })
})

describe("one object with a wallet of another chain", () => {
  it("connects both and signs with the accounts of each", async () => {
    const wallet = make()
    const merged = mergeStandardWallets("Both", [wallet.standard, createPart("Other")])
    expect(merged.chains).toEqual(["solana:mainnet", "solana:devnet", "other:mainnet"])
    const { accounts } = await merged.features["standard:connect"]!.connect()
    expect(accounts.map((account) => account.address)).toEqual([first, "Other-1"])
    const { signMessage: sign } = merged.features["solana:signMessage"] as {
      signMessage(input: unknown): Promise<readonly [{ readonly signature: Uint8Array }]>
    }
    const [{ signature }] = await sign({ account: accounts[0], message: bytes("hello") })
    expect(nacl.sign.detached.verify(bytes("hello"), signature, accounts[0]!.publicKey)).toBe(true)
    wallet.revoke()
    expect(merged.accounts.map((account) => account.address)).toEqual(["Other-1"])
  })
})

describe("the faults", () => {
  it("stand before a method, or before all", async () => {
    const { wallet, account } = await connected()
    wallet.setFault("solana:signMessage", faults.resolves("lie"))
    expect(await signMessage(wallet, { account, message: bytes("hello") })).toBe("lie")
    wallet.setFault("solana:signMessage", undefined)
    wallet.setFault("*", faults.throws(new Error("broken")))
    expect(() => signMessage(wallet, { account, message: bytes("hello") })).toThrow("broken")
  })

  it("have names of their own", () => {
    for (const lies of [solanaAccountLies, solanaResultLies, solanaChangeLies]) {
      expect(new Set(lies.map((entry) => entry.name)).size).toBe(lies.length)
    }
  })

  it.each(solanaAccountLies)("say false accounts everywhere, until undone: $name", async (entry) => {
    const { wallet, account } = await connected()
    let told: unknown
    features(wallet)["standard:events"]!.on("change", (change) => (told = change.accounts))
    const accounts = entry.accounts(account)
    wallet.pretend(accounts)
    expect(Object.is(wallet.standard.accounts, accounts)).toBe(true)
    expect(Object.is(told, accounts)).toBe(true)
    expect(Object.is((await connect(wallet)).accounts, accounts)).toBe(true)
    wallet.pretend(undefined)
    expect(wallet.standard.accounts[0]).toBe(account)
  })

  it.each(solanaAccountLies.filter((entry) => entry.fate === "kept"))(
    "keep the genuine account within: $name",
    async (entry) => {
      const { account } = await connected()
      const accounts = entry.accounts(account) as readonly unknown[]
      const found = accounts.filter((each) => {
        try {
          return (each as { address: unknown } | null)?.address === first
        } catch {
          return false
        }
      })
      expect(found.length).toBeGreaterThan(0)
    }
  )

  it.each(solanaChangeLies)("tell false changes: $name", ({ change }) => {
    const wallet = make()
    const heard: unknown[] = []
    features(wallet)["standard:events"]!.on("change", (told) => heard.push(told))
    const given = change()
    wallet.tellChange(given)
    expect(heard).toHaveLength(1)
    expect(Object.is(heard[0], given)).toBe(true)
  })

  it.each(solanaResultLies.filter((entry) => entry.method === "solana:signMessage"))(
    "answer falsely: $name",
    async (entry) => {
      const { wallet, account } = await connected()
      const message = bytes("hello")
      wallet.setFault(entry.method, entry.fault)
      const answer: unknown = await signMessage(wallet, { account, message })
      const verify = () => {
        const [output] = answer as readonly { readonly signature: Uint8Array }[]
        return nacl.sign.detached.verify(message, output!.signature, account.publicKey)
      }
      const outcome = () => {
        try {
          return verify()
        } catch {
          return false
        }
      }
      expect(outcome()).toBe(false)
    }
  )

  it("encode addresses that are none as ones of the wrong size", () => {
    const sizes = solanaAccountLies.flatMap((entry) => {
      if (!/3[13] bytes/.test(entry.name)) return []
      const [account] = entry.accounts({ address: first } as never) as readonly { address: string }[]
      return [getBase58Encoder().encode(account!.address).length]
    })
    expect(sizes).toEqual([31, 33, 33])
  })
})
