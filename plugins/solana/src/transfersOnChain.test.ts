import { createKit, definePlugin, memoryStorage, type Network } from "@latchkey/core"
import {
  tokenBalances,
  transfers,
  type PreparedTransfer,
  type TokenBalances,
  type TransferRequest,
  type Transfers
} from "@latchkey/core/effect"
import { createSolanaWallet, type SolanaWalletOptions } from "@latchkey/testing"
import {
  address,
  generateKeyPairSigner,
  getBase58Encoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  type CompiledTransactionMessageWithLifetime,
  getTransactionDecoder,
  type CompiledTransactionMessage
} from "@solana/kit"
import * as Effect from "effect/Effect"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { callsAt, setMode } from "../../../tests/stack/process/setMode.ts"
import { associatedTokenAddress, token2022Program, tokenProgram } from "../stack/splToken.ts"
import { startSolana, type SolanaPart } from "../stack/startSolana.ts"
import {
  holderData,
  immutableOwner,
  mintData,
  notTransferable,
  transferFee,
  transferHook,
  withheld,
  type Extension
} from "../support/tokenData.ts"
import { solana, solanaDevnet, solanaMainnet } from "./index.ts"
import { findTokenAccount } from "./transfer/findTokenAccount.ts"
import { encodeTransfer } from "./transfer/TransferMessage.ts"
import { unsigned } from "./transfer/tryTransfer.ts"

const sol = 1_000_000_000n
const minimum = 890_880n
const tokenDeposit = 2_039_280n
const systemProgram = "11111111111111111111111111111111"
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const mainnet = solanaMainnet.caipNetworkId

let part: SolanaPart
beforeAll(async () => {
  const started = await startSolana()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  part = started
})
afterAll(() => part?.stop())

const ask = async <A>(method: string, params: ReadonlyArray<unknown>): Promise<A> => {
  const response = await fetch(part.network(mainnet).rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  })
  const { result, error } = (await response.json()) as { readonly result: A; readonly error?: unknown }
  if (error !== undefined) throw new Error(JSON.stringify(error))
  return result
}
const coinOf = async (of: string) => BigInt((await ask<{ readonly value: number }>("getBalance", [of])).value)
const accountOf = (owner: string, mint: string, program: string = tokenProgram) =>
  Effect.runPromise(findTokenAccount(owner, { program, mint })) as Promise<string>
const tokenOf = async (owner: string, mint = usdc, program: string = tokenProgram) => {
  const account = await accountOf(owner, mint, program)
  return ask<{ readonly value: { readonly amount: string } }>("getTokenAccountBalance", [account]).then(
    ({ value }) => BigInt(value.amount),
    () => 0n
  )
}

const newKeys = async () => {
  const { address } = await generateKeyPairSigner()
  return address as string
}

const newAccount = async () => {
  const pair = await globalThis.crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])
  const { d, x } = (await globalThis.crypto.subtle.exportKey("jwk", pair.privateKey)) as {
    readonly d: string
    readonly x: string
  }
  const hex = (text: string) => Buffer.from(text, "base64url").toString("hex")
  const publicKey = hex(x)
  const { getAddressDecoder } = await import("@solana/kit")
  return {
    address: getAddressDecoder().decode(Buffer.from(publicKey, "hex")) as string,
    publicKey,
    privateKey: hex(d)
  }
}

