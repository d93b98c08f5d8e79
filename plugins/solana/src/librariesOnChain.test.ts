import { AnchorProvider, BN, Program, type Idl } from "@anchor-lang/core"
import { createKit, memoryStorage } from "@latchkey/core"
import { createSolanaWallet } from "@latchkey/testing"
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createSignableMessage,
  createTransactionMessage,
  getBase58Encoder,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signTransactionMessageWithSigners
} from "@solana/kit"
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction
} from "@solana/web3.js"
import nacl from "tweetnacl"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { startSolana, type SolanaPart } from "../stack/startSolana.ts"
import { solana, solanaMainnet } from "./index.ts"
import { walletStore } from "./library/walletStore.ts"
import { solanaSigner, web3Wallet } from "./signers.ts"

const sol = 1_000_000_000

let part: SolanaPart
beforeAll(async () => {
  const started = await startSolana()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  part = started
})
afterAll(() => part?.stop())

const kept: Array<{ dispose: () => Promise<void> }> = []
const connections: Array<Connection> = []
/** web3.js 1 connects its socket again for ever. */
const close = (connection: Connection) => {
  const socket = Reflect.get(connection, "_rpcWebSocket") as { close: () => void; reconnect: boolean }
  socket.reconnect = false
  socket.close()
}
afterEach(async () => {
  connections.splice(0).forEach(close)
  await Promise.all(kept.splice(0).map((kit) => kit.dispose()))
  vi.unstubAllGlobals()
})

const { caipNetworkId } = solanaMainnet

const open = async (options: Partial<Parameters<typeof createSolanaWallet>[0]> = {}) => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const { rpcUrl, standardChain } = part.network(caipNetworkId)
  const wallet = createSolanaWallet({ name: "One", rpcUrls: { [standardChain]: rpcUrl }, ...options })
  wallet.announce(window)
  const kit = createKit({
    app: { name: "Test" },
    networks: [{ ...solanaMainnet, rpcUrls: { default: { http: [rpcUrl] } } }],
    plugins: [solana()],
    storage: memoryStorage()
  })
  kept.push(kit)
  await kit.ready()
  const connection = new Connection(rpcUrl, "confirmed")
  connections.push(connection)
  const receiver = Keypair.generate().publicKey
  const received = () => connection.getBalance(receiver)
  return {
    kit,
    wallet,
    connection,
    receiver,
    received,
    connect: () => kit.connect({ connectorId: "solana:One" })
  }
}

const connected = async (options?: Parameters<typeof open>[0]) => {
  const page = await open(options)
  await page.connect()
  const alice = page.kit.getSnapshot().account["solana"]!.address!
  await part.fund(alice, 3n * BigInt(sol))
  return { ...page, alice }
}
type Page = Awaited<ReturnType<typeof connected>>

const transferData = (lamports: number) => {
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, BigInt(lamports), true)
  return new Uint8Array(data.buffer)
}

const messageOf = async ({ kit, receiver }: Page, lamports: number) => {
  const signer = solanaSigner(kit)!
  const rpc = await kit.solana.getRpc()
  const { value } = await rpc.getLatestBlockhash().send()
  return pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayerSigner(signer, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(value, message),
    (message) =>
      appendTransactionMessageInstruction(
        {
          programAddress: address("11111111111111111111111111111111"),
          accounts: [
            { address: signer.address, role: AccountRole.WRITABLE_SIGNER, signer },
            { address: address(receiver.toBase58()), role: AccountRole.WRITABLE }
          ],
          data: transferData(lamports)
        },
        message
      )
  )
}

const transferOf = ({ alice, receiver }: Page, lamports: number) =>
  SystemProgram.transfer({ fromPubkey: new PublicKey(alice), toPubkey: receiver, lamports })

/** The system program's transfer, as Anchor describes programs. */
const systemProgram: Idl = {
  address: SystemProgram.programId.toBase58(),
  metadata: { name: "system", version: "1.0.0", spec: "0.1.0" },
  instructions: [
    {
      name: "transfer",
      discriminator: [2, 0, 0, 0],
      accounts: [
        { name: "from", writable: true, signer: true },
        { name: "to", writable: true }
      ],
      args: [{ name: "lamports", type: "u64" }]
    }
  ]
}

