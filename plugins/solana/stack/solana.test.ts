import { getTransferSolInstruction } from "@solana-program/system"
import {
  address,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type KeyPairSigner
} from "@solana/kit"
import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  sendAndConfirmTransaction,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction
} from "@solana/web3.js"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startSolana, type SolanaNetwork, type SolanaPart } from "./startSolana.ts"

const sol = 1_000_000_000n
let part: SolanaPart
let mainnet: SolanaNetwork
let devnet: SolanaNetwork

const present = async () => {
  const started = await startSolana()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  return started
}

beforeAll(async () => {
  part = await present()
  ;[mainnet, devnet] = part.networks as [SolanaNetwork, SolanaNetwork]
})

afterAll(() => part?.stop())

const post = (url: string, body: unknown) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
const ask = async (method: string, params: readonly unknown[] = [], url = mainnet.rpcUrl) =>
  (await (await post(url, { jsonrpc: "2.0", id: 1, method, params })).json()) as {
    readonly result?: any
    readonly error?: { readonly code: number; readonly message: string; readonly data?: any }
  }

/** A legacy client without a word about the WebSocket address, which it derives. */
const connect = (network = mainnet) => new Connection(network.rpcUrl, "confirmed")

async function funded(amount = 10n * sol, network = mainnet) {
  const keypair = Keypair.generate()
  await part.fund(keypair.publicKey.toBase58(), amount, network.caipNetworkId)
  return keypair
}

const transfer = (from: Keypair, to: PublicKey, amount: bigint) =>
  new Transaction().add(
    SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to, lamports: amount })
  )

async function signed(transaction: Transaction, signer: Keypair, network = mainnet) {
  transaction.feePayer = signer.publicKey
  transaction.recentBlockhash = (await connect(network).getLatestBlockhash()).blockhash
  transaction.sign(signer)
  return transaction
}

describe("the networks", () => {
  it("are mainnet and devnet by their genesis hashes, each on a port pair of its own", async () => {
    for (const network of part.networks) {
      const hash = await createSolanaRpc(network.rpcUrl).getGenesisHash().send()
      expect(`solana:${hash.slice(0, 32)}`).toBe(network.caipNetworkId)
      expect(Number(new URL(network.wsUrl).port)).toBe(Number(new URL(network.rpcUrl).port) + 1)
    }
    expect(part.networks.map((network) => network.caipNetworkId)).toEqual([
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
      "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1"
    ])
    expect(await part.health()).toEqual(Array(2).fill(expect.objectContaining({ healthy: true })))
  })

  it("keep accounts and blockhashes of their own", async () => {
    const payer = await funded(sol, mainnet)
    expect(await connect(mainnet).getBalance(payer.publicKey)).toBe(Number(sol))
    expect(await connect(devnet).getBalance(payer.publicKey)).toBe(0)
    await part.fund(payer.publicKey.toBase58(), sol, devnet.caipNetworkId)
    const forMainnet = await signed(transfer(payer, Keypair.generate().publicKey, sol / 2n), payer, mainnet)
    await expect(connect(devnet).sendRawTransaction(forMainnet.serialize())).rejects.toThrow(
      "Blockhash not found"
    )
    await connect(mainnet).sendRawTransaction(forMainnet.serialize())
  })

  it("are funded all at once when none is named", async () => {
    const of = Keypair.generate().publicKey
    await part.fund(of.toBase58(), sol)
    await part.fund(of.toBase58(), sol)
    for (const network of part.networks) expect(await connect(network).getBalance(of)).toBe(Number(2n * sol))
    await expect(async () => part.fund(of.toBase58(), sol, "solana:nowhere")).rejects.toThrow(RangeError)
  })

  it("start twice side by side, and stop", async () => {
    const other = await present()
    const urls = other.networks.map((network) => network.rpcUrl)
    expect(urls).not.toContain(mainnet.rpcUrl)
    await other.stop()
    await other.stop()
    for (const url of urls) await expect(fetch(`${url}/health`)).rejects.toThrow()
    expect(await (await fetch(`${mainnet.rpcUrl}/health`)).text()).toBe("ok")
  })

  it("leave nothing running when a port is taken", async () => {
    const taken = Number(new URL(devnet.rpcUrl).port)
    await expect(startSolana({ port: taken - 2 })).rejects.toThrow("EADDRINUSE")
    await expect(fetch(`http://127.0.0.1:${taken - 2}/health`)).rejects.toThrow()
  })

  it("are said to be missing when the engine is not installed", async () => {
    const gone = Object.assign(new Error("Cannot find package"), { code: "ERR_MODULE_NOT_FOUND" })
    const engine = () => Promise.reject(gone)
    expect(await startSolana({ engine })).toEqual({ missing: "solana", package: "litesvm" })
    await expect(startSolana({ engine: () => Promise.reject(new Error("broken")) })).rejects.toThrow("broken")
  })
})

