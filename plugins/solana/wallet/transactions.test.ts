import { getTransferSolInstruction } from "@solana-program/system"
import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getBase58Decoder,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Signature
} from "@solana/kit"
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction
} from "@solana/web3.js"
import nacl from "tweetnacl"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startSolana, type SolanaPart } from "../stack/startSolana.ts"
import { createSolanaWallet } from "./createSolanaWallet.ts"
import { solanaResultLies } from "./solanaLies.ts"
import { solanaTestAccounts } from "./solanaTestAccounts.ts"
import type { SolanaWallet, SolanaWalletOptions } from "./SolanaWallet.ts"

const sol = 1_000_000_000
const [first, second] = solanaTestAccounts.map((account) => account.address) as [string, string]
const payer = new PublicKey(first)

let part: SolanaPart
let rpcUrls: Record<string, string>

beforeAll(async () => {
  const started = await startSolana()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  part = started
  rpcUrls = Object.fromEntries(part.networks.map((network) => [network.standardChain, network.rpcUrl]))
  await part.fund(first, 100n * BigInt(sol))
})
afterAll(() => part?.stop())

const node = (chain = "solana:mainnet") => new Connection(rpcUrls[chain]!, "confirmed")

async function connected(options: SolanaWalletOptions = {}) {
  const wallet = createSolanaWallet({ rpcUrls, ...options })
  const { accounts } = await wallet.standard.features["standard:connect"]!.connect()
  return { wallet, account: accounts[0]! }
}
const sign = (wallet: SolanaWallet, ...inputs: readonly unknown[]) =>
  wallet.standard.features["solana:signTransaction"]!.signTransaction(...(inputs as never[]))
const send = (wallet: SolanaWallet, ...inputs: readonly unknown[]) =>
  wallet.standard.features["solana:signAndSendTransaction"]!.signAndSendTransaction(...(inputs as never[]))

async function legacy(to: PublicKey, lamports: number, chain?: string) {
  const transaction = new Transaction().add(
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports })
  )
  transaction.feePayer = payer
  transaction.recentBlockhash = (await node(chain).getLatestBlockhash()).blockhash
  return transaction
}
const unsigned = (transaction: Transaction) =>
  Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))

const rejects = (promise: Promise<unknown>, code: number) => expect(promise).rejects.toMatchObject({ code })

