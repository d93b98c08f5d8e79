import type { CaipNetworkId } from "@latchkey/core"
import { fromBase64, toBase64 } from "@latchkey/core/chain-kit"
import { createSolanaWallet, faults, solanaResultLies, type SolanaWalletOptions } from "@latchkey/testing"
import { getBase58Decoder, getBase58Encoder, getTransactionDecoder } from "@solana/kit"
import nacl from "tweetnacl"
import { describe, expect, it } from "vitest"
import { asSeen } from "../../support/fakeStandardWallet.ts"
import { transferOf } from "../../support/transfer.ts"
import { accountsOn } from "../connectors/accountsOn.ts"
import { solanaDevnet, solanaMainnet, solanaTestnet } from "../networks.ts"
import { makeStandardProvider } from "./makeStandardProvider.ts"

const text = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)
const bytesOf = (base58: string) => Uint8Array.from(getBase58Encoder().encode(base58))
const hello = new TextEncoder().encode("Grüße 👋")

/** A wallet that shares two accounts, and the provider over it. */
const setUp = async (options: SolanaWalletOptions = {}) => {
  const wallet = createSolanaWallet(options)
  wallet.setAccounts(wallet.addresses.slice(0, 2))
  await wallet.standard.features["standard:connect"]!.connect()
  wallet.clearRequests()
  const seen = asSeen(wallet.standard)
  let networkId = solanaMainnet.caipNetworkId as CaipNetworkId
  const provider = makeStandardProvider(seen, {
    networkId: () => networkId,
    accountsOn: (on) => accountsOn(seen.accounts(), on),
    select: (selected) => void (networkId = selected)
  })
  const ask = (method: string, params?: unknown, on?: CaipNetworkId): Promise<any> =>
    provider.request({ method, params }, on)
  const [alice, bob] = wallet.addresses as [string, string]
  const transfer = transferOf(alice, bob, 5n)
  return { wallet, provider, ask, alice, bob, transfer, input: () => wallet.requests().at(-1)?.params }
}

