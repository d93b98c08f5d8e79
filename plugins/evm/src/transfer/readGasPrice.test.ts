import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeChainReader } from "../../support/fakeChainReader.ts"
import type { NodeAnswers } from "../../support/fakeReader.ts"
import { fullPriceOf, gasPriceOf, hasLevels, readGasFees, readGasPrice } from "./readGasPrice.ts"
import { encodeRequest } from "./TransactionRequest.ts"

const call = { from: `0x${"a".repeat(40)}`, to: `0x${"b".repeat(40)}`, value: "0x1", data: "0x" }
const gwei = (value: number) => `0x${BigInt(Math.round(value * 1e9)).toString(16)}`
const hexOf = (value: number) => `0x${value.toString(16)}`
const block = (base: string) => () => ({ number: "0x10", baseFeePerGas: base })

/** What a node of Ethereum answers: one row is of an empty block, and there is one base fee more, that of the next block. */
const history = (reward: unknown, gasUsedRatio: unknown = [0.55, 0, 0.51], next = gwei(19.86)) => ({
  oldestBlock: "0x1406f3e",
  baseFeePerGas: ["0x4a817c800", "0x4b5c0f3a0", "0x49e8b2c00", next],
  gasUsedRatio,
  reward
})
const row = (...tips: ReadonlyArray<number>) => tips.map(gwei)
const busy = history([row(1, 1.5, 3), row(0, 0, 0), row(1, 1.5, 3)])

const feesOn = (node: NodeAnswers, id = 10) =>
  Effect.runPromise(readGasFees(fakeChainReader(id, node).reader, call))
const ethereum = (answer: unknown): NodeAnswers => ({
  eth_getBlockByNumber: block("0x4a0000000"),
  eth_maxPriorityFeePerGas: () => gwei(1),
  eth_feeHistory: () => answer
})