describe("@solana/web3.js 1", () => {
  it("drops lamports, transfers them and confirms by WebSocket", async () => {
    const connection = connect()
    const [alice, bob] = [Keypair.generate(), Keypair.generate()]
    const latest = await connection.getLatestBlockhash()
    const signature = await connection.requestAirdrop(alice.publicKey, Number(5n * sol))
    await connection.confirmTransaction({ signature, ...latest })
    expect(await connection.getBalance(alice.publicKey)).toBe(Number(5n * sol))

    await sendAndConfirmTransaction(connection, transfer(alice, bob.publicKey, sol), [alice])
    expect(await connection.getBalance(bob.publicKey)).toBe(Number(sol))
    expect(await connection.getBalance(alice.publicKey)).toBe(Number(4n * sol) - 5000)
  })

  it("finds the history of an account", async () => {
    const connection = connect()
    const alice = await funded()
    const bob = Keypair.generate().publicKey
    const first = await sendAndConfirmTransaction(connection, transfer(alice, bob, sol), [alice])
    const second = await sendAndConfirmTransaction(connection, transfer(alice, bob, 2n * sol), [alice])

    const history = await connection.getSignaturesForAddress(bob)
    expect(history.map((entry) => entry.signature)).toEqual([second, first])
    expect(await connection.getSignaturesForAddress(bob, { before: second })).toHaveLength(1)
    expect(await connection.getSignaturesForAddress(bob, { until: first })).toHaveLength(1)
    expect(await connection.getSignaturesForAddress(bob, { limit: 1 })).toHaveLength(1)

    const found = await connection.getTransaction(first, { maxSupportedTransactionVersion: 0 })
    expect(found?.meta).toMatchObject({ err: null, fee: 5000 })
    const place = found!.transaction.message.staticAccountKeys.findIndex((key) => key.equals(bob))
    expect(found!.meta!.postBalances[place]! - found!.meta!.preBalances[place]!).toBe(Number(sol))
    const parsed = await connection.getParsedTransaction(first, { maxSupportedTransactionVersion: 0 })
    expect(parsed?.transaction.message.instructions[0]).toMatchObject({
      program: "system",
      parsed: { type: "transfer", info: { destination: bob.toBase58(), lamports: Number(sol) } }
    })
    const { value } = await connection.getSignatureStatuses([first, "1".repeat(64)])
    expect(value).toMatchObject([{ confirmationStatus: "finalized", err: null }, null])
  })

  it("is told that an overspend, a bad signature and a second sending fail", async () => {
    const connection = connect()
    const poor = await funded(sol)
    const overspend = await signed(transfer(poor, Keypair.generate().publicKey, 2n * sol), poor)
    await expect(connection.sendRawTransaction(overspend.serialize())).rejects.toThrow(
      "Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1"
    )
    expect(await connection.getSignaturesForAddress(poor.publicKey)).toHaveLength(1)

    const tampered = (await signed(transfer(poor, Keypair.generate().publicKey, 1000n), poor)).serialize()
    tampered[5]! ^= 1
    await expect(connection.sendRawTransaction(tampered)).rejects.toThrow("signature verification failure")

    const once = (await signed(transfer(poor, Keypair.generate().publicKey, sol / 2n), poor)).serialize()
    await connection.sendRawTransaction(once)
    await expect(connection.sendRawTransaction(once)).rejects.toThrow("already been processed")
    const nobody = Keypair.generate()
    const unfunded = (await signed(transfer(nobody, poor.publicKey, 1n), nobody)).serialize()
    await expect(connection.sendRawTransaction(unfunded)).rejects.toThrow("no record of a prior credit")
  })

  it("keeps a failed transaction that was sent without preflight", async () => {
    const connection = connect()
    const poor = await funded(sol)
    const overspend = await signed(transfer(poor, Keypair.generate().publicKey, 2n * sol), poor)
    const signature = await connection.sendRawTransaction(overspend.serialize(), { skipPreflight: true })
    const { value } = await connection.getSignatureStatus(signature)
    expect(value?.err).toEqual({ InstructionError: [0, { Custom: 1 }] })
    expect(await connection.getBalance(poor.publicKey)).toBe(Number(sol) - 5000)
  })

  it("hears nothing more of what no block would take, sent without preflight", async () => {
    const connection = connect()
    const alice = await funded(sol)
    const once = (await signed(transfer(alice, Keypair.generate().publicKey, 1_000_000n), alice)).serialize()
    const signature = await connection.sendRawTransaction(once, { skipPreflight: true })
    expect(await connection.sendRawTransaction(once, { skipPreflight: true })).toBe(signature)
    const old = await signed(transfer(alice, Keypair.generate().publicKey, 1_000_000n), alice)
    part.passSlots(151n, mainnet.caipNetworkId)
    const lost = await connection.sendRawTransaction(old.serialize(), { skipPreflight: true })
    expect((await connection.getSignatureStatus(lost)).value).toBe(null)
    expect(await connection.getSignaturesForAddress(alice.publicKey)).toHaveLength(2)
  })

  it("is told that a blockhash has expired", async () => {
    const connection = connect()
    const alice = await funded()
    const old = await signed(transfer(alice, Keypair.generate().publicKey, sol), alice)
    part.passSlots(151n, mainnet.caipNetworkId)
    await expect(connection.sendRawTransaction(old.serialize())).rejects.toThrow("Blockhash not found")
    expect((await connection.isBlockhashValid(old.recentBlockhash!)).value).toBe(false)
  })

  it("uses lookup tables, whose accounts are in the history", async () => {
    const connection = connect()
    const alice = await funded()
    const bob = Keypair.generate().publicKey
    const [create, table] = AddressLookupTableProgram.createLookupTable({
      authority: alice.publicKey,
      payer: alice.publicKey,
      recentSlot: (await connection.getSlot()) - 1
    })
    const extend = AddressLookupTableProgram.extendLookupTable({
      lookupTable: table,
      authority: alice.publicKey,
      payer: alice.publicKey,
      addresses: [bob]
    })
    await sendAndConfirmTransaction(connection, new Transaction().add(create, extend), [alice])
    part.passSlots(1n, mainnet.caipNetworkId)

    const { value: lookup } = await connection.getAddressLookupTable(table)
    const message = new TransactionMessage({
      payerKey: alice.publicKey,
      recentBlockhash: (await connection.getLatestBlockhash()).blockhash,
      instructions: [
        SystemProgram.transfer({ fromPubkey: alice.publicKey, toPubkey: bob, lamports: sol }),
        ComputeBudgetProgram.setComputeUnitLimit({ units: 100_000 }),
        ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_000_000 })
      ]
    })
    const transaction = new VersionedTransaction(message.compileToV0Message([lookup!]))
    transaction.sign([alice])
    const before = await connection.getBalance(alice.publicKey)
    const signature = await connection.sendTransaction(transaction)
    expect(await connection.getBalance(bob)).toBe(Number(sol))
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(found?.meta?.loadedAddresses?.writable.map(String)).toEqual([bob.toBase58()])
    expect(found?.meta?.postBalances.at(-1)).toBe(Number(sol))
    expect(before - (await connection.getBalance(alice.publicKey))).toBe(Number(sol) + found!.meta!.fee)
    expect(found!.meta!.fee).toBe(105_000)
    expect((await connection.getSignaturesForAddress(bob)).map((entry) => entry.signature)).toEqual([
      signature
    ])
    await expect(connection.getTransaction(signature)).rejects.toThrow("maxSupportedTransactionVersion")
  })

  it("reads tokens", async () => {
    const connection = connect()
    const owner = Keypair.generate().publicKey
    await part.fundUsdc(owner.toBase58(), 1_250_000n, mainnet.caipNetworkId)
    const { value } = await connection.getParsedTokenAccountsByOwner(owner, {
      mint: new PublicKey(mainnet.usdc)
    })
    expect(value).toHaveLength(1)
    expect(value[0]!.account.data.parsed.info).toMatchObject({
      mint: mainnet.usdc,
      owner: owner.toBase58(),
      tokenAmount: { amount: "1250000", decimals: 6, uiAmount: 1.25, uiAmountString: "1.25" }
    })
    const balance = await connection.getTokenAccountBalance(value[0]!.pubkey)
    expect(balance.value.uiAmountString).toBe("1.25")
    const none = await connect(devnet).getTokenAccountsByOwner(owner, {
      programId: new PublicKey("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA")
    })
    expect(none.value).toEqual([])
  })

  it("hears of accounts, logs and slots", async () => {
    const connection = connect()
    const alice = await funded()
    const bob = Keypair.generate().publicKey
    const heard = Promise.withResolvers<number>()
    const logged = Promise.withResolvers<string>()
    const slot = Promise.withResolvers<number>()
    const ids = [
      connection.onAccountChange(bob, (account) => heard.resolve(account.lamports)),
      connection.onLogs(bob, (logs) => logged.resolve(logs.signature)),
      connection.onSlotChange((info) => slot.resolve(info.slot))
    ]
    await slot.promise
    const signature = await connection.sendTransaction(transfer(alice, bob, sol), [alice])
    expect(await heard.promise).toBe(Number(sol))
    expect(await logged.promise).toBe(signature)
    await connection.removeAccountChangeListener(ids[0]!)
    await connection.removeOnLogsListener(ids[1]!)
    await connection.removeSlotChangeListener(ids[2]!)
  })
})