describe("a connected wallet's provider", () => {
  it("S7.28 in part: solana_signMessage signs base58 text of a message with the account that is named", async () => {
    const { ask, alice, bob } = await setUp()
    for (const pubkey of [undefined, alice, bob]) {
      const { signature } = await ask("solana_signMessage", { message: text(hello), pubkey })
      expect(nacl.sign.detached.verify(hello, bytesOf(signature), bytesOf(pubkey ?? alice))).toBe(true)
    }
  })

  it("S7.28 in part: solana_getAccounts and solana_requestAccounts tell what is shared, without asking", async () => {
    const { ask, wallet, alice, bob } = await setUp()
    for (const method of ["solana_getAccounts", "solana_requestAccounts"]) {
      expect(await ask(method)).toEqual([{ pubkey: alice }, { pubkey: bob }])
    }
    expect(wallet.requests()).toEqual([])
  })

  it("T20, S7.28 in part: solana_signTransaction gives the bytes it was given to the wallet, and back with the signature", async () => {
    const { ask, alice, transfer } = await setUp()
    const answer = await ask("solana_signTransaction", { transaction: toBase64(transfer.bytes) })
    const signed = getTransactionDecoder().decode(fromBase64(answer.transaction, 10_000)!)
    expect(signed.messageBytes).toEqual(transfer.transaction.messageBytes)
    expect(text(Uint8Array.from(Object.values(signed.signatures)[0]!))).toBe(answer.signature)
    const message = Uint8Array.from(signed.messageBytes)
    expect(nacl.sign.detached.verify(message, bytesOf(answer.signature), bytesOf(alice))).toBe(true)
  })

  it("S7.28 in part: solana_signAllTransactions signs a list in its order, in one question", async () => {
    const { ask, wallet, alice, bob } = await setUp()
    const list = [1n, 2n, 3n].map((amount) => transferOf(alice, bob, amount))
    const { transactions } = await ask("solana_signAllTransactions", {
      transactions: list.map(({ bytes }) => toBase64(bytes))
    })
    const messages = transactions.map(
      (one: string) => getTransactionDecoder().decode(fromBase64(one, 10_000)!).messageBytes
    )
    expect(messages).toEqual(list.map(({ transaction }) => transaction.messageBytes))
    expect(wallet.requests()).toHaveLength(1)
  })

  it("T22 the network is inside the request, the chosen one or the one that is named", async () => {
    const { provider, ask, transfer, wallet, input } = await setUp()
    const sign = { transaction: toBase64(transfer.bytes) }
    await ask("solana_signTransaction", sign)
    expect(input()).toMatchObject([{ chain: "solana:mainnet" }])
    await ask("solana_signTransaction", sign, solanaDevnet.caipNetworkId)
    expect(input()).toMatchObject([{ chain: "solana:devnet" }])
    expect(provider.selectNetwork!(solanaDevnet.caipNetworkId)).toEqual(wallet.addresses.slice(0, 2))
    await ask("solana_signTransaction", sign)
    expect(input()).toMatchObject([{ chain: "solana:devnet" }])
    expect(provider.selectNetwork!(solanaTestnet.caipNetworkId)).toBeUndefined()
    await ask("solana_signTransaction", sign)
    expect(input()).toMatchObject([{ chain: "solana:devnet" }])
    await expect(
      ask("solana_signMessage", { message: "2" }, solanaTestnet.caipNetworkId)
    ).rejects.toMatchObject({
      code: 4100
    })
  })

  it("S7.28 in part: solana_signAndSendTransaction hands the options on", async () => {
    const { ask, wallet, transfer, input } = await setUp()
    const signature = new Uint8Array(64).fill(9)
    wallet.setFault("solana:signAndSendTransaction", async () => [{ signature }])
    const sendOptions = { skipPreflight: true, maxRetries: 3 }
    expect(
      await ask("solana_signAndSendTransaction", { transaction: toBase64(transfer.bytes), sendOptions })
    ).toEqual({ signature: text(signature) })
    expect(input()).toMatchObject([{ chain: "solana:mainnet", options: sendOptions }])
  })

  it("solana_signIn gives what was signed", async () => {
    const { ask, alice } = await setUp()
    const answer = await ask("solana_signIn", { domain: "tea.example", address: alice, statement: "Hi." })
    expect(answer.pubkey).toBe(alice)
    const message = bytesOf(answer.signedMessage)
    expect(new TextDecoder().decode(message)).toContain("tea.example wants you to sign in")
    expect(nacl.sign.detached.verify(message, bytesOf(answer.signature), bytesOf(alice))).toBe(true)
  })

  it("T10 asks the wallet in the caller's task", async () => {
    const { ask, wallet, transfer } = await setUp()
    wallet.setPolicy("hang")
    const transaction = toBase64(transfer.bytes)
    for (const [method, params, feature] of [
      ["solana_signMessage", { message: "2" }, "solana:signMessage"],
      ["solana_signTransaction", { transaction }, "solana:signTransaction"],
      ["solana_signAllTransactions", { transactions: [transaction] }, "solana:signTransaction"],
      ["solana_signAndSendTransaction", { transaction }, "solana:signAndSendTransaction"],
      ["solana_signIn", {}, "solana:signIn"]
    ] as const) {
      wallet.clearRequests()
      void ask(method, params)
      expect(wallet.requests().map((request) => request.method)).toEqual([feature])
    }
  })

  it.each([
    ["solana_signMessage", { message: "0" }],
    ["solana_signMessage", { message: 7 }],
    ["solana_signMessage", undefined],
    ["solana_signTransaction", { transaction: "%" }],
    ["solana_signTransaction", {}],
    ["solana_signTransaction", { transaction: "A".repeat(6_000) }],
    ["solana_signAllTransactions", { transactions: "AA==" }],
    ["solana_signAllTransactions", { transactions: [] }],
    ["solana_signAllTransactions", { transactions: Array.from({ length: 101 }, () => "AA==") }],
    ["solana_signAndSendTransaction", { transaction: null }]
  ])("%s with %o is refused before the wallet is asked", async (method, params) => {
    const { ask, wallet } = await setUp()
    await expect(ask(method, params)).rejects.toMatchObject({ code: -32602 })
    expect(wallet.requests()).toEqual([])
  })

  it.each(["toString", "__proto__", "solana_other", "", undefined, 7, {}])(
    "the method %s is not there",
    async (method) => {
      const { provider, wallet } = await setUp()
      await expect(provider.request({ method } as never)).rejects.toMatchObject({ code: 4200 })
      await expect(provider.request(undefined as never)).rejects.toMatchObject({ code: 4200 })
      expect(wallet.requests()).toEqual([])
    }
  )

  it("an account that was not shared is refused", async () => {
    const { ask, wallet } = await setUp()
    const pubkey = wallet.addresses[2]
    await expect(ask("solana_signMessage", { message: "2", pubkey })).rejects.toMatchObject({ code: 4100 })
    expect(wallet.requests()).toEqual([])
  })

  it("a feature that the wallet lacks is not there", async () => {
    const { ask } = await setUp({
      features: ["standard:connect", "standard:events", "solana:signTransaction"]
    })
    await expect(ask("solana_signMessage", { message: "2" })).rejects.toMatchObject({ code: 4200 })
    await expect(ask("solana_signIn", {})).rejects.toMatchObject({ code: 4200 })
  })

  it("what the wallet rejects with comes through", async () => {
    const { ask, wallet } = await setUp()
    wallet.setPolicy("reject")
    await expect(ask("solana_signMessage", { message: "2" })).rejects.toMatchObject({ code: 4001 })
  })
})