describe("what gas costs", () => {
  it("on a chain without a base fee is one price, and the transaction is of the legacy type", async () => {
    const { reader, network } = fakeChainReader(10, {
      eth_getBlockByNumber: () => ({ number: "0x1" }),
      eth_gasPrice: () => "0x7",
      // What nodes of such chains answer.
      eth_feeHistory: () => ({
        baseFeePerGas: ["0x0", "0x0"],
        gasUsedRatio: [0.5],
        reward: [["0x7", "0x7", "0x9"]]
      })
    })
    const request = encodeRequest(network, call, 21_000n, await Effect.runPromise(readGasPrice(reader)))
    expect(request.gasPrice).toBe("0x7")
    expect(request).not.toHaveProperty("maxFeePerGas")
    expect(request).not.toHaveProperty("maxPriorityFeePerGas")
  })

  it("is asked of the last twenty blocks, and told by those that hold anything", async () => {
    const { reader, calls } = fakeChainReader(10, ethereum(busy))
    const fees = await Effect.runPromise(readGasFees(reader))
    expect(calls.find(({ method }) => method === "eth_feeHistory")?.params).toEqual([
      "0x14",
      "latest",
      [10, 50, 90]
    ])
    expect(fees).toEqual({
      base: 19_860_000_000n,
      tips: { slow: 1_000_000_000n, normal: 1_500_000_000n, fast: 3_000_000_000n }
    })
    expect(hasLevels(fees)).toBe(true)
  })

  it("is at most what holds for some full blocks, and more than the chain takes of the sooner ones", async () => {
    const fees = await feesOn(ethereum(busy))
    const base = 19_860_000_000n
    expect(gasPriceOf(fees, "slow")).toEqual({
      maxFeePerGas: base + base / 2n + 1_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n
    })
    expect(gasPriceOf(fees, "fast")).toEqual({
      maxFeePerGas: 2n * base + 3_000_000_000n,
      maxPriorityFeePerGas: 3_000_000_000n
    })
  })

  it.each([
    ["says nothing of it", { eth_feeHistory: () => null }],
    ["does not know it", {}],
    ["has null rows", { eth_feeHistory: () => history(null, null) }],
    [
      "has rows of empty blocks only",
      { eth_feeHistory: () => history([row(0, 0, 0), row(0, 0, 0)], [0, 0]) }
    ],
    ["has rows of another length", { eth_feeHistory: () => history([row(1), row(9, 9)], [0.5, 0.5]) }],
    ["has no numbers", { eth_feeHistory: () => history([["a", {}, null]], [0.5]) }]
  ])("is what the node proposes where its history %s: then nothing is to choose", async (_, more) => {
    const fees = await feesOn({
      eth_getBlockByNumber: block("0x64"),
      eth_maxPriorityFeePerGas: () => "0x5",
      eth_gasPrice: () => "0x69",
      ...more
    })
    expect(fees).toEqual({ base: 100n, tips: { slow: 5n, normal: 5n, fast: 5n } })
    expect(hasLevels(fees)).toBe(false)
    expect(gasPriceOf(fees, "normal")).toEqual({ maxFeePerGas: 205n, maxPriorityFeePerGas: 5n })
  })

  it("T21 does not follow a base fee or tips out of all proportion", async () => {
    const odd = history([row(0, 900, 90_000)], [0.5], gwei(4_000))
    expect(await feesOn(ethereum(odd))).toEqual({
      base: 0x4a0000000n,
      // Half of what the node proposes, and four times that or twice the base fee.
      tips: { slow: 500_000_000n, normal: 2n * 0x4a0000000n, fast: 2n * 0x4a0000000n }
    })
  })

  it("a base fee of nothing is one: there it is the tips that count", async () => {
    const fees = await feesOn({
      eth_getBlockByNumber: block("0x0"),
      eth_maxPriorityFeePerGas: () => gwei(1),
      eth_feeHistory: () => history([row(1, 1, 3)], [0.5], "0x0")
    })
    expect(fees).toEqual({ base: 0n, tips: { slow: 10n ** 9n, normal: 10n ** 9n, fast: 3n * 10n ** 9n } })
  })

  it("on Linea is what it says of this very call: its tip carries the cost of the data", async () => {
    const answers: NodeAnswers = {
      eth_getBlockByNumber: block("0x7"),
      eth_maxPriorityFeePerGas: () => "0x1",
      eth_feeHistory: () => busy,
      linea_estimateGas: (params) =>
        JSON.stringify(params) === JSON.stringify([call])
          ? { gasLimit: "0x5208", baseFeePerGas: "0x7", priorityFeePerGas: "0x2faf080" }
          : null
    }
    for (const id of [59144, 59141]) {
      const fees = await feesOn(answers, id)
      expect(gasPriceOf(fees, "normal")).toEqual({
        maxFeePerGas: 50_000_014n,
        maxPriorityFeePerGas: 50_000_000n
      })
      expect(hasLevels(fees)).toBe(false)
    }
    const { reader, calls } = fakeChainReader(10, answers)
    await Effect.runPromise(readGasFees(reader, call))
    expect(calls.map(({ method }) => method)).not.toContain("linea_estimateGas")
  })

  it("on Linea is what every chain says where it says nothing of the call, or not all of it", async () => {
    const usual = { base: 7n, tips: { slow: 1n, normal: 1n, fast: 1n } }
    for (const told of [
      null,
      { priorityFeePerGas: "0x2faf080" },
      { baseFeePerGas: "0x7" },
      { baseFeePerGas: "x", priorityFeePerGas: "0x1" }
    ]) {
      const fees = await feesOn(
        {
          eth_getBlockByNumber: block("0x7"),
          eth_maxPriorityFeePerGas: () => "0x1",
          eth_feeHistory: () => null,
          linea_estimateGas: () => told
        },
        59144
      )
      expect(fees).toEqual(usual)
    }
    // The dearer of both base fees.
    const dearer = await feesOn(
      {
        eth_getBlockByNumber: block("0x9"),
        eth_maxPriorityFeePerGas: () => "0x1",
        eth_feeHistory: () => null,
        linea_estimateGas: () => ({ baseFeePerGas: "0x7", priorityFeePerGas: "0x5" })
      },
      59144
    )
    expect(dearer).toEqual({ base: 9n, tips: { slow: 5n, normal: 5n, fast: 5n } })
  })

  it("of a node that proposes no tip is what its own price is above the base fee, or what was paid", async () => {
    const feesWith = (node: NodeAnswers) => feesOn({ eth_getBlockByNumber: block("0x64"), ...node })
    expect(await feesWith({ eth_gasPrice: () => "0x69" })).toEqual({
      base: 100n,
      tips: { slow: 5n, normal: 5n, fast: 5n }
    })
    // A history of empty blocks says nothing of tips.
    expect(
      await feesWith({ eth_gasPrice: () => "0x69", eth_feeHistory: () => history([], [], "0x64") })
    ).toEqual({ base: 100n, tips: { slow: 5n, normal: 5n, fast: 5n } })
    expect(await feesWith({ eth_gasPrice: () => "0x60" })).toEqual({
      base: 100n,
      tips: { slow: 0n, normal: 0n, fast: 0n }
    })
    const paid = { baseFeePerGas: ["0x64"], gasUsedRatio: [0.5], reward: [["0x1", "0x2", "0x3"]] }
    // Nobody is asked for a price where the last blocks say it.
    expect(await feesWith({ eth_feeHistory: () => paid })).toEqual({
      base: 100n,
      tips: { slow: 1n, normal: 2n, fast: 3n }
    })
  })

  it("T21 in part: follows the next block's base fee up to twice and down to half of the latest", async () => {
    const baseWith = async (next: string) => {
      const fees = await feesOn({
        eth_getBlockByNumber: block("0x64"),
        eth_maxPriorityFeePerGas: () => "0x1",
        eth_feeHistory: () => history([], [], next)
      })
      return "base" in fees ? fees.base : undefined
    }
    expect(await Promise.all(["0xc8", "0xc9", "0x32", "0x31", "0x6e"].map(baseWith))).toEqual([
      200n,
      100n,
      50n,
      100n,
      110n
    ])
  })

  it("takes the cheap quarter, the middle and the dear quarter of what was paid", async () => {
    const rows = [5, 1, 4, 2, 3].map((tip) => [hexOf(tip), hexOf(10 * tip), hexOf(100 * tip)])
    const fees = await feesOn({
      eth_getBlockByNumber: block("0x2710"),
      eth_maxPriorityFeePerGas: () => "0x1",
      eth_feeHistory: () => ({ baseFeePerGas: ["0x2710"], gasUsedRatio: [1, 1, 1, 1, 1], reward: rows })
    })
    expect(fees).toEqual({ base: 10_000n, tips: { slow: 2n, normal: 30n, fast: 400n } })
  })

  it("paid in full it holds for a full block after the latest, and is never less than the chain wants", () => {
    expect(fullPriceOf({ gasPrice: 7n }, "normal")).toBe(7n)
    const tips = { slow: 1n, normal: 2n, fast: 3n }
    expect(
      (["slow", "normal", "fast"] as const).map((level) => fullPriceOf({ base: 8n, tips }, level))
    ).toEqual([11n, 12n, 13n])
    for (const base of [0n, 1n, 7n, 8n, 1_000_000_001n])
      // A full block raises the base fee by an eighth.
      expect(
        fullPriceOf({ base, tips: { slow: 3n, normal: 3n, fast: 3n } }, "normal")
      ).toBeGreaterThanOrEqual(base + base / 8n + 3n)
  })
})
