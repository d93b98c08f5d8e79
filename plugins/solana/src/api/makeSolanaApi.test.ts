import { createKit, definePlugin, memoryStorage, type Plugin } from "@latchkey/core"
import { fromBase64, toBase64 } from "@latchkey/core/chain-kit"
import {
  createSolanaWallet,
  type Fault,
  faults,
  solanaResultLies,
  type SolanaWalletOptions
} from "@latchkey/testing"
import { getBase58Decoder, getBase58Encoder, getTransactionDecoder } from "@solana/kit"
import nacl from "tweetnacl"
import { afterEach, describe, expect, it, vi } from "vitest"
import { makeKit } from "../../support/makeKit.ts"
import { transferOf } from "../../support/transfer.ts"
import { solanaDevnet, solanaMainnet } from "../networks.ts"
import { solana } from "../solana.ts"
import type { SolanaApi } from "../SolanaApi.ts"

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
})

const text = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)
const bytesOf = (base58: string) => Uint8Array.from(getBase58Encoder().encode(base58))

const setUp = async (options: SolanaWalletOptions = {}) => {
  const window = new EventTarget()
  const wallet = createSolanaWallet({ name: "One", ...options })
  wallet.announce(window)
  wallet.setAccounts(wallet.addresses.slice(0, 2))
  const kit = makeKit(window)
  kits.push(kit)
  await kit.ready()
  await kit.connect({ connectorId: "solana:One" })
  const [alice, bob] = wallet.addresses as [string, string]
  return { kit, wallet, alice, bob, transfer: transferOf(alice, bob, 5n) }
}

describe("signTransaction", () => {
  it("T20 gives the signed transaction, the signature, and whether it is what was passed", async () => {
    const { kit, alice, transfer } = await setUp()
    for (const transaction of [transfer.bytes, transfer.transaction]) {
      const signed = await kit.solana.signTransaction({ transaction })
      expect(signed.isChanged).toBe(false)
      const decoded = getTransactionDecoder().decode(signed.transaction)
      expect(decoded.messageBytes).toEqual(transfer.transaction.messageBytes)
      const message = Uint8Array.from(decoded.messageBytes)
      expect(nacl.sign.detached.verify(message, bytesOf(signed.signature), bytesOf(alice))).toBe(true)
    }
  })

  it("T20 says when the wallet signed another transaction than it was given", async () => {
    const { kit, wallet, alice, bob, transfer } = await setUp()
    const other = transferOf(alice, bob, 6n)
    wallet.setFault("solana:signTransaction", async (genuine, args) => {
      const inputs = args.params as ReadonlyArray<{ readonly transaction: Uint8Array }>
      inputs[0]!.transaction.set(other.bytes)
      return genuine()
    })
    const signed = await kit.solana.signTransaction({ transaction: transfer.bytes })
    expect(signed.isChanged).toBe(true)
    expect(getTransactionDecoder().decode(signed.transaction).messageBytes).toEqual(
      other.transaction.messageBytes
    )
  })

  it("T20 signs with the account that is named, of those that are shared", async () => {
    const { kit, alice, bob, wallet } = await setUp()
    const { bytes } = transferOf(bob, alice, 5n)
    const signed = await kit.solana.signTransaction({ transaction: bytes, address: bob })
    const message = Uint8Array.from(getTransactionDecoder().decode(signed.transaction).messageBytes)
    expect(nacl.sign.detached.verify(message, bytesOf(signed.signature), bytesOf(bob))).toBe(true)
    const carol = wallet.addresses[2]!
    await expect(
      kit.solana.signTransaction({ transaction: transferOf(carol, bob, 1n).bytes, address: carol })
    ).rejects.toMatchObject({ code: "SIGNING_FAILED", cause: { code: 4100 } })
  })

  it.each([
    ["nothing", undefined],
    ["no transaction", { transaction: new Uint8Array(10) }],
    [
      "an object that throws",
      {
        transaction: {
          serialize: () => {
            throw new Error("Signature verification failed")
          }
        }
      }
    ],
    [
      "one that another account signs",
      {
        transaction: transferOf("11111111111111111111111111111112", "11111111111111111111111111111113", 1n)
          .bytes
      }
    ],
    ["an account that is none", { transaction: new Uint8Array(10), address: 7 }]
  ])("%s is refused before the wallet is asked", async (_, request) => {
    const { kit, wallet } = await setUp()
    wallet.clearRequests()
    await expect(kit.solana.signTransaction(request as never)).rejects.toMatchObject({
      code: "SOLANA_TRANSACTION_INVALID"
    })
    expect(wallet.requests()).toEqual([])
  })

  it("tells a refusal, and a wallet that cannot", async () => {
    const { kit, wallet, transfer } = await setUp()
    wallet.setPolicy("reject", "solana:signTransaction")
    const asked = kit.solana.signTransaction({ transaction: transfer.bytes })
    await expect(asked).rejects.toMatchObject({ code: "SIGNING_REJECTED" })
    const limited = await setUp({ features: ["standard:connect", "solana:signMessage"] })
    await expect(limited.kit.solana.signTransaction({ transaction: transfer.bytes })).rejects.toMatchObject({
      code: "SOLANA_METHOD_MISSING",
      details: { method: "solana_signTransaction" }
    })
  })

  it("can be cancelled, and a late answer is dropped", async () => {
    const { kit, wallet, transfer } = await setUp()
    wallet.setPolicy("hang", "solana:signTransaction")
    const abort = new AbortController()
    const asked = kit.solana.signTransaction({ transaction: transfer.bytes }, { signal: abort.signal })
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    abort.abort()
    await expect(asked).rejects.toMatchObject({ code: "CANCELLED" })
    for (const request of wallet.pending()) request.approve()
  })
})