describe("a wallet's answer", () => {
  const methods = {
    "solana:signMessage": (input: string) => ["solana_signMessage", { message: input }],
    "solana:signTransaction": (input: string) => ["solana_signTransaction", { transaction: input }],
    "solana:signAndSendTransaction": (input: string) => [
      "solana_signAndSendTransaction",
      { transaction: input }
    ],
    "solana:signIn": () => ["solana_signIn", {}]
  } as Readonly<Record<string, (input: string) => [string, object]>>

  // That a signature is the account's own is checked where it is used: what is no signature at all, here.
  const lies = solanaResultLies.filter(
    ({ name }) => !/signature that is wrong|with a byte changed/.test(name)
  )

  it.each(lies)("T08 T20 $name: it is refused", async ({ method, fault }) => {
    const { ask, wallet, transfer } = await setUp()
    if (method === "solana:signAndSendTransaction") {
      const genuine = async () => [{ signature: new Uint8Array(64).fill(9) }]
      wallet.setFault(method, (_, args) => fault(genuine, args))
    } else wallet.setFault(method, fault)
    const input = method === "solana:signMessage" ? text(hello) : toBase64(transfer.bytes)
    await expect(ask(...methods[method]!(input))).rejects.toBeInstanceOf(Error)
  })

  it.each([
    ["too few", (all: ReadonlyArray<unknown>) => all.slice(1)],
    ["too many", (all: ReadonlyArray<unknown>) => [...all, ...all]]
  ])("T08 %s transactions are none", async (_, change) => {
    const { ask, wallet, transfer } = await setUp()
    wallet.setFault(
      "solana:signTransaction",
      faults.changes((all) => change(all as ReadonlyArray<unknown>))
    )
    const transactions = [toBase64(transfer.bytes), toBase64(transfer.bytes)]
    await expect(ask("solana_signAllTransactions", { transactions })).rejects.toMatchObject({ code: -32603 })
  })

  it("T20 that is about another message is refused, also when the bytes it was given were changed to fit", async () => {
    const { ask, wallet } = await setUp()
    wallet.setFault(
      "solana:signMessage",
      faults.changes((all) =>
        (all as ReadonlyArray<object>).map((one) => ({ ...one, signedMessage: Uint8Array.from([1]) }))
      )
    )
    await expect(ask("solana_signMessage", { message: text(hello) })).rejects.toMatchObject({ code: -32603 })
    wallet.setFault("solana:signMessage", (genuine, args) => {
      const [input] = args.params as readonly [{ readonly message: Uint8Array }]
      input.message.fill(65)
      return genuine()
    })
    await expect(ask("solana_signMessage", { message: text(hello) })).rejects.toMatchObject({ code: -32603 })
  })

  it("T20 without the account's own signature in the transaction is refused", async () => {
    const { ask, wallet, transfer } = await setUp()
    wallet.setFault("solana:signTransaction", async () => [{ signedTransaction: transfer.bytes }])
    const asked = ask("solana_signTransaction", { transaction: toBase64(transfer.bytes) })
    await expect(asked).rejects.toMatchObject({ code: -32603 })
  })
})
