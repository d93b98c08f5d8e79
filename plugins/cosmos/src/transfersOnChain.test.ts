import { createKit, definePlugin, memoryStorage, type Network } from "@latchkey/core"
import {
  transfers,
  type PreparedTransfer,
  type RpcCall,
  type TransferRequest,
  type Transfers
} from "@latchkey/core/effect"
import { toBase64 } from "@latchkey/core/chain-kit"
import { rpcReader } from "@latchkey/core/chain-kit/effect"
import { createCosmosWallet } from "@latchkey/testing"
import { coin, StargateClient } from "@cosmjs/stargate"
import * as Effect from "effect/Effect"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { startCosmos, type CosmosPart } from "../stack/startCosmos.ts"
import { withUrls } from "../support/makeKit.ts"
import { cosmos } from "./cosmos.ts"
import type { CosmosNetwork } from "./CosmosNetwork.ts"
import { chainModule } from "./module.ts"
import { cosmosHub, injective, osmosis } from "./networks.ts"
import { bytesField, wordField } from "./transfer/encodeFields.ts"
import { prepareTransfer } from "./transfer/prepareTransfer.ts"
import { decodeTransferDoc } from "./transfer/TransferDoc.ts"

let part: CosmosPart
beforeAll(async () => {
  part = (await startCosmos()) as CosmosPart
})
afterAll(() => part?.stop())

const kits: Array<{ readonly dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const onStack = (network: CosmosNetwork) => withUrls(network, part.network(network.id).rpcUrl)
const hub = (change: Partial<CosmosNetwork["cosmos"]> = {}): CosmosNetwork => ({
  ...onStack(cosmosHub),
  cosmos: { ...cosmosHub.cosmos, ...change }
})

const balanceOf = async (address: string) => {
  const client = await StargateClient.connect(part.network("cosmoshub-4").rpcUrl)
  const { amount } = await client.getBalance(address, "uatom")
  client.disconnect()
  return BigInt(amount)
}

const open = async (network: CosmosNetwork = hub()) => {
  const window = new EventTarget()
  const wallet = createCosmosWallet()
  wallet.announce(window as never)
  const capabilities: { money?: Transfers } = {}
  const probe = definePlugin({
    id: "probe",
    setup: (host) => {
      host.subscribe(() => {
        const [money] = host.capabilitiesOf("cosmos", transfers)
        Object.assign(capabilities, { money })
      })
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network, onStack(osmosis)],
    plugins: [{ ...cosmos(), load: async () => chainModule({}, window as never) }, probe],
    storage: memoryStorage()
  })
  kits.push(kit)
  await kit.ready()
  await kit.connect({ connectorId: "cosmos:keplr" })
  const caipNetwork = kit.getSnapshot().network.byNamespace["cosmos"]!.caipNetwork as Network
  const provider = kit.getProvider("cosmos")
  const address = wallet.addressOn("cosmoshub-4")
  part.fund(address, 1n)
  part.fund(address, 100_000_000n - (await balanceOf(address)))
  wallet.clearRequests()
  const money = capabilities.money!
  const asked = () => wallet.requests().filter(({ method }) => method.startsWith("sign"))
  return {
    kit,
    wallet,
    asked,
    address,
    bob: wallet.addressOn("cosmoshub-4", "Account 2"),
    prepare: (request: TransferRequest) =>
      Effect.runPromise(money.prepare({ ...request, address, network: caipNetwork, provider })),
    send: (transfer: PreparedTransfer) =>
      Effect.runPromise(money.send({ transfer, network: caipNetwork, provider })),
    follow: (transfer: PreparedTransfer, hash: string) =>
      Effect.runPromise(money.follow({ transfer, hash, network: caipNetwork, provider }))
  }
}

const atom = (value: bigint) => ({ value, decimals: 6 })
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    ({ code }: { readonly code: string }) => code
  )
const answering =
  (change: (answer: any) => unknown) =>
  async (answer: () => Promise<unknown>): Promise<unknown> =>
    change(await answer())