describe("libraries over the kit's Solana connection, on a real node", () => {
  it("@solana/kit: what the wallet signed keeps its life, and arrives", async () => {
    const page = await connected()
    const message = await messageOf(page, sol)
    const signed = await signTransactionMessageWithSigners(message)
    expect(signed.lifetimeConstraint).toEqual(message.lifetimeConstraint)
    const rpc = await page.kit.solana.getRpc()
    const signature = await rpc
      .sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: "base64" })
      .send()
    await page.kit.solana.waitForSignature({ signature })
    expect(await page.received()).toBe(sol)
  })

  it("@solana/kit: the wallet sends, and signs a message", async () => {
    const page = await connected()
    const bytes = await signAndSendTransactionMessageWithSigners(await messageOf(page, sol / 2))
    expect(bytes).toHaveLength(64)
    await vi.waitFor(async () => expect(await page.received()).toBe(sol / 2))
    const [signed] = await solanaSigner(page.kit)!.modifyAndSignMessages([createSignableMessage("Hello")])
    expect(
      nacl.sign.detached.verify(
        new TextEncoder().encode("Hello"),
        signed!.signatures[address(page.alice)]!,
        Uint8Array.from(getBase58Encoder().encode(page.alice))
      )
    ).toBe(true)
  })

  it("@solana/kit: several transactions are one question", async () => {
    const page = await connected()
    const signer = solanaSigner(page.kit)!
    const { compileTransaction } = await import("@solana/kit")
    const both = [await messageOf(page, 1), await messageOf(page, 2)].map((one) => compileTransaction(one))
    page.wallet.clearRequests()
    const signed = await signer.modifyAndSignTransactions(both)
    expect(page.wallet.requests()).toHaveLength(1)
    expect(signed.map(({ messageBytes }) => messageBytes)).toEqual(
      both.map(({ messageBytes }) => Uint8Array.from(messageBytes))
    )
  })

  it.each(["older", "versioned"] as const)(
    "web3.js 1: a transaction of the %s form is signed as its own class, and arrives",
    async (form) => {
      const page = await connected()
      const { blockhash, lastValidBlockHeight } = await page.connection.getLatestBlockhash()
      const payer = new PublicKey(page.alice)
      const wallet = web3Wallet(page.kit, PublicKey)!
      expect(wallet.publicKey.equals(payer)).toBe(true)
      const given =
        form === "older"
          ? new Transaction({ blockhash, lastValidBlockHeight, feePayer: payer }).add(transferOf(page, sol))
          : new VersionedTransaction(
              new TransactionMessage({
                payerKey: payer,
                recentBlockhash: blockhash,
                instructions: [transferOf(page, sol)]
              }).compileToV0Message()
            )
      const signed = await wallet.signTransaction(given)
      expect(signed).toBeInstanceOf(given.constructor)
      const signature = await page.connection.sendRawTransaction(signed.serialize())
      await page.connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
      expect(await page.received()).toBe(sol)
    }
  )

  it("Anchor: a program's client signs by the wallet as by any other", async () => {
    const page = await connected()
    const wallet = web3Wallet(page.kit, PublicKey)!
    const program = new Program(systemProgram, new AnchorProvider(page.connection, wallet))
    const transfer = program.methods["transfer"]!(new BN(sol / 4))
    await transfer.accounts({ from: wallet.publicKey, to: page.receiver }).rpc()
    expect(await page.received()).toBe(sol / 4)
  })

  it("a signer is of one account: another one is never asked in its place", async () => {
    const page = await open()
    expect([solanaSigner(page.kit), web3Wallet(page.kit, PublicKey)]).toEqual([undefined, undefined])
    await page.connect()
    const signer = solanaSigner(page.kit)!
    page.wallet.setAccounts([page.wallet.addresses[1]!])
    await vi.waitFor(() =>
      expect(page.kit.getSnapshot().account["solana"]!.address).toBe(page.wallet.addresses[1])
    )
    page.wallet.clearRequests()
    await expect(signer.modifyAndSignMessages([createSignableMessage("Hello")])).rejects.toMatchObject({
      code: "SOLANA_SIGNER_ACCOUNT_CHANGED"
    })
    expect(page.wallet.requests()).toEqual([])
  })
})