describe("signAllTransactions", () => {
  it("T20 signs a list in its order, and 1 to 100 of them", async () => {
    const { kit, alice, bob } = await setUp()
    const list = [1n, 2n].map((amount) => transferOf(alice, bob, amount))
    const signed = await kit.solana.signAllTransactions({
      transactions: [list[0]!.bytes, list[1]!.transaction]
    })
    expect(signed.map(({ isChanged }) => isChanged)).toEqual([false, false])
    expect(signed.map(({ transaction }) => getTransactionDecoder().decode(transaction).messageBytes)).toEqual(
      list.map(({ transaction }) => transaction.messageBytes)
    )
    const many = Array.from({ length: 101 }, () => list[0]!.bytes)
    for (const transactions of [[], many, [list[0]!.bytes, "no"], undefined]) {
      await expect(
        kit.solana.signAllTransactions({ transactions: transactions as never })
      ).rejects.toMatchObject({
        code: "SOLANA_TRANSACTION_INVALID"
      })
    }
  })
})

describe("signAndSendTransaction", () => {
  it("T22, S7.28 in part: sends to the network that the kit is on, with the options, and gives the id", async () => {
    const { kit, wallet, transfer } = await setUp()
    const id = new Uint8Array(64).fill(9)
    wallet.setFault("solana:signAndSendTransaction", async () => [{ signature: id }])
    const send = () =>
      kit.solana.signAndSendTransaction({ transaction: transfer.bytes, sendOptions: { skipPreflight: true } })
    expect(await send()).toBe(text(id))
    await kit.switchNetwork({ networkId: solanaDevnet.caipNetworkId })
    await send()
    const sent = wallet.requests().filter(({ method }) => method === "solana:signAndSendTransaction")
    expect(sent.map(({ params }) => params)).toMatchObject([
      [{ chain: "solana:mainnet", options: { skipPreflight: true } }],
      [{ chain: "solana:devnet" }]
    ])
  })
})

describe("a wallet that lies", () => {
  const calls = {
    "solana:signMessage": ({ kit }) => kit.signMessage({ message: "Hello" }),
    "solana:signTransaction": ({ kit, transfer }) =>
      kit.solana.signTransaction({ transaction: transfer.bytes }),
    "solana:signAndSendTransaction": ({ kit, transfer }) =>
      kit.solana.signAndSendTransaction({ transaction: transfer.bytes }),
    "solana:signIn": ({ kit }) => kit.solana.signIn()
  } as Readonly<Record<string, (page: Awaited<ReturnType<typeof setUp>>) => Promise<unknown>>>

  it.each(solanaResultLies)("T20 $name: the page gets a typed error", async ({ method, fault }) => {
    const page = await setUp({ host: "tea.example" })
    vi.stubGlobal("location", { host: "tea.example" })
    const genuine = async () => [{ signature: new Uint8Array(64).fill(9) }]
    page.wallet.setFault(
      method,
      method === "solana:signAndSendTransaction" ? (_, args) => fault(genuine, args) : fault
    )
    await expect(calls[method]!(page)).rejects.toMatchObject({ code: "SIGNING_FAILED" })
    page.wallet.setFault(method, undefined)
    if (method !== "solana:signAndSendTransaction") await calls[method]!(page)
  })
})