describe("transfers on emulated nodes", () => {
  it("T26 levels are made of what gas costs now, and never less than the network asks; else of the network object's prices", async () => {
    const { kit, address, bob } = await open()
    const network = kit.getSnapshot().network.byNamespace["cosmos"]!.caipNetwork as Network
    /** The emulated node, with a market of fees whose price that is. */
    const levelsAt = async (price: string | undefined) => {
      const coin = [...wordField(1, "uatom"), ...wordField(2, price ?? "")]
      const request = ({ method, params }: RpcCall) =>
        Effect.promise(async (): Promise<unknown> => {
          if (price !== undefined && JSON.stringify(params).includes("feemarket"))
            return { response: { code: 0, value: toBase64(Uint8Array.from(bytesField(1, coin))) } }
          const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
          const headers = { "content-type": "application/json" }
          const response = await fetch(part.network("cosmoshub-4").rpcUrl, { method: "POST", headers, body })
          return ((await response.json()) as { readonly result: unknown }).result
        })
      const prepared = await Effect.runPromise(
        prepareTransfer(
          rpcReader({ request } as never, {}, network),
          { address, receiver: bob, amount: atom(5n) },
          256
        )
      )
      const { gas } = decodeTransferDoc(prepared.request)!
      return prepared.feeLevels!.map(({ fee }) => Number(((fee.value * 10_000n) / gas) * 10n) / 100_000)
    }
    // 0.1 uatom for a unit of gas.
    expect(await levelsAt("100000000000000000")).toEqual([0.12, 0.15, 0.25])
    // A tenth of what the network object calls low.
    expect(await levelsAt("500000000000000")).toEqual([0.005, 0.005, 0.005])
    expect(await levelsAt(undefined)).toEqual([0.005, 0.025, 0.03])
  })

  it("S1.09 in part, S5.03: sends the coin with a memo, and follows it until it is in a block", async () => {
    const { prepare, send, follow, bob, address, asked } = await open()
    const before = [await balanceOf(bob), await balanceOf(address)] as const
    const prepared = await prepare({ receiver: bob, amount: atom(1_234_567n), memo: "42 für dich" })
    expect(prepared).toMatchObject({
      networkId: "cosmos:cosmoshub-4",
      sender: address,
      receiver: bob,
      amount: { value: 1_234_567n, decimals: 6, symbol: "ATOM" },
      memo: "42 für dich",
      warnings: []
    })
    const { hash } = await send(prepared)
    expect(hash).toMatch(/^[0-9A-F]{64}$/)
    expect(await follow(prepared, hash)).toEqual({ status: "success" })
    expect((await balanceOf(bob)) - before[0]).toBe(1_234_567n)
    expect(before[1] - (await balanceOf(address))).toBe(1_234_567n + prepared.fee.value)
    const client = await StargateClient.connect(part.network("cosmoshub-4").rpcUrl)
    expect((await client.getTx(hash))?.code).toBe(0)
    client.disconnect()
    expect(asked().map(({ method, params }) => [method, (params as ReadonlyArray<unknown>)[2]])).toEqual([
      ["signAmino", prepared.request]
    ])
  })

  it("T20 what is shown is read out of the document that is signed, which nobody can change", async () => {
    const { prepare, send, bob, wallet, asked } = await open()
    const prepared = await prepare({ receiver: bob, amount: atom(7n), memo: "m" })
    const doc = prepared.request as any
    expect(doc.msgs[0].value).toEqual({
      from_address: prepared.sender,
      to_address: bob,
      amount: [coin(7, "uatom")]
    })
    expect([doc.memo, doc.fee.amount[0].amount]).toEqual(["m", String(prepared.fee.value)])
    for (const part of [
      prepared,
      doc,
      doc.fee,
      doc.fee.amount[0],
      doc.msgs[0].value,
      doc.msgs[0].value.amount
    ])
      expect(Object.isFrozen(part)).toBe(true)
    const third = wallet.addressOn("cosmoshub-4", "Account 3")
    for (const lie of [
      { receiver: third },
      { amount: { ...prepared.amount, value: 8n } },
      { amount: { ...prepared.amount, decimals: 5 } },
      { fee: { ...prepared.fee, value: prepared.fee.value - 1n } },
      { memo: "n" },
      { sender: bob },
      { token: "cosmos:cosmoshub-4:uosmo" },
      { networkId: "cosmos:osmosis-1" },
      { request: { ...doc, chain_id: "osmosis-1" } },
      { request: { ...doc, memo: "n" } },
      { request: { ...doc, timeout_height: "1" } },
      { request: { ...doc, msgs: [...doc.msgs, ...doc.msgs] } },
      { request: { ...doc, fee: { ...doc.fee, payer: bob } } }
    ])
      expect(await codeOf(send({ ...prepared, ...lie } as PreparedTransfer))).toBe("TRANSFER_CHANGED")
    expect(asked()).toEqual([])
  })

  it("T20 what the wallet signed in place of it goes nowhere: another amount, receiver, coin, memo, a higher fee", async () => {
    const { prepare, send, bob, wallet, address } = await open()
    const third = wallet.addressOn("cosmoshub-4", "Account 3")
    const before = await balanceOf(address)
    const other = (change: (signed: any) => unknown) =>
      answering((answer) => ({ ...answer, signed: change(structuredClone(answer.signed)) }))
    const message = (change: object) => (signed: any) => ({
      ...signed,
      msgs: [{ ...signed.msgs[0], value: { ...signed.msgs[0].value, ...change } }]
    })
    for (const [change, what] of [
      [message({ to_address: third }), "request"],
      [message({ amount: [coin(8, "uatom")] }), "request"],
      [message({ amount: [coin(7, "uosmo")] }), "request"],
      [(signed: object) => ({ ...signed, memo: "another" }), "request"],
      [(signed: object) => ({ ...signed, chain_id: "osmosis-1" }), "request"],
      [(signed: any) => ({ ...signed, fee: { ...signed.fee, granter: bob } }), "request"],
      [(signed: any) => ({ ...signed, fee: { gas: "200000", amount: [coin(9_000_000, "uatom")] } }), "fee"]
    ] as const) {
      wallet.setFault("signAmino", other(change))
      await expect(send(await prepare({ receiver: bob, amount: atom(7n), memo: "m" }))).rejects.toMatchObject(
        {
          code: "TRANSFER_CHANGED",
          details: { what }
        }
      )
    }
    expect(await balanceOf(address)).toBe(before)
  })

  it("T28 a signature that is not of what was shown is refused by the chain, which is told in its words", async () => {
    const { prepare, send, bob, wallet } = await open()
    const flipped = (text: string) => {
      const bytes = Buffer.from(text, "base64")
      bytes[3]! ^= 1
      return bytes.toString("base64")
    }
    wallet.setFault(
      "signAmino",
      answering(({ signed, signature }) => ({
        signed,
        signature: { ...signature, signature: flipped(signature.signature) }
      }))
    )
    await expect(send(await prepare({ receiver: bob, amount: atom(7n) }))).rejects.toMatchObject({
      code: "TRANSFER_REFUSED",
      details: { reason: expect.stringContaining("signature verification failed") }
    })
  })

  it("T28 no two transfers of one review get into the chain", async () => {
    const { prepare, send, bob } = await open()
    const one = await prepare({ receiver: bob, amount: atom(7n) })
    const other = await prepare({ receiver: bob, amount: atom(7n) })
    await send(one)
    for (const again of [one, other]) expect(await codeOf(send(again))).toBe("TRANSFER_CHANGED")
  })

  it("T28 a visitor's no is an outcome; a wallet that says no and sends leaves it unknown", async () => {
    const { prepare, send, bob, wallet, kit } = await open()
    const code = async () => codeOf(send(await prepare({ receiver: bob, amount: atom(7n) })))
    wallet.setPolicy("reject")
    expect(await code()).toBe("TRANSFER_REJECTED")
    wallet.setPolicy("approve")
    for (const answer of [null, {}, { signed: {}, signature: {} }]) {
      wallet.setFault("signAmino", async () => answer)
      expect(await code()).toBe("TRANSFER_FAILED")
    }
    const client = await kit.cosmos.getSigningClient({ clientOptions: { broadcastPollIntervalMs: 5 } })
    let isFirst = true
    wallet.setFault("signAmino", async () => {
      if (isFirst) {
        isFirst = false
        await client.sendTokens(wallet.addressOn("cosmoshub-4"), bob, [coin(7, "uatom")], "auto")
      }
      throw new Error("Request rejected")
    })
    expect(await code()).toBe("TRANSFER_UNCERTAIN")
    expect(await code()).toBe("TRANSFER_REJECTED")
    client.disconnect()
  })

  it("T28 a node that does not answer leaves a transfer whose hash is known", async () => {
    const { prepare, send, follow, bob } = await open()
    const prepared = await prepare({ receiver: bob, amount: atom(7n) })
    const { fetch } = globalThis
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      const answer = await fetch(url, init)
      if (!(init.body as string).includes("broadcast_tx_sync")) return answer
      throw new TypeError("gone")
    })
    const { hash } = await send(prepared)
    vi.unstubAllGlobals()
    expect(await follow(prepared, hash)).toEqual({ status: "success" })
  })

  it("T28 the hash of another transaction says nothing of this one", async () => {
    const { prepare, send, follow, bob } = await open()
    const one = await prepare({ receiver: bob, amount: atom(1n), memo: "1" })
    const { hash } = await send(one)
    const other = await prepare({ receiver: bob, amount: atom(1n), memo: "2" })
    expect(await follow(other, hash)).toEqual({ status: "unknown" })
    expect(await follow(one, "no hash")).toEqual({ status: "unknown" })
    expect(await follow(one, hash)).toEqual({ status: "success" })
  })

  it("T22 sends nothing by another account, nor over a node of another chain", async () => {
    const { prepare, send, wallet, bob, asked } = await open()
    const prepared = await prepare({ receiver: bob, amount: atom(7n) })
    wallet.setAccounts(["Account 2"])
    await expect(send(prepared)).rejects.toMatchObject({
      code: "TRANSFER_CHANGED",
      details: { what: "account" }
    })
    wallet.setAccounts(["Account 1"])
    const { fetch } = globalThis
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      const answer = await fetch(url, init)
      const text = await answer.text()
      return new Response(text.replaceAll('"network":"cosmoshub-4"', '"network":"osmosis-1"'), answer)
    })
    await expect(send(prepared)).rejects.toMatchObject({
      code: "NETWORK_MISMATCH",
      details: { expected: "cosmos:cosmoshub-4", actual: "cosmos:osmosis-1" }
    })
    vi.unstubAllGlobals()
    expect(asked()).toEqual([])
  })

  it("T21 all of the coin leaves just the fee, which a visitor chooses", async () => {
    const { prepare, send, bob, address } = await open()
    const slow = await prepare({ receiver: bob, amount: "max", feeLevel: "slow" })
    const fast = await prepare({ receiver: bob, amount: "max", feeLevel: "fast" })
    for (const { amount, fee } of [slow, fast])
      expect(amount.value + fee.value).toBe(await balanceOf(address))
    const gas = Number((slow.request as { readonly fee: { readonly gas: string } }).fee.gas)
    expect(slow.feeLevels?.map(({ level, fee }) => [level, fee.value])).toEqual([
      ["slow", BigInt(Math.ceil(gas * 0.005))],
      ["normal", BigInt(Math.ceil(gas * 0.025))],
      ["fast", BigInt(Math.ceil(gas * 0.03))]
    ])
    expect([slow.fee, fast.fee]).toEqual([slow.feeLevels?.[0]?.fee, fast.feeLevels?.[2]?.fee])
    expect([slow.feeLevel, fast.feeLevel]).toEqual(["slow", "fast"])
    await send(fast)
    expect(await balanceOf(address)).toBe(0n)
  })

  it("T21 refuses amounts that are none, or that the account does not have", async () => {
    const { prepare, bob, address } = await open()
    const code = (request: Partial<TransferRequest>) =>
      codeOf(prepare({ receiver: bob, amount: atom(1n), ...request }))
    for (const value of [0n, -1n, 2n ** 256n, 1, "1", null])
      expect(await code({ amount: { value, decimals: 6 } as never })).toBe("TRANSFER_AMOUNT_INVALID")
    expect(await code({ amount: { value: 1n, decimals: 8 } })).toBe("TRANSFER_AMOUNT_INVALID")
    expect(await code({ amount: atom(10n ** 30n) })).toBe("TRANSFER_BALANCE")
    expect(await code({ amount: atom(await balanceOf(address)) })).toBe("TRANSFER_BALANCE")
    expect(await code({ token: "cosmos:cosmoshub-4:uatom" })).toBe("TRANSFER_TOKEN_INVALID")
  })

  it("S5.02 in part, T23: refuses receivers that are none of this network, and memos that it does not take", async () => {
    const { prepare, bob, wallet } = await open()
    const code = (request: object) => codeOf(prepare({ receiver: bob, amount: atom(1n), ...request }))
    for (const receiver of [
      "",
      "bob",
      `${bob}q`,
      bob.replace(/.$/, (last) => (last === "q" ? "p" : "q")),
      wallet.addressOn("osmosis-1"),
      bob.replace("cosmos1", "cosmosvaloper1"),
      `${bob}\u200b`,
      7,
      null
    ])
      expect(await code({ receiver })).toBe("TRANSFER_RECEIVER_INVALID")
    for (const memo of ["a".repeat(257), "ä".repeat(129), "\ud800", "<b>", "a&b", 7])
      expect(await code({ memo })).toBe("TRANSFER_MEMO_INVALID")
    expect(await code({ memo: "ä".repeat(128) })).toBe("none")
  })

  it("T23 warns of one's own address, of one that nobody has the key of, of contracts, and where a memo is missing", async () => {
    const shared = createCosmosWallet().addressOn("cosmoshub-4", "Account 3")
    const { prepare, address } = await open(hub({ memoReceivers: [shared] }))
    const { toBech32, wordsOfBytes } = await import("@latchkey/core/chain-kit")
    const of = (length: number, byte: number) =>
      toBech32({
        prefix: "cosmos",
        words: wordsOfBytes(new Uint8Array(length).fill(byte)),
        encoding: "bech32"
      })
    const warningsOf = async (receiver: string, memo = "") =>
      (await prepare({ receiver, amount: atom(1n), memo })).warnings
    expect(await warningsOf(address)).toEqual(["self"])
    expect(await warningsOf(of(20, 0))).toEqual(["burn"])
    expect(await warningsOf(of(32, 7))).toEqual(["contract"])
    expect(await warningsOf(shared)).toEqual(["memo"])
    expect(await warningsOf(shared, "42")).toEqual([])
  })

  it("fails where gas has no price, and where keys are like Ethereum's", async () => {
    const free = await open(hub({ gasPrices: undefined }))
    const request = { receiver: free.bob, amount: atom(1n) }
    expect(await codeOf(free.prepare(request))).toBe("TRANSFER_REFUSED")
    const ethereum = await open(hub({ features: injective.cosmos.features ?? [], coinType: 60 }))
    expect(await codeOf(ethereum.prepare(request))).toBe("TRANSFER_REFUSED")
    const zero = await open(hub({ gasPrices: { low: 0, average: 0, high: 1e-7 } }))
    const prepared = await zero.prepare(request)
    expect(prepared.fee.value).toBe(0n)
    expect(prepared.feeLevels?.at(-1)?.fee.value).toBe(1n)
    expect(await zero.follow(prepared, (await zero.send(prepared)).hash)).toEqual({ status: "success" })
  })
})