describe("the wallet adapters' words", () => {
  it("follow connecting, the account and the end; what did not change is the same object", async () => {
    const page = await open()
    const store = walletStore(page.kit, PublicKey)
    let changes = 0
    const stop = store.subscribe(() => void changes++)
    const before = store.getSnapshot()
    expect(before).toMatchObject({ connected: false, publicKey: null, wallet: null })
    expect(before.wallets.map(({ adapter }) => adapter.name)).toEqual(["One"])
    before.select("One")
    expect(store.getSnapshot().wallet).toMatchObject({ adapter: { name: "One", connected: false } })
    await before.connect()
    const now = store.getSnapshot()
    expect(now).toMatchObject({
      connected: true,
      connecting: false,
      wallet: { adapter: { connected: true } }
    })
    expect(now.publicKey!.toBase58()).toBe(page.wallet.addresses[0])
    await page.kit.refreshBalance({ force: true })
    expect(store.getSnapshot()).toBe(now)
    page.wallet.setAccounts([page.wallet.addresses[1]!])
    await vi.waitFor(() => expect(store.getSnapshot().publicKey!.toBase58()).toBe(page.wallet.addresses[1]))
    await now.disconnect()
    expect(store.getSnapshot()).toMatchObject({
      connected: false,
      publicKey: null,
      signTransaction: undefined
    })
    expect(changes).toBeGreaterThan(3)
    stop()
  })

  it("send a transaction that names neither payer nor blockhash, with a signature of the page's own", async () => {
    const page = await connected()
    const { sendTransaction, signMessage } = walletStore(page.kit, PublicKey).getSnapshot()
    const other = Keypair.generate()
    await part.fund(other.publicKey.toBase58(), BigInt(sol))
    const transaction = new Transaction().add(
      transferOf(page, sol / 2),
      SystemProgram.transfer({ fromPubkey: other.publicKey, toPubkey: page.receiver, lamports: sol / 2 })
    )
    const signature = await sendTransaction(transaction, page.connection, { signers: [other] })
    await page.kit.solana.waitForSignature({ signature })
    expect(await page.received()).toBe(sol)
    expect(await signMessage!(new TextEncoder().encode("Hello"))).toHaveLength(64)
  })

  it("a wallet that signs nothing without sending it sends it", async () => {
    const page = await connected({
      features: ["standard:connect", "standard:events", "solana:signAndSendTransaction"]
    })
    const { sendTransaction } = walletStore(page.kit, PublicKey).getSnapshot()
    const signature = await sendTransaction(new Transaction().add(transferOf(page, sol)), page.connection)
    await page.kit.solana.waitForSignature({ signature })
    expect(await page.received()).toBe(sol)
  })

  it("without a selected wallet the kit's modal asks, until it is closed or a wallet has connected", async () => {
    const page = await open()
    const { connect } = walletStore(page.kit, PublicKey).getSnapshot()
    const closed = connect()
    await vi.waitFor(() => expect(page.kit.getSnapshot().navigation).toMatchObject({ open: true }))
    page.kit.close()
    await closed
    expect(page.kit.getSnapshot().account["solana"]!.status).toBe("disconnected")
    const done = connect()
    await vi.waitFor(() => expect(page.kit.getSnapshot().navigation).toMatchObject({ open: true }))
    await page.connect()
    await done
    expect(page.kit.getSnapshot().account["solana"]!.status).toBe("connected")
  })

  it("without a wallet sending says what is wrong", async () => {
    const page = await open()
    const { sendTransaction } = walletStore(page.kit, PublicKey).getSnapshot()
    await expect(sendTransaction(new Transaction(), page.connection)).rejects.toMatchObject({
      code: "NOT_CONNECTED"
    })
  })
})