const open = async ({ node, ...options }: SolanaWalletOptions & { readonly node?: string } = {}) => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const rpcUrls = Object.fromEntries(
    part.networks.map(({ standardChain, rpcUrl }) => [standardChain, rpcUrl])
  )
  // An account of its own, so that no test sees what another left.
  const accounts = [await newAccount(), await newAccount()]
  const wallet = createSolanaWallet({ name: "One", rpcUrls, accounts, ...options })
  wallet.announce(window)
  const capabilities: { balances?: TokenBalances; money?: Transfers } = {}
  const probe = definePlugin({
    id: "probe",
    setup: (host) => {
      host.onRemove(() => {})
      host.subscribe(() => {
        const [balances] = host.capabilitiesOf("solana", tokenBalances)
        const [money] = host.capabilitiesOf("solana", transfers)
        Object.assign(capabilities, { balances, money })
      })
    }
  })
  const onStack = (network: typeof solanaMainnet) => ({
    ...network,
    rpcUrls: {
      default: {
        http: [(network === solanaMainnet ? node : undefined) ?? part.network(network.caipNetworkId).rpcUrl]
      }
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [onStack(solanaMainnet), onStack(solanaDevnet)],
    plugins: [solana({ tokens: [{ token: `${mainnet}:${usdc}`, name: "USD Coin", symbol: "USDC" }] }), probe],
    storage: memoryStorage()
  })
  await kit.ready()
  await kit.connect({ connectorId: "solana:One" })
  const network = kit.getSnapshot().network.byNamespace["solana"]!.caipNetwork as Network
  const provider = kit.getProvider("solana")
  const alice = wallet.addresses[0]!
  const asked = () => wallet.requests().filter(({ method }) => method.includes("Transaction"))
  const money = capabilities.money!
  return {
    kit,
    wallet,
    alice,
    network,
    provider,
    money,
    asked,
    list: () => Effect.runPromise(capabilities.balances!.list({ address: alice, network, provider })),
    prepare: (request: TransferRequest) =>
      Effect.runPromise(money.prepare({ ...request, address: alice, network, provider })),
    send: (transfer: PreparedTransfer, on = network) =>
      Effect.runPromise(money.send({ transfer, network: on, provider })),
    follow: (transfer: PreparedTransfer, hash: string) =>
      Effect.runPromise(money.follow({ transfer, hash, network, provider }))
  }
}
type Page = Awaited<ReturnType<typeof open>>

let opened: Page | undefined
const opening = async (options?: SolanaWalletOptions & { readonly node?: string }) => {
  opened = await open(options)
  await part.fund(opened.alice, 10n * sol, mainnet)
  return opened
}
afterEach(async () => {
  await opened?.kit.dispose()
  vi.unstubAllGlobals()
})

const lamports = (value: bigint) => ({ value, decimals: 9 })
const usd = (value: bigint) => ({ value, decimals: 6 })
const idOf = (mint: string) => `${mainnet}:${mint}` as const
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    ({ code }: { readonly code: string }) => code
  )
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    ({ code, message }: { readonly code: string; readonly message: string }) => `${code} ${message}`
  )

/** A mint of Token-2022, of which an owner has some. */
const issue = async (
  owner: string,
  value: bigint,
  extensions: ReadonlyArray<Extension> = [],
  ofHolder: ReadonlyArray<Extension> = []
) => {
  const mint = await newKeys()
  part.writeAccount({ address: mint, program: token2022Program, data: mintData(2, extensions) }, mainnet)
  const holder = await accountOf(owner, mint, token2022Program)
  part.writeAccount(
    {
      address: holder,
      program: token2022Program,
      data: holderData(mint, owner, value, [immutableOwner, ...ofHolder])
    },
    mainnet
  )
  return mint
}

/** A transaction's message as another library reads it. */
const messageIn = (
  transaction: unknown
): CompiledTransactionMessage & CompiledTransactionMessageWithLifetime =>
  getCompiledTransactionMessageDecoder().decode(
    getTransactionDecoder().decode(
      typeof transaction === "string"
        ? getBase64Encoder().encode(transaction)
        : Uint8Array.from(transaction as Uint8Array)
    ).messageBytes
  )