describe("signIn", () => {
  const request = {
    statement: "Sign in to the tea shop.",
    uri: "https://tea.example/login",
    chainId: "mainnet",
    nonce: "abcdef1234567890",
    issuedAt: "2026-01-01T00:00:00Z",
    expirationTime: "2026-01-01T01:00:00Z",
    notBefore: "2026-01-01T00:00:00Z",
    requestId: "42",
    resources: ["https://tea.example/terms", "https://tea.example/privacy"]
  }
  const open = async (options: SolanaWalletOptions = {}) => {
    vi.stubGlobal("location", { host: "tea.example" })
    return setUp({ host: "tea.example", ...options })
  }

  it("T29 signs in on the page's own host with the current account, and gives what was signed", async () => {
    const { kit, alice } = await open()
    for (const given of [undefined, request]) {
      const { address, signedMessage, signature } = await kit.solana.signIn(given)
      expect(address).toBe(alice)
      expect(nacl.sign.detached.verify(signedMessage, bytesOf(signature), bytesOf(alice))).toBe(true)
      const lines = new TextDecoder().decode(signedMessage).split("\n")
      expect(lines.slice(0, 2)).toEqual(["tea.example wants you to sign in with your Solana account:", alice])
      if (given !== undefined) expect(lines).toContain("Nonce: abcdef1234567890")
    }
  })

  it.each([
    ["statement", "Sign in.\nNonce: other1234"],
    ["nonce", ""],
    ["uri", 7],
    ["requestId", "x".repeat(1_001)],
    ["issuedAt", "a\u2028b"],
    ["resources", "https://tea.example"],
    ["resources", ["a\nb"]],
    ["resources", Array.from({ length: 101 }, () => "a")],
    ["domain", null],
    ["address", {}]
  ])("T29 %s as %o is refused before the wallet is asked", async (field, value) => {
    const { kit, wallet } = await open()
    wallet.clearRequests()
    const asked = kit.solana.signIn({ ...request, [field]: value } as never)
    if (value === null) return expect(await asked).toHaveProperty("signature")
    await expect(asked).rejects.toMatchObject({ code: "SOLANA_SIGN_IN_INVALID", details: { field } })
    expect(wallet.requests()).toEqual([])
  })

  /** What the wallet signs instead, with its own key and anywhere: a true signature under the wrong words. */
  const signingInstead =
    (change: object): Fault =>
    async (_, args) => {
      const [input] = args.params as readonly [object]
      vi.unstubAllGlobals()
      const { features } = createSolanaWallet().standard
      await features["standard:connect"]!.connect()
      return features["solana:signIn"]!.signIn({ ...input, ...change })
    }

  const others: ReadonlyArray<readonly [string, object]> = [
    ["another domain", { domain: "evil.example" }],
    ["another statement", { statement: "Give everything away." }],
    ["another network", { chainId: "devnet" }],
    ["another nonce", { nonce: "ffffffffffffffff" }],
    ["no nonce", { nonce: undefined }],
    ["another uri", { uri: "https://evil.example" }],
    ["another expiry", { expirationTime: "2099-01-01T00:00:00Z" }],
    ["no expiry", { expirationTime: undefined }],
    ["another beginning", { notBefore: "2020-01-01T00:00:00Z" }],
    ["another request", { requestId: "43" }],
    ["another resource", { resources: ["https://tea.example/terms", "https://evil.example"] }],
    ["one resource less", { resources: ["https://tea.example/terms"] }]
  ]
  it.each(others)("T29 a message that names %s is not what was asked for", async (_, change) => {
    const { kit, wallet } = await open()
    wallet.setFault("solana:signIn", signingInstead(change))
    await expect(kit.solana.signIn(request)).rejects.toMatchObject({ code: "SIGNING_FAILED" })
  })

  it("T29 another account's sign-in is not this account's", async () => {
    const { kit, wallet, bob } = await open()
    wallet.setFault("solana:signIn", signingInstead({ address: bob }))
    await expect(kit.solana.signIn(request)).rejects.toMatchObject({ code: "SIGNING_FAILED" })
  })

  it("is missing where the wallet does not offer it", async () => {
    const { kit } = await open({ features: ["standard:connect", "solana:signMessage"] })
    await expect(kit.solana.signIn()).rejects.toMatchObject({
      code: "SOLANA_METHOD_MISSING",
      details: { method: "solana_signIn" }
    })
  })
})