describe("@solana/kit", () => {
  const clients = (network = mainnet) => ({
    rpc: createSolanaRpc(network.rpcUrl),
    rpcSubscriptions: createSolanaRpcSubscriptions(network.wsUrl)
  })

  async function prepare(source: KeyPairSigner, destination: Address, amount: bigint) {
    const { rpc } = clients()
    const { value: latest } = await rpc.getLatestBlockhash().send()
    return signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 0 }),
        (draft) => setTransactionMessageFeePayerSigner(source, draft),
        (draft) => setTransactionMessageLifetimeUsingBlockhash(latest, draft),
        (draft) =>
          appendTransactionMessageInstruction(
            getTransferSolInstruction({ source, destination, amount }),
            draft
          )
      )
    )
  }

  it("simulates, sends and confirms", async () => {
    const { rpc, rpcSubscriptions } = clients()
    const alice = await generateKeyPairSigner()
    const bob = await generateKeyPairSigner()
    await part.fund(alice.address, 3n * sol, mainnet.caipNetworkId)
    const transaction = await prepare(alice, bob.address, sol)

    const text = getBase64EncodedWireTransaction(transaction)
    const tried = await rpc
      .simulateTransaction(text, {
        encoding: "base64",
        accounts: { addresses: [bob.address], encoding: "base64" }
      })
      .send()
    expect(tried.value).toMatchObject({ err: null, accounts: [{ lamports: sol }] })
    expect(tried.value.unitsConsumed).toBeGreaterThan(0n)
    expect((await rpc.getBalance(bob.address).send()).value).toBe(0n)

    await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(
      transaction as Parameters<ReturnType<typeof sendAndConfirmTransactionFactory>>[0],
      { commitment: "confirmed" }
    )
    expect((await rpc.getBalance(bob.address).send()).value).toBe(lamports(sol))
    const found = await rpc
      .getTransaction(getSignatureFromTransaction(transaction), {
        encoding: "base64",
        maxSupportedTransactionVersion: 0
      })
      .send()
    expect(found?.transaction).toEqual([text, "base64"])
  })

  it("reads amounts of 64 bits exactly", async () => {
    const { rpc } = clients()
    const rich = await generateKeyPairSigner()
    const amount = 2n ** 53n + 1n
    await part.fund(rich.address, amount, mainnet.caipNetworkId)
    expect((await rpc.getBalance(rich.address).send()).value).toBe(amount)
    const { value } = await rpc.getAccountInfo(rich.address, { encoding: "base64" }).send()
    expect(value).toMatchObject({ lamports: amount, owner: "11111111111111111111111111111111", space: 0n })
    const both = await rpc
      .getMultipleAccounts([rich.address, address(mainnet.usdc)], { encoding: "jsonParsed" })
      .send()
    expect(both.value[1]?.data).toMatchObject({ parsed: { type: "mint", info: { decimals: 6 } } })
  })

  it("learns the price of a message, and that an expired one has none", async () => {
    const { rpc } = clients()
    const alice = await generateKeyPairSigner()
    const { messageBytes } = await prepare(alice, alice.address, 1n)
    const message = Buffer.from(messageBytes).toString("base64") as Parameters<typeof rpc.getFeeForMessage>[0]
    expect((await rpc.getFeeForMessage(message).send()).value).toBe(5000n)
    part.passSlots(151n)
    expect((await rpc.getFeeForMessage(message).send()).value).toBe(null)
    expect(await rpc.getMinimumBalanceForRentExemption(0n).send()).toBe(890_880n)
  })
})