describe("signing transactions", () => {
  it("gives a legacy transaction that @solana/web3.js takes and the network executes", async () => {
    const { wallet, account } = await connected()
    const to = Keypair.generate().publicKey
    const transaction = unsigned(await legacy(to, sol))
    const [output] = await sign(wallet, { account, transaction, chain: "solana:mainnet" })
    const signed = Transaction.from(output!.signedTransaction)
    expect(signed.verifySignatures()).toBe(true)
    expect(nacl.sign.detached.verify(signed.serializeMessage(), signed.signature!, account.publicKey)).toBe(
      true
    )
    await node().sendRawTransaction(output!.signedTransaction)
    expect(await node().getBalance(to)).toBe(sol)
  })

  it("gives a transaction of version 0 that @solana/kit takes", async () => {
    const { wallet, account } = await connected()
    const rpc = createSolanaRpc(rpcUrls["solana:mainnet"]!)
    const { value: latest } = await rpc.getLatestBlockhash().send()
    const destination = address(Keypair.generate().publicKey.toBase58())
    const source = createNoopSigner(address(first))
    const compiled = compileTransaction(
      pipe(
        createTransactionMessage({ version: 0 }),
        (draft) => setTransactionMessageFeePayer(address(first), draft),
        (draft) => setTransactionMessageLifetimeUsingBlockhash(latest, draft),
        (draft) =>
          appendTransactionMessageInstruction(
            getTransferSolInstruction({ source, destination, amount: sol }),
            draft
          )
      )
    )
    const transaction = Uint8Array.from(getTransactionEncoder().encode(compiled))
    const [output] = await sign(wallet, { account, transaction })
    const signed = getTransactionDecoder().decode(output!.signedTransaction)
    expect(signed.messageBytes).toEqual(compiled.messageBytes)
    const signature = signed.signatures[address(first)]!
    expect(
      nacl.sign.detached.verify(Uint8Array.from(signed.messageBytes), signature, account.publicKey)
    ).toBe(true)
  })

  it("leaves the signatures of others as they are", async () => {
    const { wallet, account } = await connected()
    const other = Keypair.generate()
    const message = new TransactionMessage({
      payerKey: other.publicKey,
      recentBlockhash: (await node().getLatestBlockhash()).blockhash,
      instructions: [SystemProgram.transfer({ fromPubkey: payer, toPubkey: other.publicKey, lamports: 1 })]
    })
    const transaction = new VersionedTransaction(message.compileToV0Message())
    transaction.sign([other])
    const [output] = await sign(wallet, { account, transaction: transaction.serialize() })
    const signed = VersionedTransaction.deserialize(output!.signedTransaction)
    expect(signed.signatures[0]).toEqual(transaction.signatures[0])
    const bytes = signed.message.serialize()
    expect(nacl.sign.detached.verify(bytes, signed.signatures[1]!, account.publicKey)).toBe(true)
  })

  it("shows the person what it does, several transactions in one question", async () => {
    const { wallet, account } = await connected({
      policies: { "solana:signTransaction": "ask" }
    })
    const to = Keypair.generate().publicKey
    const inputs = await Promise.all(
      [1, 2].map(async (amount) => {
        const transaction = (await legacy(to, amount)).add(
          ComputeBudgetProgram.setComputeUnitLimit({ units: 1000 })
        )
        return { account, transaction: unsigned(transaction), chain: "solana:devnet" }
      })
    )
    const waiting = sign(wallet, ...inputs)
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    const facts = (amount: number) => [
      { label: "Network", value: "solana:devnet" },
      { label: "Fee payer", value: first },
      { label: "Transfer", value: `${amount} lamports from ${first} to ${to.toBase58()}` },
      { label: "Instruction", value: "ComputeBudget111111111111111111111111111111" }
    ]
    expect(wallet.pending()[0]!.review).toEqual({
      kind: "signTransaction",
      account: first,
      sends: false,
      facts: [
        { label: "Transaction", value: "1 of 2" },
        ...facts(1),
        { label: "Transaction", value: "2 of 2" },
        ...facts(2)
      ]
    })
    wallet.pending()[0]!.approve()
    expect(await waiting).toHaveLength(2)
    expect(await sign(wallet)).toEqual([])
  })

  it("is refused by the person, for strangers' accounts, and for chains that it does not serve", async () => {
    const { wallet, account } = await connected()
    const transaction = unsigned(await legacy(payer, 1))
    const others = await connected({ accounts: solanaTestAccounts.slice(1) })
    await rejects(sign(wallet, { account: others.account, transaction }), 4100)
    await rejects(sign(others.wallet, { account: others.account, transaction }), 4100)
    await rejects(sign(wallet, { account, transaction, chain: "solana:testnet" }), -32000)
    await rejects(sign(wallet, { account, transaction, chain: 1 }), -32000)
    const mixed = ["solana:mainnet", "solana:devnet"].map((chain) => ({ account, transaction, chain }))
    await rejects(sign(wallet, ...mixed), -32000)
    wallet.setPolicy("reject")
    await rejects(sign(wallet, { account, transaction }), 4001)
  })

  it("is refused for versions that it does not support", async () => {
    const { wallet, account } = await connected({ supportedTransactionVersions: [0] })
    await rejects(sign(wallet, { account, transaction: unsigned(await legacy(payer, 1)) }), -32000)
  })

  it("is refused for bytes that are no transaction", async () => {
    const { wallet, account } = await connected()
    const genuine = unsigned(await legacy(payer, 1))
    const changed = (place: number, byte: number) => genuine.with(place, byte)
    const [signatures, header] = [0, 65]
    const wrong = [
      new Uint8Array(),
      new Uint8Array(1233),
      Uint8Array.from([0, 0, ...genuine.slice(66)]),
      genuine.slice(0, -1),
      Uint8Array.from([...genuine, 0]),
      changed(signatures, 2),
      changed(signatures, 0xff),
      changed(header, 0),
      changed(header, 0x81),
      changed(header + 1, 1),
      changed(header + 2, 9),
      changed(header + 3, 200),
      changed(genuine.length - 17, 200)
    ]
    for (const transaction of wrong) await rejects(sign(wallet, { account, transaction }), -32000)
    for (const transaction of [undefined, "AQ==", [...genuine], genuine.buffer]) {
      await rejects(sign(wallet, { account, transaction }), -32000)
    }
    expect(await sign(wallet, { account, transaction: Buffer.from(genuine) })).toHaveLength(1)
  })

  it.each(solanaResultLies.filter((entry) => entry.method === "solana:signTransaction"))(
    "is answered falsely: $name",
    async (entry) => {
      const { wallet, account } = await connected()
      wallet.setFault(entry.method, entry.fault)
      const answer: unknown = await sign(wallet, { account, transaction: unsigned(await legacy(payer, 1)) })
      const accepted = () => {
        try {
          const [output] = answer as readonly { readonly signedTransaction: Uint8Array }[]
          return Transaction.from(output!.signedTransaction).verifySignatures()
        } catch {
          return false
        }
      }
      expect(accepted()).toBe(false)
    }
  )
})