describe("tokens and transfers on a real network", () => {
  it("S1.08 in part: lists the coin and the tokens that are there, those of the app first and by its names", async () => {
    const { list, alice } = await opening()
    const other = await issue(alice, 1_234n)
    await part.fundUsdc(alice, 2_500_000n, mainnet)
    // A second account of the same token, and one that is empty.
    part.writeAccount(
      { address: await newKeys(), program: tokenProgram, data: holderData(usdc, alice, 40n) },
      mainnet
    )
    await issue(alice, 0n)
    expect(await list()).toEqual([
      { name: "Solana", amount: { value: 10n * sol, decimals: 9, symbol: "SOL" } },
      {
        token: idOf(usdc),
        name: "USD Coin",
        amount: { value: 2_500_040n, decimals: 6, symbol: "USDC" }
      },
      {
        token: idOf(other),
        name: `${other.slice(0, 4)}…${other.slice(-4)}`,
        amount: { value: 1_234n, decimals: 2, symbol: `${other.slice(0, 4)}…${other.slice(-4)}` }
      }
    ])
  })

  it("S1.09 in part, S5.03 in part: sends SOL, and follows it until it is in the chain", async () => {
    const { prepare, send, follow, alice } = await opening()
    const bob = await newKeys()
    const prepared = await prepare({ receiver: bob, amount: lamports(sol) })
    expect(prepared).toMatchObject({ sender: alice, receiver: bob, warnings: [], networkId: mainnet })
    const { hash } = await send(prepared)
    expect(await follow(prepared, hash)).toEqual({ status: "success" })
    expect(await coinOf(bob)).toBe(sol)
    expect(await coinOf(alice)).toBe(9n * sol - prepared.fee.value)
  })

  it("T20 a memo goes with the coin and with a token, and is shown as it is in what is signed", async () => {
    const { prepare, send, follow, alice } = await opening()
    const bob = await newKeys()
    await part.fundUsdc(alice, 5_000_000n, mainnet)
    const longest = `1234567 ${"ü".repeat(124)}`
    for (const request of [
      { receiver: bob, amount: lamports(sol), memo: longest },
      { receiver: bob, amount: usd(1n), token: idOf(usdc), memo: "1234567" }
    ]) {
      const prepared = await prepare(request)
      const other = await prepare({ ...request, memo: "7" })
      expect(prepared.memo).toBe(request.memo)
      await expect(send({ ...prepared, memo: "7" })).rejects.toMatchObject({ code: "TRANSFER_CHANGED" })
      const { hash } = await send(prepared)
      // Followed to the bytes in the chain, whose memo is compared.
      expect(await follow(prepared, hash)).toEqual({ status: "success" })
      expect(await follow({ ...prepared, request: other.request }, hash)).toEqual({ status: "unknown" })
    }
    expect(await codeOf(prepare({ receiver: bob, amount: lamports(sol), memo: `${longest}1` }))).toBe(
      "TRANSFER_MEMO_INVALID"
    )
  })

  it("S1.09 in part: sends a token to a wallet that has no account for it, and says what opening one takes", async () => {
    const { prepare, send, follow, alice } = await opening()
    const bob = await newKeys()
    await part.fundUsdc(alice, 5_000_000n, mainnet)
    const prepared = await prepare({ token: idOf(usdc), receiver: bob, amount: usd(2_000_000n) })
    expect(prepared.amount).toEqual({ value: 2_000_000n, decimals: 6, symbol: "USDC" })
    expect(prepared.deposit).toEqual({ value: tokenDeposit, decimals: 9, symbol: "SOL" })
    expect(prepared.fee.value).toBeGreaterThan(tokenDeposit)
    const { hash } = await send(prepared)
    expect(await follow(prepared, hash)).toEqual({ status: "success" })
    expect([await tokenOf(bob), await tokenOf(alice)]).toEqual([2_000_000n, 3_000_000n])
    expect(await coinOf(alice)).toBe(10n * sol - prepared.fee.value)
    const again = await prepare({ token: idOf(usdc), receiver: bob, amount: usd(1n) })
    expect(again.deposit).toBeUndefined()
    expect(again.fee.value).toBeLessThan(20_000n)
  })

  it("T21 says that SOL is missing where the receiver's account cannot be paid for", async () => {
    const { prepare, alice } = await opening()
    const [bob, poor] = [await newKeys(), await newKeys()]
    await part.fundUsdc(alice, 5n, mainnet)
    await part.fundUsdc(bob, 1n, mainnet)
    const all = await prepare({ receiver: alice, amount: "max" })
    // All but 1.5 million lamports and a fee are elsewhere.
    const { send } = opened!
    const { hash } = await send(
      await prepare({ receiver: poor, amount: lamports(all.amount.value + minimum - 1_500_000n) })
    )
    expect(hash).not.toBe("")
    const request = { token: idOf(usdc), amount: usd(1n) }
    await expect(prepare({ ...request, receiver: poor })).rejects.toMatchObject({
      code: "TRANSFER_BALANCE",
      details: { of: "fee", symbol: "SOL" }
    })
    expect((await prepare({ ...request, receiver: bob })).deposit).toBeUndefined()
  })

  it("S1.09 in part: sends all of a Token-2022 token, out of several accounts", async () => {
    const { prepare, send, follow, alice } = await opening()
    const bob = await newKeys()
    const mint = await issue(
      alice,
      500n,
      [transferFee(0, 0n), transferHook(new Uint8Array(32))],
      [withheld, [15, new Uint8Array(1)]]
    )
    const second = await newKeys()
    const extensions = [immutableOwner, withheld, [15, new Uint8Array(1)]] as const
    part.writeAccount(
      { address: second, program: token2022Program, data: holderData(mint, alice, 77n, extensions) },
      mainnet
    )
    const prepared = await prepare({ token: idOf(mint), receiver: bob, amount: "max" })
    expect(prepared.amount.value).toBe(577n)
    const { hash } = await send(prepared)
    expect(await follow(prepared, hash)).toEqual({ status: "success" })
    expect(await tokenOf(bob, mint, token2022Program)).toBe(577n)
  })

  it("T21 refuses tokens of which less would arrive, or whose issuer decides", async () => {
    const { prepare, alice } = await opening()
    const bob = await newKeys()
    const reason = async (
      ...args: Parameters<typeof issue> extends [string, bigint, ...infer Rest] ? Rest : never
    ) =>
      reasonOf(
        prepare({
          token: idOf(await issue(alice, 1_000n, ...args)),
          receiver: bob,
          amount: { value: 1n, decimals: 2 }
        })
      )
    expect(await reason([transferFee(100, 5n)], [withheld])).toMatch(/^TRANSFER_REFUSED .*less would arrive/)
    expect(await reason([notTransferable])).toMatch(/^TRANSFER_REFUSED The token cannot be transferred/)
    expect(await reason([transferHook(new Uint8Array(32).fill(7))])).toMatch(/^TRANSFER_REFUSED A program/)
    expect(await reason([[10, new Uint8Array(52)]])).toMatch(/^TRANSFER_REFUSED Wallets show other amounts/)
    expect(await reason([[25, new Uint8Array(56)]])).toMatch(/^TRANSFER_REFUSED Wallets show other amounts/)
    expect(await reason([[99, new Uint8Array(4)]])).toMatch(/^TRANSFER_REFUSED .*not known here/)
  })

  it("T20 what is shown is read out of what the wallet gets, whose blockhash alone was filled in", async () => {
    const { prepare, send, asked, alice } = await opening()
    const bob = await newKeys()
    await part.fundUsdc(alice, 5_000_000n, mainnet)
    const prepared = await prepare({ token: idOf(usdc), receiver: bob, amount: usd(7n) })
    const request = prepared.request as { readonly transaction: string }
    expect(Object.isFrozen(prepared) && Object.isFrozen(request)).toBe(true)
    await send(prepared)
    const [{ transaction }] = asked()[0]!.params as [{ readonly transaction: Uint8Array }]
    const { lifetimeToken, ...given } = messageIn(transaction)
    const { lifetimeToken: none, ...shown } = messageIn(request.transaction)
    expect(given).toEqual(shown)
    expect([none, lifetimeToken === none]).toEqual(["1".repeat(32), false])
    const keys = given.staticAccounts
    const last = (
      given as unknown as { instructions: ReadonlyArray<{ data: Uint8Array; accountIndices: number[] }> }
    ).instructions.at(-1)!
    expect(last.accountIndices.map((index) => keys[index])).toEqual([
      await accountOf(alice, usdc),
      usdc,
      await accountOf(bob, usdc),
      alice
    ])
    expect([...last.data]).toEqual([12, 7, 0, 0, 0, 0, 0, 0, 0, 6])
    expect(await associatedTokenAddress(address(usdc), address(bob))).toBe(await accountOf(bob, usdc))
  })

  it("T20 nothing is sent that is not as it was shown", async () => {
    const { prepare, send, asked } = await opening()
    const [bob, eve] = [await newKeys(), await newKeys()]
    const prepared = await prepare({ receiver: bob, amount: lamports(sol) })
    const other = await prepare({ receiver: eve, amount: lamports(sol) })
    for (const lie of [
      { receiver: eve },
      { sender: eve },
      { amount: { ...prepared.amount, value: 8n } },
      { amount: { ...prepared.amount, decimals: 8 } },
      { fee: { ...prepared.fee, value: 5_000n } },
      { token: idOf(usdc) },
      { networkId: solanaDevnet.caipNetworkId },
      { request: other.request },
      { request: { ...prepared.request, sendOptions: { skipPreflight: true } } },
      { request: { ...prepared.request, pubkey: eve } },
      { request: {} }
    ])
      expect(await codeOf(send({ ...prepared, ...lie } as PreparedTransfer))).toBe("TRANSFER_CHANGED")
    expect(asked()).toEqual([])
  })

  it("T21 all of SOL leaves the fee and the least of an account", async () => {
    const { prepare, send, follow, alice } = await opening()
    const bob = await newKeys()
    const prepared = await prepare({ receiver: bob, amount: "max" })
    expect(prepared.amount.value + prepared.fee.value + minimum).toBe(10n * sol)
    const { hash } = await send(prepared)
    expect(await follow(prepared, hash)).toEqual({ status: "success" })
    expect(await coinOf(alice)).toBe(minimum)
    expect(await codeOf(prepare({ receiver: bob, amount: "max" }))).toBe("TRANSFER_BALANCE")
  })

  it("T21 refuses amounts that are none, that the account does not have, or that would leave too little", async () => {
    const { prepare, alice } = await opening()
    const bob = await newKeys()
    const code = (request: Partial<TransferRequest>) =>
      codeOf(prepare({ receiver: bob, amount: lamports(sol), ...request }))
    for (const value of [0n, -1n, 2n ** 64n])
      expect(await code({ amount: lamports(value) })).toBe("TRANSFER_AMOUNT_INVALID")
    for (const value of [1, "1", 1.5, null])
      expect(await code({ amount: { value, decimals: 9 } as never })).toBe("TRANSFER_AMOUNT_INVALID")
    expect(await code({ amount: usd(1n) })).toBe("TRANSFER_AMOUNT_INVALID")
    expect(await code({ token: idOf(usdc), amount: lamports(1n) })).toBe("TRANSFER_AMOUNT_INVALID")
    expect(await code({ token: idOf(usdc), amount: usd(1n) })).toBe("TRANSFER_BALANCE")
    expect(await code({ amount: lamports(10n * sol) })).toBe("TRANSFER_BALANCE")
    expect(await code({ amount: lamports(11n * sol) })).toBe("TRANSFER_BALANCE")
    const { fee } = await prepare({ receiver: bob, amount: lamports(sol) })
    expect(await code({ amount: lamports(10n * sol - fee.value - 1n) })).toBe("TRANSFER_BALANCE")
    expect(await code({ amount: lamports(10n * sol - fee.value) })).toBe("none")
    await expect(prepare({ receiver: bob, amount: lamports(minimum - 1n) })).rejects.toMatchObject({
      code: "TRANSFER_AMOUNT_INVALID",
      details: { reason: "least", least: { value: minimum, decimals: 9, symbol: "SOL" } }
    })
    await part.fundUsdc(alice, 5n, mainnet)
    expect(await code({ token: idOf(usdc), amount: usd(6n) })).toBe("TRANSFER_BALANCE")
  })

  it("S5.02 in part, T23: refuses receivers that are no wallet, and tokens that are none of this network", async () => {
    const { prepare } = await opening()
    const bob = await newKeys()
    await part.fundUsdc(bob, 1n, mainnet)
    const code = (request: object) => codeOf(prepare({ receiver: bob, amount: lamports(sol), ...request }))
    for (const receiver of ["", "0x", `${bob}\u200b`, bob.slice(2), "l".repeat(44), 7, null])
      expect(await code({ receiver })).toBe("TRANSFER_RECEIVER_INVALID")
    for (const receiver of [await accountOf(bob, usdc), usdc])
      for (const what of [{}, { token: idOf(usdc), amount: usd(1n) }])
        await expect(
          prepare({ amount: lamports(sol), ...what, receiver } as TransferRequest)
        ).rejects.toMatchObject({ code: "TRANSFER_RECEIVER_INVALID", details: { reason: "account" } })
    const devnet = `${solanaDevnet.caipNetworkId}:${usdc}`
    for (const token of [usdc, devnet, idOf(bob), idOf(await accountOf(bob, usdc)), "", 7])
      expect(await code({ token, amount: usd(1n) })).toBe("TRANSFER_TOKEN_INVALID")
  })

  it("T23 warns of the sender's own address, of burning, and of what is no wallet", async () => {
    const { prepare, alice } = await opening()
    await part.fundUsdc(alice, 9n, mainnet)
    const warningsOf = async (receiver: string) =>
      (await prepare({ receiver, token: idOf(usdc), amount: usd(1n) })).warnings
    expect(await warningsOf(alice)).toEqual(["self"])
    expect(await warningsOf("1nc1nerator11111111111111111111111111111111")).toEqual(["burn"])
    expect(await warningsOf(tokenProgram)).toEqual(["contract"])
    // Nobody can have the key of an address off the curve.
    expect(await warningsOf(await accountOf(alice, await newKeys()))).toEqual(["contract"])
    expect(await warningsOf(await newKeys())).toEqual([])
  })

  it("sends to oneself, of both kinds", async () => {
    const { prepare, send, follow, alice } = await opening()
    await part.fundUsdc(alice, 9n, mainnet)
    for (const request of [{ amount: lamports(sol) }, { token: idOf(usdc), amount: "max" as const }]) {
      const prepared = await prepare({ ...request, receiver: alice })
      const { hash } = await send(prepared)
      expect(await follow(prepared, hash)).toEqual({ status: "success" })
    }
    expect(await tokenOf(alice)).toBe(9n)
  })

  it("T22 sends nothing by another account than the one that was shown", async () => {
    const { prepare, send, wallet, asked } = await opening()
    const prepared = await prepare({ receiver: await newKeys(), amount: lamports(sol) })
    wallet.setAccounts([wallet.addresses[1]!])
    await expect(send(prepared)).rejects.toMatchObject({
      code: "TRANSFER_CHANGED",
      details: { what: "account" }
    })
    expect(asked()).toEqual([])
  })

  it("T22 asks the node which network it is of, and sends nothing over another's", async () => {
    const { prepare, send, network, asked, alice } = await opening()
    await part.fund(alice, 10n * sol, solanaDevnet.caipNetworkId)
    const prepared = await prepare({ receiver: await newKeys(), amount: lamports(sol) })
    const http = [part.network(solanaDevnet.caipNetworkId).rpcUrl]
    const rpcUrls = { ...network.rpcUrls, default: { http }, chainDefault: { http } }
    await expect(send(prepared, { ...network, rpcUrls })).rejects.toMatchObject({
      code: "NETWORK_MISMATCH",
      details: { expected: mainnet, actual: solanaDevnet.caipNetworkId }
    })
    expect(asked()).toEqual([])
  })

  it("T21, T22 asks the chain right before: what is gone by then is not sent", async () => {
    const { prepare, send, asked, alice } = await opening()
    const bob = await newKeys()
    await part.fundUsdc(alice, 9n, mainnet)
    const coin = await prepare({ receiver: bob, amount: lamports(9n * sol) })
    const token = await prepare({ token: idOf(usdc), receiver: bob, amount: usd(9n) })
    await part.fundUsdc(alice, 8n, mainnet)
    expect(await codeOf(send(token))).toBe("TRANSFER_BALANCE")
    const own = await prepare({ receiver: bob, amount: lamports(5n * sol) })
    await send(own)
    const before = asked().length
    expect(await codeOf(send(coin))).toBe("TRANSFER_BALANCE")
    expect(asked()).toHaveLength(before)
  })

  it("T20, T28 a wallet that signs something else is not believed, and nothing is sent", async () => {
    const { prepare, send, wallet, alice } = await opening()
    const [bob, eve] = [await newKeys(), await newKeys()]
    const prepared = await prepare({ receiver: bob, amount: lamports(sol) })
    const signedInstead = await prepare({ receiver: eve, amount: lamports(2n * sol) })
    const account = wallet.standard.accounts[0]!
    const feature = wallet.standard.features["solana:signTransaction"] as unknown as {
      readonly signTransaction: (input: object) => Promise<ReadonlyArray<object>>
    }
    const transaction = Uint8Array.from(
      getBase64Encoder().encode((signedInstead.request as { readonly transaction: string }).transaction)
    )
    const other = await feature.signTransaction({ account, transaction, chain: "solana:mainnet" })
    wallet.setFault("solana:signTransaction", () => Promise.resolve(other))
    expect(await codeOf(send(prepared))).toBe("TRANSFER_CHANGED")
    expect([await coinOf(bob), await coinOf(eve), await coinOf(alice)]).toEqual([0n, 0n, 10n * sol])
  })

  it("T28 a visitor's no is an outcome; a wallet that signs nothing has sent nothing", async () => {
    const { prepare, send, wallet, alice } = await opening()
    const bob = await newKeys()
    const code = async () => codeOf(send(await prepare({ receiver: bob, amount: lamports(sol) })))
    wallet.setPolicy("reject")
    expect(await code()).toBe("TRANSFER_REJECTED")
    wallet.setPolicy("approve")
    for (const answer of [undefined, null, [], [{}], [{ signedTransaction: new Uint8Array(3) }]]) {
      wallet.setFault("solana:signTransaction", () => Promise.resolve(answer))
      expect(await code()).toBe("TRANSFER_FAILED")
    }
    expect(await coinOf(alice)).toBe(10n * sol)
  })

  it("T28 a wallet that says no and sends it all the same leaves it unknown", async () => {
    const { prepare, send, wallet } = await opening()
    const bob = await newKeys()
    const prepared = await prepare({ receiver: bob, amount: lamports(sol) })
    wallet.setFault("solana:signTransaction", async (answer) => {
      const [{ signedTransaction }] = (await answer()) as [{ readonly signedTransaction: Uint8Array }]
      const text = Buffer.from(signedTransaction).toString("base64")
      await ask("sendTransaction", [text, { encoding: "base64" }])
      throw Object.assign(new Error("User rejected"), { code: 4001 })
    })
    expect(await codeOf(send(prepared))).toBe("TRANSFER_UNCERTAIN")
    expect(await coinOf(bob)).toBe(sol)
  })

  it("T28 a wallet that only sends by itself does; what it fails at is unknown", async () => {
    const features = ["standard:connect", "standard:events", "solana:signAndSendTransaction"] as const
    const { prepare, send, follow, wallet } = await opening({ features })
    const bob = await newKeys()
    const prepared = await prepare({ receiver: bob, amount: lamports(sol) })
    const { hash } = await send(prepared)
    expect(await follow(prepared, hash)).toEqual({ status: "success" })
    expect(await coinOf(bob)).toBe(sol)
    wallet.setPolicy("reject")
    expect(await codeOf(send(prepared))).toBe("TRANSFER_REJECTED")
    wallet.setPolicy("approve")
    wallet.setFault("solana:signAndSendTransaction", () => Promise.reject(new Error("broke")))
    expect(await codeOf(send(prepared))).toBe("TRANSFER_UNCERTAIN")
  })

  it("T28 a visitor who approves after the transaction's time is told that nothing was sent", async () => {
    const { prepare, send, wallet, alice } = await opening()
    const prepared = await prepare({ receiver: await newKeys(), amount: lamports(sol) })
    wallet.setFault("solana:signTransaction", async (answer) => {
      const signed = await answer()
      part.passSlots(200n, mainnet)
      return signed
    })
    expect(await codeOf(send(prepared))).toBe("TRANSFER_CHANGED")
    expect(await coinOf(alice)).toBe(10n * sol)
  })

  /** What a wallet signs that bids otherwise, over a blockhash of its own. */
  const signedOtherwise = async ({ wallet, alice }: Page, receiver: string) => {
    const { value } = await ask<{ readonly value: { readonly blockhash: string } }>("getLatestBlockhash", [])
    const blockhash = Uint8Array.from(getBase58Encoder().encode(value.blockhash))
    const facts = { sender: alice, receiver, value: sol }
    const message = encodeTransfer(facts, { units: 30_000, price: 5n }, blockhash)
    const feature = wallet.standard.features["solana:signTransaction"] as unknown as {
      readonly signTransaction: (input: object) => Promise<ReadonlyArray<object>>
    }
    const account = wallet.standard.accounts[0]!
    const transaction = unsigned(message)
    return feature.signTransaction({ account, transaction, chain: "solana:mainnet" })
  }

  it("T20 a wallet may bid otherwise, over a blockhash of its own", async () => {
    const page = await opening()
    const { prepare, send, follow, wallet } = page
    const bob = await newKeys()
    const prepared = await prepare({ receiver: bob, amount: lamports(sol) })
    const other = await signedOtherwise(page, bob)
    wallet.setFault("solana:signTransaction", () => Promise.resolve(other))
    const { hash } = await send(prepared)
    expect(await follow(prepared, hash)).toEqual({ status: "success" })
    expect(await coinOf(bob)).toBe(sol)
  })

  it("T28 nobody says that nothing was sent where the wallet alone knows how long its transaction lasts", async () => {
    const page = await opening()
    const { prepare, send, wallet } = page
    const bob = await newKeys()
    const prepared = await prepare({ receiver: bob, amount: lamports(sol) })
    const other = await signedOtherwise(page, bob)
    wallet.setFault("solana:signTransaction", () => {
      part.passSlots(200n, mainnet)
      return Promise.resolve(other)
    })
    expect(await codeOf(send(prepared))).toBe("none")
  })

  it("T21 nothing is sent of a token that has become another one, or that is frozen", async () => {
    const { prepare, send, asked, alice } = await opening()
    const bob = await newKeys()
    const mint = await issue(alice, 500n, [transferHook(new Uint8Array(32))], [[15, new Uint8Array(1)]])
    const prepared = await prepare({ token: idOf(mint), receiver: bob, amount: { value: 1n, decimals: 2 } })
    const become = (data: Uint8Array) =>
      part.writeAccount({ address: mint, program: token2022Program, data }, mainnet)
    become(mintData(2, [transferHook(new Uint8Array(32).fill(7))]))
    expect(await reasonOf(send(prepared))).toMatch(/^TRANSFER_REFUSED A program/)
    become(mintData(3, [transferHook(new Uint8Array(32))]))
    expect(await codeOf(send(prepared))).toBe("TRANSFER_CHANGED")
    become(mintData(2, [transferHook(new Uint8Array(32))]))
    const held = holderData(mint, alice, 500n, [immutableOwner, [15, new Uint8Array(1)]])
    part.writeAccount(
      {
        address: await accountOf(alice, mint, token2022Program),
        program: token2022Program,
        data: held.with(108, 2)
      },
      mainnet
    )
    expect(await codeOf(send(prepared))).toBe("TRANSFER_BALANCE")
    expect(await codeOf(prepare({ token: idOf(mint), receiver: bob, amount: "max" }))).toBe(
      "TRANSFER_BALANCE"
    )
    expect(asked()).toEqual([])
  })

  it("T21 nothing is sent that would cost more than was shown", async () => {
    const { prepare, send, asked, alice } = await opening()
    const bob = await newKeys()
    await part.fundUsdc(alice, 5n, mainnet)
    await part.fundUsdc(bob, 1n, mainnet)
    const prepared = await prepare({ token: idOf(usdc), receiver: bob, amount: usd(1n) })
    // The receiver closes the account; what somebody sent to its address since is not enough to open it again.
    const emptied = { address: await accountOf(bob, usdc), program: systemProgram, data: new Uint8Array(0) }
    part.writeAccount(emptied, mainnet)
    await expect(send(prepared)).rejects.toMatchObject({ code: "TRANSFER_CHANGED", details: { what: "fee" } })
    expect(asked()).toEqual([])
  })

  it("T28 where no node answers after it was signed, its hash is known all the same, and nobody says that it failed", async () => {
    const { prepare, send } = await opening()
    const prepared = await prepare({ receiver: await newKeys(), amount: lamports(sol) })
    const { fetch } = globalThis
    vi.stubGlobal("fetch", (url: string, init: { readonly body: string }) =>
      init.body.includes("sendTransaction") ? Promise.reject(new TypeError("offline")) : fetch(url, init)
    )
    const { hash } = await send(prepared)
    expect(getBase58Encoder().encode(hash)).toHaveLength(64)
  })

  it("T28 a transfer whose first broadcast is lost is handed on again, and is in the chain once", async () => {
    const node = `${part.network(mainnet).slowUrl}/lost`
    await setMode(node, { lostBroadcasts: 1 })
    const { prepare, send, follow, asked } = await opening({ node })
    const receiver = await newKeys()
    const prepared = await prepare({ receiver, amount: lamports(minimum) })
    const { hash } = await send(prepared)
    expect(await coinOf(receiver)).toBe(0n)
    expect(await follow(prepared, hash)).toEqual({ status: "success" })
    expect(await coinOf(receiver)).toBe(minimum)
    expect(asked()).toHaveLength(1)
    expect((await callsAt(node)).filter((method) => method === "sendTransaction")).toHaveLength(2)
  })

  it("T28 what a node has already is sent: nobody says that it failed", async () => {
    const node = `${part.network(mainnet).slowUrl}/known`
    await setMode(node, { loseAnswer: { sendTransaction: 1 } })
    const { prepare, send, follow } = await opening({ node })
    const receiver = await newKeys()
    const prepared = await prepare({ receiver, amount: lamports(minimum) })
    const { hash } = await send(prepared)
    expect(await follow(prepared, hash)).toEqual({ status: "success" })
    expect(await coinOf(receiver)).toBe(minimum)
  })

  it("T28 the hash of another transaction says nothing of this one", async () => {
    const { prepare, send, follow } = await opening()
    const bob = await newKeys()
    const one = await prepare({ receiver: bob, amount: lamports(sol) })
    const other = await prepare({ receiver: bob, amount: lamports(2n * sol) })
    const { hash } = await send(one)
    expect(await follow(one, hash)).toEqual({ status: "success" })
    expect(await follow(other, hash)).toEqual({ status: "unknown" })
    expect(getBase58Encoder().encode(hash)).toHaveLength(64)
  })
})