describe("the wire", () => {
  it("answers pages of every origin", async () => {
    const preflight = await fetch(mainnet.rpcUrl, {
      method: "OPTIONS",
      headers: {
        origin: "http://127.0.0.1:1",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,solana-client"
      }
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*")
    expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type,solana-client")
    const answer = await post(mainnet.rpcUrl, { jsonrpc: "2.0", id: 1, method: "getHealth" })
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
  })

  it("answers lists in order", async () => {
    const body = ["getHealth", "getVersion", "nothing"].map((method, id) => ({ jsonrpc: "2.0", id, method }))
    expect(await (await post(mainnet.rpcUrl, body)).json()).toMatchObject([
      { id: 0, result: "ok" },
      { id: 1, result: { "solana-core": "3.0.0" } },
      { id: 2, error: { code: -32601 } }
    ])
  })

  it.each([
    ["getBalance", ["0x1234"], -32602],
    ["getBalance", [], -32602],
    ["getBalance", { of: "me" }, -32602],
    ["getAccountInfo", ["11111111111111111111111111111111", { encoding: "hex" }], -32602],
    ["getSlot", [{ minContextSlot: 1e15 }], -32016],
    ["getSignatureStatuses", ["text"], -32602],
    ["getSignatureStatuses", [["short"]], -32602],
    ["getTokenAccountsByOwner", ["11111111111111111111111111111111", {}], -32602],
    ["sendTransaction", ["AAAA", { encoding: "base64" }], -32602],
    ["sendTransaction", ["not base58: 0OIl"], -32602],
    ["sendTransaction", [7], -32602],
    ["simulateTransaction", ["", { encoding: "base64" }], -32602],
    ["nothing", [], -32601]
  ])("refuses %s %j with %i", async (method, params, code) => {
    expect((await ask(method, params as unknown[])).error?.code).toBe(code)
  })

  it("refuses what is no JSON, no request, or too long", async () => {
    const send = (body: string) => fetch(mainnet.rpcUrl, { method: "POST", body })
    expect(await (await send("{")).json()).toMatchObject({ error: { code: -32700 } })
    expect(await (await send("null")).json()).toMatchObject({ error: { code: -32600 } })
    expect((await send("x".repeat(1_000_001))).status).toBe(413)
    expect((await fetch(mainnet.rpcUrl)).status).toBe(405)
  })
})