describe("signing and sending", () => {
  it("sends to the chain it was given, and answers with the signature", async () => {
    const { wallet, account } = await connected()
    for (const chain of ["solana:devnet", "solana:mainnet"]) {
      const to = Keypair.generate().publicKey
      const transaction = unsigned(await legacy(to, sol, chain))
      const [output] = await send(wallet, {
        account,
        transaction,
        chain,
        options: { commitment: "confirmed", maxRetries: 0, preflightCommitment: "processed" }
      })
      const signature = getBase58Decoder().decode(output!.signature) as Signature
      const found = await createSolanaRpc(rpcUrls[chain]!)
        .getTransaction(signature, { encoding: "json", maxSupportedTransactionVersion: 0 })
        .send()
      expect(found?.meta?.err).toBe(null)
      expect(await node(chain).getBalance(to)).toBe(sol)
    }
  })

  it("says to the person that it sends", async () => {
    const { wallet, account } = await connected({ policies: { "solana:signAndSendTransaction": "ask" } })
    const to = Keypair.generate().publicKey
    const waiting = send(wallet, {
      account,
      transaction: unsigned(await legacy(to, sol)),
      chain: "solana:mainnet"
    })
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    expect(wallet.pending()[0]!.review).toMatchObject({
      kind: "signTransaction",
      account: first,
      sends: true
    })
    wallet.pending()[0]!.reject()
    await rejects(waiting, 4001)
    expect(await node().getBalance(to)).toBe(0)
  })

  it("passes the node's refusal on", async () => {
    const { wallet, account } = await connected()
    const to = Keypair.generate().publicKey
    const chain = "solana:mainnet"
    await expect(
      send(wallet, { account, transaction: unsigned(await legacy(to, 1000 * sol)), chain })
    ).rejects.toMatchObject({ code: -32002, message: expect.stringContaining("simulation failed") })
    await expect(
      send(wallet, {
        account,
        transaction: unsigned(await legacy(to, 1000 * sol)),
        chain,
        options: { skipPreflight: true, commitment: "finalized" }
      })
    ).rejects.toMatchObject({ code: -32603, data: { InstructionError: [0, { Custom: 1 }] } })
  })

  it("is refused without chain, without node, and for options of other types", async () => {
    const { wallet, account } = await connected({ chains: ["solana:mainnet", "solana:testnet"] })
    const transaction = unsigned(await legacy(payer, 1))
    const [chain] = wallet.standard.chains
    await rejects(send(wallet, { account, transaction }), -32000)
    await rejects(send(wallet, { account, transaction, chain: "solana:testnet" }), -32603)
    await rejects(send(wallet, { account, transaction, chain, options: { commitment: "soon" } }), -32000)
    await rejects(send(wallet, { account, transaction, chain, options: { skipPreflight: 1 } }), -32000)
    await rejects(send(wallet, { account, transaction, chain, options: "fast" }), -32000)
    const unreachable = await connected({ rpcUrls: { "solana:mainnet": "http://127.0.0.1:1" } })
    await rejects(send(unreachable.wallet, { account: unreachable.account, transaction, chain }), 4901)
  })

  it("asks the node nothing for an account that the transaction names, but not as a signer", async () => {
    const asked: string[] = []
    const { wallet } = await connected({
      fetch: (url) => {
        asked.push(url)
        return Promise.reject(new Error("nobody there"))
      },
      accounts: solanaTestAccounts
    })
    wallet.setAccounts([second])
    const [account] = wallet.standard.accounts
    const transaction = unsigned(await legacy(new PublicKey(second), 1))
    await rejects(send(wallet, { account, transaction, chain: "solana:mainnet" }), 4100)
    expect(asked).toEqual([])
  })
})