describe("a provider of another connector", () => {
  /** A connector of somebody else, which speaks the same words. */
  const open = async (request: (args: any, networkId: unknown) => unknown, address: string) => {
    const other = definePlugin({
      id: "other",
      setup: (host) => {
        const session = async () => ({
          grants: [
            {
              namespace: "solana",
              accounts: [{ address }],
              networkId: solanaMainnet.caipNetworkId,
              provider: { request }
            }
          ],
          listen: () => () => {},
          disconnect: async () => {}
        })
        host.registerConnector({
          id: "other",
          type: "external",
          name: "Other",
          namespaces: ["solana"],
          connect: session,
          reconnect: session
        } as never)
      }
    })
    const plugins = [solana() as Plugin<"solana", SolanaApi>, other] as const
    const kit = createKit({
      app: { name: "Test" },
      networks: [solanaMainnet, solanaDevnet],
      plugins,
      storage: memoryStorage()
    })
    kits.push(kit)
    await kit.ready()
    await kit.connect({ connectorId: "other" })
    return kit
  }
  const keys = nacl.sign.keyPair.fromSeed(new Uint8Array(32).fill(7))
  const address = text(keys.publicKey)
  const sign = (bytes: Uint8Array) => text(nacl.sign.detached(bytes, keys.secretKey))

  it("S7.28 in part: signs and switches through the same functions, also where only the signature comes back", async () => {
    const asked: Array<readonly [string, unknown]> = []
    const kit = await open(async ({ method, params }, networkId) => {
      asked.push([method, networkId])
      if (method === "solana_signMessage") return { signature: sign(bytesOf(params.message)) }
      const { messageBytes } = getTransactionDecoder().decode(fromBase64(params.transaction, 10_000)!)
      return { signature: sign(Uint8Array.from(messageBytes)) }
    }, address)
    expect(await kit.signMessage({ message: "Hello" })).toBe(sign(new TextEncoder().encode("Hello")))
    const { transaction, bytes } = transferOf(address, "11111111111111111111111111111113", 1n)
    const signed = await kit.solana.signTransaction({ transaction: bytes })
    expect(signed.isChanged).toBe(false)
    expect(signed.signature).toBe(sign(Uint8Array.from(transaction.messageBytes)))
    expect(getTransactionDecoder().decode(signed.transaction).signatures).toEqual({
      [address]: bytesOf(signed.signature)
    })
    await kit.switchNetwork({ networkId: solanaDevnet.caipNetworkId })
    await kit.solana.signTransaction({ transaction: bytes })
    expect(asked).toEqual([
      ["solana_signMessage", solanaMainnet.caipNetworkId],
      ["solana_signTransaction", solanaMainnet.caipNetworkId],
      ["solana_signTransaction", solanaDevnet.caipNetworkId]
    ])
  })

  it("T08 its nonsense ends in typed errors", async () => {
    const throwing = new Proxy(
      {},
      {
        get: () => {
          throw new Error("no")
        }
      }
    )
    const { bytes } = transferOf(address, "11111111111111111111111111111113", 1n)
    for (const answer of [
      undefined,
      null,
      7,
      {},
      throwing,
      { transaction: "%" },
      { transaction: toBase64(bytes) },
      { transactions: 7 },
      { transactions: [7] }
    ]) {
      const kit = await open(async () => answer, address)
      for (const asked of [
        kit.solana.signTransaction({ transaction: bytes }),
        kit.solana.signAllTransactions({ transactions: [bytes] }),
        kit.solana.signAndSendTransaction({ transaction: bytes }),
        kit.solana.signIn()
      ]) {
        await expect(asked).rejects.toMatchObject({ code: "SIGNING_FAILED" })
      }
    }
    const kit = await open(
      faults.rejects(Object.assign(new Error("unknown"), { code: -32601 })) as never,
      address
    )
    await expect(kit.solana.signIn()).rejects.toMatchObject({ code: "SOLANA_METHOD_MISSING" })
  })
})
