import type { PreparedCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeChainReader } from "../../support/fakeChainReader.ts"
import { fakeProvider } from "../../support/fakeProvider.ts"
import type { NodeAnswers } from "../../support/fakeReader.ts"
import type { FeePaying, Payer } from "../payer/FeePaying.ts"
import { encodeApproval } from "../transfer/tokenCalls.ts"
import { prepareBatch } from "./batch/prepareBatch.ts"
import { prepareCall } from "./prepareCall.ts"
import { sendCall } from "./sendCall.ts"

const sender = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const spender = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const contract = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const hash = `0x${"ab".repeat(32)}`
const hex = (value: bigint) => `0x${value.toString(16)}`
const word = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`
const call = { to: contract, value: 7n, data: "0xABcd" }
const approval = { to: contract, value: 0n, data: encodeApproval(spender, 5n) }

/** A chain that takes 22 wei for gas, 62,500 of which are allowed. */
const chain: NodeAnswers = {
  eth_getBalance: () => hex(10n ** 18n),
  eth_getCode: () => "0x6001",
  eth_getBlockByNumber: () => ({ number: "0x10", baseFeePerGas: "0xa" }),
  eth_maxPriorityFeePerGas: () => "0x2",
  eth_estimateGas: () => "0xc350",
  eth_getTransactionCount: () => "0x7",
  eth_simulateV1: ([
    {
      blockStateCalls: [block]
    }
  ]) => [{ calls: block.calls.map(() => ({ status: "0x1", gasUsed: "0xc350", returnData: "0x" })) }],
  eth_call: () => "0x"
}
const fee = 62_500n * 22n
const coin = (value: bigint) => ({ value, decimals: 18, symbol: "ETH" })

const prepare = (
  more: Partial<typeof call> & { address?: string } = {},
  node: NodeAnswers = {},
  paying?: FeePaying
) => {
  const { address = sender, ...changed } = more
  const { reader } = fakeChainReader(10, { ...chain, ...node })
  return Effect.runPromise(prepareCall(reader, { call: { ...call, ...changed }, address }, paying))
}

describe("a call that is reviewed", () => {
  it("T20 in part: is what its request does, with what it may cost, and nothing that nobody can read out of it", async () => {
    const prepared = await prepare()
    expect(prepared).toEqual({
      networkId: "eip155:10",
      sender,
      call: { to: contract, value: 7n, data: "0xabcd" },
      fee: coin(fee),
      request: {
        from: sender,
        to: contract,
        value: "0x7",
        data: "0xabcd",
        chainId: "0xa",
        gas: hex(62_500n),
        maxFeePerGas: "0x16",
        maxPriorityFeePerGas: "0x2"
      }
    })
    for (const part of [prepared, prepared.call, prepared.fee, prepared.request])
      expect(Object.isFrozen(part)).toBe(true)
    expect((await prepare(approval)).facts).toEqual({
      kind: "approval",
      token: `eip155:10:${contract}`,
      spender,
      amount: 5n
    })
  })

  it("T21 in part: costs the one price of a chain that has one, and what a rollup takes beside it", async () => {
    const node: NodeAnswers = { eth_getBlockByNumber: () => ({ number: "0x1" }), eth_gasPrice: () => "0x5" }
    expect((await prepare({}, node)).fee.value).toBe(62_500n * 5n)
    const rollup: NodeAnswers = { eth_call: () => word(4_000n) }
    expect((await prepare({}, rollup)).fee.value).toBe(fee + 9_000n)
  })

  it.each([
    ["nobody", { address: "me" }],
    ["no contract", { to: "0x12" }],
    ["less than nothing", { value: -1n }],
    ["more than a word holds", { value: 2n ** 256n }],
    ["half a byte", { data: "0xabc" }],
    ["no hexadecimal text", { data: "abcd" }],
    ["a text before it", { data: "x0xabcd" }],
    ["a text behind it", { data: "0xabcdx" }]
  ])("T20 in part: is refused with %s, and nobody is asked", async (_case, more) => {
    const { reader, calls } = fakeChainReader(10, chain)
    const { address = sender, ...changed } = more as Partial<typeof call> & { address?: string }
    await expect(
      Effect.runPromise(prepareCall(reader, { call: { ...call, ...changed }, address }))
    ).rejects.toMatchObject({ code: "TRANSFER_RECEIVER_INVALID" })
    expect(calls).toEqual([])
  })

  it("T20 in part: is refused where nobody would carry it out: no contract, or a token that says no", async () => {
    await expect(prepare({}, { eth_getCode: () => "0x" })).rejects.toMatchObject({
      code: "TRANSFER_RECEIVER_INVALID",
      details: { reason: "format" }
    })
    const no: NodeAnswers = { eth_call: ([{ to }]) => (to === contract ? word(0n) : "0x") }
    await expect(prepare(approval, no)).rejects.toMatchObject({ code: "TRANSFER_REFUSED" })
    // What another call gives back is its own matter.
    expect((await prepare({}, no)).sender).toBe(sender)
  })

  it("T21 in part: needs the coin for what goes along and for the fee, to the last wei", async () => {
    const having = (value: bigint, node: NodeAnswers = {}) =>
      prepare({}, { eth_getBalance: () => hex(value), ...node })
    expect((await having(fee + 7n)).fee.value).toBe(fee)
    await expect(having(fee + 6n)).rejects.toMatchObject({ details: { symbol: "ETH", of: "fee" } })
    // What is not there to go along is no reason to try the call.
    const untried: NodeAnswers = {
      eth_estimateGas: () => {
        throw { code: 3, message: "execution reverted", data: "0x" }
      }
    }
    await expect(having(6n, untried)).rejects.toMatchObject({ details: { symbol: "ETH", of: "amount" } })
    await expect(having(7n, untried)).rejects.toMatchObject({ code: "TRANSFER_REFUSED" })
  })

  it("T22 in part: that another pays for says who, and asks who helps only where the account is short", async () => {
    let asked = 0
    const paying = (payer?: Payer): FeePaying => ({
      payerOf: () => Effect.succeed(payer),
      helperOf: () => {
        asked++
        return Effect.succeed({ feePayer: { kind: "wallet" as const } })
      },
      refused: () => Effect.void
    })
    const sponsored = await prepare(
      {},
      {},
      paying({ feePayer: { kind: "sponsor" }, paymaster: { url: "https://pay.test" } })
    )
    expect(sponsored).toMatchObject({ feePayer: { kind: "sponsor" }, fee: coin(fee) })
    expect(sponsored.request).toMatchObject({ calls: [{ to: contract, value: "0x7", data: "0xabcd" }] })
    const having = (value: bigint) => prepare({}, { eth_getBalance: () => hex(value) }, paying())
    expect(await having(fee + 7n)).not.toHaveProperty("feePayer")
    expect(asked).toBe(0)
    expect((await having(fee + 6n)).feePayer).toEqual({ kind: "wallet" })
  })
})

describe("sending a call that was reviewed", () => {
  const shown: PreparedCall = {
    networkId: "eip155:10",
    sender,
    call: { to: contract, value: 7n, data: "0xabcd" },
    fee: coin(fee),
    request: {
      from: sender,
      to: contract,
      value: "0x7",
      data: "0xabcd",
      chainId: "0xa",
      gas: hex(62_500n),
      maxFeePerGas: "0x16",
      maxPriorityFeePerGas: "0x2"
    }
  }
  const open = (node: NodeAnswers = {}) => {
    const provider = fakeProvider({
      eth_chainId: () => "0xa",
      eth_accounts: () => [sender],
      eth_sendTransaction: () => hash
    })
    const { reader } = fakeChainReader(10, { ...chain, ...node })
    return { provider, send: (prepared = shown) => Effect.runPromise(sendCall(reader, provider, prepared)) }
  }

  it("T20 in part: asks the wallet for the request that was shown", async () => {
    const { send, provider } = open()
    expect(await send()).toEqual({ hash })
    expect(provider.calls.at(-1)).toEqual({ method: "eth_sendTransaction", params: [shown.request] })
  })

  it.each<readonly [string, object]>([
    ["another sender", { sender: spender }],
    ["another contract", { call: { ...shown.call, to: spender } }],
    ["another amount", { call: { ...shown.call, value: 8n } }],
    ["other data", { call: { ...shown.call, data: "0xabce" } }],
    ["a lower fee", { fee: coin(fee - 1n) }],
    ["a sponsor", { feePayer: { kind: "sponsor" } }],
    ["another network", { networkId: "eip155:1" }],
    ["a request for another chain", { request: { ...shown.request, chainId: "0x1" } }],
    ["a request that is none", { request: {} }]
  ])("T20 in part: is refused before the wallet is asked, shown with %s", async (_case, change) => {
    const { send, provider } = open()
    await expect(send({ ...shown, ...change })).rejects.toMatchObject({
      code: "TRANSFER_CHANGED",
      details: { what: "request" }
    })
    expect(provider.methods()).toEqual([])
  })

  it.each<readonly [string, NodeAnswers, object]>([
    [
      "the coin became less",
      { eth_getBalance: () => hex(fee + 6n) },
      { code: "TRANSFER_BALANCE", details: { of: "fee" } }
    ],
    [
      "gas became dearer",
      { eth_getBlockByNumber: () => ({ baseFeePerGas: "0x17" }) },
      { code: "TRANSFER_CHANGED", details: { what: "fee" } }
    ],
    [
      "it takes more gas",
      { eth_estimateGas: () => hex(62_502n) },
      { code: "TRANSFER_CHANGED", details: { what: "fee" } }
    ],
    [
      "it reverts",
      {
        eth_estimateGas: () => {
          throw { code: 3, message: "execution reverted", data: "0x" }
        }
      },
      { code: "TRANSFER_REFUSED" }
    ]
  ])("T21 in part: asks nobody where %s meanwhile", async (_case, node, told) => {
    const { send, provider } = open(node)
    await expect(send()).rejects.toMatchObject(told)
    expect(provider.methods()).toEqual([])
  })

  it("T20 in part: of a token that says no by now is refused", async () => {
    const prepared = await prepare(approval)
    const { send, provider } = open({ eth_call: ([{ to }]) => (to === contract ? word(0n) : "0x") })
    await expect(send(prepared)).rejects.toMatchObject({ code: "TRANSFER_REFUSED" })
    expect(provider.methods()).toEqual([])
  })
})

describe("several calls that are reviewed", () => {
  const batch = (
    calls: ReadonlyArray<typeof call>,
    node: NodeAnswers = {},
    address = sender,
    paying?: FeePaying
  ) => {
    const { reader, calls: asked } = fakeChainReader(10, { ...chain, ...node })
    return { asked, prepared: Effect.runPromise(prepareBatch(reader, { calls, address }, paying)) }
  }
  const gas = 100_000n + 25_000n + 120_000n

  it("T31 in part: are told one by one, with what all of them may cost: a quarter more gas, and what an account takes", async () => {
    const { prepared, asked } = batch([approval, call], { eth_call: () => word(4_000n) })
    const told = await prepared
    expect(told).toMatchObject({
      networkId: "eip155:10",
      sender,
      calls: [
        { call: approval, facts: { kind: "approval", spender } },
        { call: { ...call, data: "0xabcd" } }
      ],
      fee: coin(gas * 22n + 9_000n)
    })
    expect(told.calls[1]).not.toHaveProperty("facts")
    for (const part of [told, told.calls, ...told.calls, told.fee]) expect(Object.isFrozen(part)).toBe(true)
    expect(asked.find(({ method }) => method === "eth_simulateV1")?.params).toEqual([
      {
        blockStateCalls: [
          {
            calls: [
              { from: sender, to: contract, value: "0x0", data: approval.data },
              { from: sender, to: contract, value: "0x7", data: "0xabcd" }
            ]
          }
        ]
      },
      "latest"
    ])
    const legacy = batch([call, call], {
      eth_getBlockByNumber: () => ({ number: "0x1" }),
      eth_gasPrice: () => "0x5"
    })
    expect((await legacy.prepared).fee.value).toBe(gas * 5n)
  })

  it("T21 in part: need the coin for all that goes along and for the fee, to the last wei", async () => {
    const having = (value: bigint) => batch([call, call], { eth_getBalance: () => hex(value) }).prepared
    expect((await having(gas * 22n + 14n)).fee.value).toBe(gas * 22n)
    await expect(having(gas * 22n + 13n)).rejects.toMatchObject({ details: { of: "fee" } })
    await expect(having(13n)).rejects.toMatchObject({ details: { of: "amount" } })
  })

  it("T31 in part: are at most five, of contracts, of an account", async () => {
    const of = (count: number, node?: NodeAnswers, address?: string) =>
      batch(
        Array.from({ length: count }, () => call),
        node,
        address
      ).prepared
    expect((await of(5)).calls).toHaveLength(5)
    const invalid = { code: "TRANSFER_RECEIVER_INVALID" }
    await expect(of(6)).rejects.toMatchObject(invalid)
    await expect(of(0)).rejects.toMatchObject(invalid)
    await expect(of(1, {}, "me")).rejects.toMatchObject(invalid)
    await expect(batch([call, { ...call, data: "0xabc" }]).prepared).rejects.toMatchObject(invalid)
    await expect(
      batch([approval, { ...call, to: spender }], { eth_getCode: ([at]) => (at === spender ? "0x" : "0x60") })
        .prepared
    ).rejects.toMatchObject(invalid)
  })

  it("T21 in part: ask who helps only where the account is short", async () => {
    let asked = 0
    const paying: FeePaying = {
      payerOf: () => Effect.succeed(undefined),
      helperOf: () => {
        asked++
        return Effect.succeed({ feePayer: { kind: "wallet" as const } })
      },
      refused: () => Effect.void
    }
    const having = (value: bigint) =>
      batch([call, call], { eth_getBalance: () => hex(value) }, sender, paying).prepared
    expect(await having(gas * 22n + 14n)).not.toHaveProperty("feePayer")
    expect(asked).toBe(0)
    expect((await having(gas * 22n + 13n)).feePayer).toEqual({ kind: "wallet" })
  })
})
