import type { PreparedTransfer, TransferRequest } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeChainReader } from "../../support/fakeChainReader.ts"
import type { NodeAnswers } from "../../support/fakeReader.ts"
import type { EvmOptions } from "../EvmApi.ts"
import type { FeePaying, Payer } from "../payer/FeePaying.ts"
import { prepareTransfer, previewOf } from "./prepareTransfer.ts"
import { encodeBalanceOf, encodeTransfer, tokenCalls } from "./tokenCalls.ts"

const sender = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const contract = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const token = `eip155:10:${contract}` as const
const gwei = (value: number) => BigInt(Math.round(value * 1e9))
const hex = (value: bigint) => `0x${value.toString(16)}`
const word = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`
const text = (value: string) => `0x${Buffer.from(value).toString("hex").padEnd(64, "0")}`

const base = gwei(10)
const row = (...tips: ReadonlyArray<number>) => tips.map((tip) => hex(gwei(tip)))
/** What a token says of itself: six decimals, and what its holder has. */
const tokenAnswers =
  (balance: bigint, done = "0x"): NodeAnswers["eth_call"] =>
  ([{ data }]) =>
    data === tokenCalls.decimals
      ? word(6n)
      : data === tokenCalls.symbol
        ? text("TEA")
        : data === tokenCalls.name
          ? text("Tea")
          : data === encodeBalanceOf(sender)
            ? word(balance)
            : // A transfer that is tried; no oracle of a rollup stands there.
              String(data).startsWith("0xa9059cbb")
              ? done
              : "0x"

/** A chain whose base fee is 10 gwei, with tips of 1, 2 and 3, that makes a block in two seconds. */
const chain: NodeAnswers = {
  eth_getBalance: () => hex(10n ** 18n),
  eth_getCode: () => "0x",
  eth_getBlockByNumber: ([at]) =>
    at === "latest"
      ? { number: "0x64", timestamp: "0x100", baseFeePerGas: hex(base) }
      : at === "0x50"
        ? { number: "0x50", timestamp: "0xd8" }
        : null,
  eth_maxPriorityFeePerGas: () => hex(gwei(1)),
  eth_feeHistory: () => ({ baseFeePerGas: [hex(base)], gasUsedRatio: [0.5], reward: [row(1, 2, 3)] }),
  eth_estimateGas: () => "0x5208",
  eth_call: tokenAnswers(1_000n)
}
/** One price for gas, and no base fee. */
const plainChain: NodeAnswers = {
  eth_getBlockByNumber: ([at]) => ({ number: at === "latest" ? "0x64" : "0x50", timestamp: "0x1" }),
  eth_gasPrice: () => "0x7"
}

const prepare = (
  more: Partial<TransferRequest> = {},
  node: NodeAnswers = {},
  options: EvmOptions = {},
  paying?: FeePaying
): Promise<PreparedTransfer> => {
  const { reader } = fakeChainReader(10, { ...chain, ...node })
  const given = { address: sender, receiver, amount: { value: 500n, decimals: 18 }, ...more }
  return Effect.runPromise(
    prepareTransfer(reader, given as TransferRequest & { address: string }, options, paying)
  )
}
const tea = (value: bigint) => ({ token, amount: { value, decimals: 6 } })
const coin = (value: bigint) => ({ value, decimals: 18, symbol: "ETH" })
const requestOf = async (...given: Parameters<typeof prepare>) =>
  (await prepare(...given)).request as Readonly<Record<string, string>>
const prices = { slow: gwei(16), normal: gwei(22), fast: gwei(23) }

describe("a transfer that is reviewed", () => {
  it("T20 in part: of the coin is all that the request does, with its fees, and how soon each level is", async () => {
    const prepared = await prepare()
    expect(prepared).toEqual({
      networkId: "eip155:10",
      sender,
      receiver,
      amount: coin(500n),
      fee: coin(21_000n * prices.normal),
      warnings: [],
      feeLevel: "normal",
      feeLevels: [
        { level: "slow", fee: coin(21_000n * prices.slow), seconds: 20 },
        { level: "normal", fee: coin(21_000n * prices.normal), seconds: 6 },
        { level: "fast", fee: coin(21_000n * prices.fast), seconds: 2 }
      ],
      request: {
        from: sender,
        to: receiver,
        value: "0x1f4",
        data: "0x",
        chainId: "0xa",
        gas: "0x5208",
        maxFeePerGas: hex(prices.normal),
        maxPriorityFeePerGas: hex(gwei(2))
      }
    })
    const { amount, fee, warnings, feeLevels, request } = prepared
    for (const part of [prepared, amount, fee, warnings, feeLevels, ...feeLevels!, request])
      expect(Object.isFrozen(part)).toBe(true)
  })

  it("T20 in part: of a token calls its contract, with a quarter more gas than was used", async () => {
    const prepared = await prepare(tea(7n), { eth_estimateGas: () => "0xc350" })
    expect(prepared).toMatchObject({
      token,
      receiver,
      amount: { value: 7n, decimals: 6, symbol: "TEA" },
      fee: coin(62_500n * prices.normal),
      request: { to: contract, value: "0x0", data: encodeTransfer(receiver, 7n), gas: hex(62_500n) }
    })
  })

  it.each(["slow", "fast"] as const)("T21 in part: of the level %s pays that", async (feeLevel) => {
    const prepared = await prepare({ feeLevel })
    expect(prepared).toMatchObject({
      feeLevel,
      fee: coin(21_000n * prices[feeLevel]),
      request: { maxFeePerGas: hex(prices[feeLevel]) }
    })
  })

  it("T21 in part: leaves out a level that the account cannot pay, to the last wei, and how long nobody knows", async () => {
    const levelsOf = async (balance: bigint, more: Partial<TransferRequest> = {}, node: NodeAnswers = {}) =>
      (
        await prepare({ feeLevel: "slow", ...more }, { eth_getBalance: () => hex(balance), ...node })
      ).feeLevels!.map(({ level }) => level)
    const normal = 21_000n * prices.normal
    expect(await levelsOf(normal + 500n)).toEqual(["slow", "normal"])
    expect(await levelsOf(normal + 499n)).toEqual(["slow"])
    // A token takes nothing of the coin along.
    expect(await levelsOf(normal, tea(7n))).toEqual(["slow", "normal"])
    expect(await levelsOf(normal - 1n, tea(7n))).toEqual(["slow"])
    // Of all, something has to be left to be sent.
    const [full] = [21_000n * gwei(12.5 + 3)]
    expect(await levelsOf(full + 1n, { amount: "max" })).toEqual(["slow", "normal", "fast"])
    expect(await levelsOf(full, { amount: "max" })).toEqual(["slow", "normal"])
    const still = {
      eth_getBlockByNumber: () => ({ number: "0x64", timestamp: "0x1", baseFeePerGas: hex(base) })
    }
    for (const { seconds } of (await prepare({}, still)).feeLevels!) expect(seconds).toBeUndefined()
  })

  it("T21 in part: is at least a second away, in whole ones", async () => {
    const quick: NodeAnswers = {
      eth_getBlockByNumber: ([at]) =>
        at === "latest"
          ? { number: "0x64", timestamp: "0x100", baseFeePerGas: hex(base) }
          : // A quarter of a second for each.
            { number: "0x50", timestamp: "0xfb" }
    }
    expect((await prepare({}, quick)).feeLevels!.map(({ seconds }) => seconds)).toEqual([3, 1, 1])
  })

  it("T21 in part: has no levels where a chain has one price, or the same tip for all", async () => {
    const legacy = await prepare({}, { ...plainChain, eth_feeHistory: () => null })
    expect(legacy).not.toHaveProperty("feeLevel")
    expect(legacy).not.toHaveProperty("feeLevels")
    expect([legacy.fee.value, legacy.request]).toEqual([
      147_000n,
      expect.objectContaining({ gasPrice: "0x7" })
    ])
    expect(await prepare({}, { eth_feeHistory: () => null })).not.toHaveProperty("feeLevels")
  })

  it("S9.09 in part: of the legacy type pays in full, a quarter more than the base fee; of a token it is of type 2", async () => {
    const prepared = await prepare({ feeLevel: "fast" }, {}, { transactionType: "legacy" })
    const price = gwei(12.5 + 3)
    expect(prepared.fee).toEqual(coin(21_000n * price))
    const request = prepared.request as Readonly<Record<string, string>>
    expect([request["gasPrice"], request["maxFeePerGas"]]).toEqual([hex(price), undefined])
    expect(prepared).not.toHaveProperty("feeLevels")
    const ofToken = await requestOf(tea(7n), {}, { transactionType: "legacy" })
    expect([ofToken["gasPrice"], ofToken["maxFeePerGas"]]).toEqual([undefined, hex(prices.normal)])
  })

  it("T21 in part: of all of the coin leaves nothing behind: the fee is paid in full, and the rest is sent", async () => {
    const prepared = await prepare({ amount: "max" })
    const price = gwei(12.5 + 2)
    expect(prepared.fee).toEqual(coin(21_000n * price))
    expect(prepared.amount.value + prepared.fee.value).toBe(10n ** 18n)
    expect(prepared.request).toMatchObject({ maxFeePerGas: hex(price), maxPriorityFeePerGas: hex(price) })
    const plain = await prepare({ amount: "max" }, plainChain)
    expect([plain.amount.value, plain.fee.value]).toEqual([10n ** 18n - 147_000n, 147_000n])
    // All of a token is what the account has of it.
    expect((await prepare({ token, amount: "max" })).amount).toEqual({
      value: 1_000n,
      decimals: 6,
      symbol: "TEA"
    })
  })

  it("T21 in part: says what a rollup takes beside the gas, and needs the coin for it", async () => {
    const node: NodeAnswers = { eth_call: () => word(4_000n) }
    const fee = 21_000n * prices.normal + 9_000n
    expect((await prepare({}, node)).fee).toEqual(coin(fee))
    const having = (value: bigint) => prepare({}, { ...node, eth_getBalance: () => hex(value) })
    expect((await having(fee + 500n)).fee).toEqual(coin(fee))
    await expect(having(fee + 499n)).rejects.toMatchObject({ details: { symbol: "ETH", of: "fee" } })
  })

  it.each<readonly [string, Partial<TransferRequest>, NodeAnswers, object]>([
    [
      "more of the coin than there is",
      { amount: { value: 10n ** 18n + 1n, decimals: 18 } },
      {},
      { symbol: "ETH", of: "amount" }
    ],
    ["more of a token than there is", tea(1_001n), {}, { symbol: "TEA", of: "amount" }],
    ["all of nothing", { amount: "max" }, { eth_getBalance: () => "0x0" }, { symbol: "ETH", of: "amount" }],
    [
      "all of a token that the account has none of",
      { token, amount: "max" },
      { eth_call: tokenAnswers(0n) },
      { symbol: "TEA", of: "amount" }
    ],
    [
      "what leaves nothing for the fee",
      { amount: { value: 10n ** 18n, decimals: 18 } },
      {},
      { symbol: "ETH", of: "fee" }
    ],
    [
      "a token without the coin for the fee",
      tea(1n),
      { eth_getBalance: () => "0x1" },
      { symbol: "ETH", of: "fee" }
    ],
    [
      "all of what the fee takes",
      { amount: "max" },
      { eth_getBalance: () => hex(21_000n * gwei(14.5)) },
      { of: "fee" }
    ]
  ])("T21 in part: is refused of %s", async (_case, more, node, details) => {
    await expect(prepare(more, node)).rejects.toMatchObject({ code: "TRANSFER_BALANCE", details })
  })

  it("T21 in part: of all that an account has of a token the whole is sent", async () => {
    expect((await prepare(tea(1_000n))).amount.value).toBe(1_000n)
  })

  it.each<readonly [string, object, string]>([
    ["a receiver that is none", { receiver: "0x12" }, "TRANSFER_RECEIVER_INVALID"],
    ["a receiver that is no text", { receiver: 7 }, "TRANSFER_RECEIVER_INVALID"],
    ["a sender that is none", { address: "me" }, "TRANSFER_RECEIVER_INVALID"],
    ["a token of another network", { ...tea(1n), token: `eip155:1:${contract}` }, "TRANSFER_TOKEN_INVALID"],
    ["a token that is none", { ...tea(1n), token: "tea" }, "TRANSFER_TOKEN_INVALID"],
    ["an amount counted otherwise", { amount: { value: 1n, decimals: 6 } }, "TRANSFER_AMOUNT_INVALID"],
    [
      "a token's amount counted otherwise",
      { token, amount: { value: 1n, decimals: 18 } },
      "TRANSFER_AMOUNT_INVALID"
    ],
    ["no amount", { amount: { value: 0n, decimals: 18 } }, "TRANSFER_AMOUNT_INVALID"],
    ["more than a word holds", { amount: { value: 2n ** 256n, decimals: 18 } }, "TRANSFER_AMOUNT_INVALID"]
  ])("T20 in part: is refused with %s", async (_case, more, code) => {
    await expect(prepare(more as never)).rejects.toMatchObject({ code })
  })

  it("T20 in part: is refused of what does not answer as a token, and told apart from a network without a URL", async () => {
    await expect(prepare(tea(1n), { eth_call: () => "0x" })).rejects.toMatchObject({
      code: "TRANSFER_TOKEN_INVALID"
    })
    const { reader } = fakeChainReader(10, chain)
    const missing = {
      ...reader,
      read: () => Effect.fail({ _tag: "RpcUrlMissingError", code: "RPC_URL_MISSING" })
    }
    await expect(
      Effect.runPromise(prepareTransfer(missing as never, { address: sender, receiver, ...tea(1n) } as never))
    ).rejects.toMatchObject({ code: "RPC_URL_MISSING" })
  })

  it.each<readonly [string, string, NodeAnswers, ReadonlyArray<string>]>([
    ["oneself", sender, {}, ["self"]],
    ["nobody", `0x${"0".repeat(40)}`, {}, ["burn"]],
    ["the last of the chain's own", `0x${"0".repeat(38)}ff`, {}, ["burn"]],
    ["the first that is none of these", `0x${"0".repeat(37)}100`, {}, []],
    ["who is called dead", "0x000000000000000000000000000000000000dEaD", {}, ["burn"]],
    ["who is called dead at both ends", `0xdead${"0".repeat(32)}dead`, {}, ["burn"]],
    ["who is called dead from the start", `0xdead${"0".repeat(36)}`, {}, ["burn"]],
    ["who has more after that", `0xdead${"0".repeat(35)}1`, {}, []],
    ["a contract", receiver, { eth_getCode: () => "0x6001" }, ["contract"]],
    ["an account that delegates", receiver, { eth_getCode: () => `0xef0100${"ab".repeat(20)}` }, []],
    ["a contract that begins so", receiver, { eth_getCode: () => `0xef0100${"ab".repeat(21)}` }, ["contract"]]
  ])("T20 in part: to %s warns of it", async (_case, to, node, warnings) => {
    expect((await prepare({ receiver: to }, node)).warnings).toEqual(warnings)
  })

  it("T20 in part: of a token to its own contract warns of that, and not of a contract too", async () => {
    const node = { eth_getCode: () => "0x6001" }
    expect((await prepare({ ...tea(1n), receiver: contract }, node)).warnings).toEqual(["token"])
    expect((await prepare({ receiver: contract }, node)).warnings).toEqual(["contract"])
  })

  it("T22 in part: that another pays for is the sponsor's, of all of the coin; its fee is said and nothing is to choose", async () => {
    const paying = (payer: Payer): FeePaying => ({
      payerOf: () => Effect.succeed(payer),
      helperOf: () => Effect.succeed(undefined),
      refused: () => Effect.void
    })
    const sponsor: Payer = { feePayer: { kind: "sponsor" }, paymaster: { url: "https://pay.test" } }
    const surcharge: NodeAnswers = { eth_call: () => word(4_000n) }
    const fee = coin(21_000n * prices.normal + 9_000n)
    const prepared = await prepare({ amount: "max" }, surcharge, {}, paying(sponsor))
    expect(prepared).toMatchObject({ feePayer: { kind: "sponsor" }, amount: coin(10n ** 18n), fee })
    expect(prepared).not.toHaveProperty("feeLevels")
    // Who executes it gets a request with its gas.
    const executed = await prepare({}, surcharge, {}, paying({ feePayer: { kind: "executor" } }))
    expect(executed).toMatchObject({ feePayer: { kind: "executor" }, fee, request: { gas: "0x5208" } })
  })

  it("T21 in part: asks who helps only where the account is short", async () => {
    let asked = 0
    const paying: FeePaying = {
      payerOf: () => Effect.succeed(undefined),
      helperOf: () => {
        asked++
        return Effect.succeed({ feePayer: { kind: "wallet" as const } })
      },
      refused: () => Effect.void
    }
    const having = (value: bigint) => prepare({}, { eth_getBalance: () => hex(value) }, {}, paying)
    const needed = 500n + 21_000n * prices.normal
    expect((await having(needed)).feePayer).toBeUndefined()
    expect(asked).toBe(0)
    expect((await having(needed - 1n)).feePayer).toEqual({ kind: "wallet" })
    expect(asked).toBe(1)
  })
})

describe("what a request shows", () => {
  const network = fakeChainReader(10, {}).network
  const names = { decimals: 6, symbol: "TEA" }

  it("T20 in part: is read out of it alone, and nothing of what is no transfer, or a token's without the token", async () => {
    const [ofCoin, ofToken] = [await requestOf(), await requestOf(tea(7n))]
    expect(previewOf(network, ofCoin, undefined)).toEqual({
      networkId: "eip155:10",
      sender,
      receiver,
      amount: coin(500n),
      fee: 21_000n * prices.normal,
      chainId: "0xa"
    })
    expect(previewOf(network, ofToken, names)).toMatchObject({ token, amount: { value: 7n, ...names } })
    for (const [request, of] of [
      [ofCoin, names],
      [ofToken, undefined],
      [{ ...ofCoin, data: "0xabcd" }, undefined],
      [{}, undefined]
    ] as const)
      expect(() => previewOf(network, request, of)).toThrow(TypeError)
  })
})
