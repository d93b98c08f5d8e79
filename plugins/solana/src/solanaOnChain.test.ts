import { createKit, memoryStorage, type Storage } from "@latchkey/core"
import { createSolanaWallet } from "@latchkey/testing"
import { getBase58Encoder, getTransactionDecoder } from "@solana/kit"
import { Connection, PublicKey, SystemProgram, Transaction } from "@solana/web3.js"
import nacl from "tweetnacl"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { startSolana, type SolanaPart } from "../stack/startSolana.ts"
import { transferOf } from "../support/transfer.ts"
import { solana, solanaDevnet, solanaMainnet, type SolanaProvider } from "./index.ts"

const sol = 1_000_000_000n
const bob = "AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD"

let part: SolanaPart
beforeAll(async () => {
  const started = await startSolana()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  part = started
})
afterAll(() => part?.stop())

const rpcUrl = (id: string) => part.network(id).rpcUrl
const onStack = (network: typeof solanaMainnet) => ({
  ...network,
  rpcUrls: { default: { http: [rpcUrl(network.caipNetworkId)] } }
})
const connectionTo = (network: typeof solanaMainnet) =>
  new Connection(rpcUrl(network.caipNetworkId), "confirmed")

const open = async (storage: Storage = memoryStorage(), window = new EventTarget()) => {
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const kit = createKit({
    app: { name: "Test" },
    networks: [onStack(solanaMainnet), onStack(solanaDevnet)],
    plugins: [solana()],
    storage
  })
  await kit.ready()
  return { kit, window, storage, account: () => kit.getSnapshot().account["solana"]! }
}

const kept: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kept.splice(0).map((kit) => kit.dispose()))
  vi.unstubAllGlobals()
})

const connected = async () => {
  const window = new EventTarget()
  const rpcUrls = Object.fromEntries(
    part.networks.map(({ standardChain, rpcUrl }) => [standardChain, rpcUrl])
  )
  const wallet = createSolanaWallet({ name: "One", rpcUrls })
  wallet.announce(window)
  const page = await open(undefined, window)
  kept.push(page.kit)
  await page.kit.connect({ connectorId: "solana:One" })
  return { ...page, wallet, alice: wallet.addresses[0]! }
}
type Page = Awaited<ReturnType<typeof connected>>

const blockhashOf = async ({ kit }: Page) => {
  const rpc = await kit.solana.getRpc()
  return (await rpc.getLatestBlockhash().send()).value.blockhash
}

describe("a kit with solana on real nodes", () => {
  it("S7.28 in part: connects, signs, reads each network's balance, comes back after a reload, and disconnects", async () => {
    const { kit, wallet, alice, account, storage, window } = await connected()
    await part.fund(alice, 3n * sol, solanaMainnet.caipNetworkId)
    await part.fund(alice, 7n * sol, solanaDevnet.caipNetworkId)
    const message = "Grüße 👋"
    const bytes = (text: string) => Uint8Array.from(getBase58Encoder().encode(text))
    const signature = await kit.signMessage({ message })
    expect(nacl.sign.detached.verify(new TextEncoder().encode(message), bytes(signature), bytes(alice))).toBe(
      true
    )

    await kit.refreshBalance({ force: true })
    expect(account()).toMatchObject({ balance: "3", balanceSymbol: "SOL", balanceFailed: false })
    await kit.switchNetwork({ networkId: solanaDevnet.caipNetworkId })
    await kit.refreshBalance({ force: true })
    expect(account()).toMatchObject({ balance: "7", caipAddress: `${solanaDevnet.caipNetworkId}:${alice}` })

    await kit.dispose()
    wallet.clearRequests()
    const again = await open(storage, window)
    kept.push(again.kit)
    expect(again.account()).toMatchObject({
      status: "connected",
      caipAddress: `${solanaDevnet.caipNetworkId}:${alice}`
    })
    expect(wallet.requests().map(({ params }) => params)).toEqual([[{ silent: true }]])
    await again.kit.disconnect()
    expect([again.account().status, wallet.accounts(), wallet.listenerCount()]).toEqual([
      "disconnected",
      [],
      0
    ])
  })

  it("S7.28 in part: a transfer that the wallet sends is waited for, and arrives", async () => {
    const page = await connected()
    const { kit, alice } = page
    await part.fund(alice, 3n * sol)
    const before = await connectionTo(solanaMainnet).getBalance(new PublicKey(bob))
    const { transaction } = transferOf(alice, bob, sol, await blockhashOf(page))
    const signature = await kit.solana.signAndSendTransaction({ transaction })
    const { slot } = await kit.solana.waitForSignature({ signature })
    const connection = connectionTo(solanaMainnet)
    expect(await connection.getBalance(new PublicKey(bob))).toBe(before + Number(sol))
    const { value } = await connection.getSignatureStatus(signature)
    expect(BigInt(value!.slot)).toBe(slot)
  })

  it("T20 a transaction of web3.js 1 is signed, and sent over the page's own RPC client", async () => {
    const page = await connected()
    const { kit, alice } = page
    await part.fund(alice, 3n * sol)
    await kit.switchNetwork({ networkId: solanaDevnet.caipNetworkId })
    const transaction = new Transaction({
      blockhash: await blockhashOf(page),
      lastValidBlockHeight: 1_000,
      feePayer: new PublicKey(alice)
    }).add(
      SystemProgram.transfer({
        fromPubkey: new PublicKey(alice),
        toPubkey: new PublicKey(bob),
        lamports: sol
      })
    )
    const signed = await kit.solana.signTransaction({ transaction })
    expect(signed.isChanged).toBe(false)
    expect(getTransactionDecoder().decode(signed.transaction).messageBytes).toEqual(
      Uint8Array.from(transaction.serializeMessage())
    )
    const rpc = await kit.solana.getRpc()
    const encoded = Buffer.from(signed.transaction).toString("base64")
    const id = await rpc.sendTransaction(encoded as never, { encoding: "base64" }).send()
    expect(id).toBe(signed.signature)
    await kit.solana.waitForSignature({ signature: id })
    expect(await connectionTo(solanaDevnet).getBalance(new PublicKey(bob))).toBeGreaterThanOrEqual(
      Number(sol)
    )
  })

  it("S8.14[reason] T28 a transaction that a program refuses fails with the reason", async () => {
    const page = await connected()
    const { kit, alice } = page
    await part.fund(alice, sol)
    const balance = BigInt(await connectionTo(solanaMainnet).getBalance(new PublicKey(alice)))
    const { bytes } = transferOf(alice, bob, balance * 2n, await blockhashOf(page))
    const signature = await kit.solana.signAndSendTransaction({
      transaction: bytes,
      sendOptions: { skipPreflight: true }
    })
    await expect(kit.solana.waitForSignature({ signature })).rejects.toMatchObject({
      code: "SOLANA_TRANSACTION_FAILED",
      details: { reason: '{"InstructionError":[0,{"Custom":1}]}' }
    })
  })

  it("S7.28 in part: the provider answers any library that speaks WalletConnect's words", async () => {
    const { kit, alice } = await connected()
    const provider = kit.getProvider("solana") as SolanaProvider
    expect(await provider.request({ method: "solana_getAccounts" })).toEqual([{ pubkey: alice }])
  })
})
