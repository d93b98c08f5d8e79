import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeChainReader } from "../../support/fakeChainReader.ts"
import type { NodeAnswers } from "../../support/fakeReader.ts"
import { fullPriceOf, gasPriceOf, hasLevels, readGasFees, readGasPrice } from "./readGasPrice.ts"
import { encodeRequest } from "./TransactionRequest.ts"

const call = { from: `0x${"a".repeat(40)}`, to: `0x${"b".repeat(40)}`, value: "0x1", data: "0x" }
const gwei = (value: number) => `0x${BigInt(Math.round(value * 1e9)).toString(16)}`
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

  it("paid in full it holds for a full block after the latest, and is never less than the chain wants", () => {
    expect(fullPriceOf({ gasPrice: 7n }, "normal")).toBe(7n)
    for (const base of [0n, 1n, 7n, 8n, 1_000_000_001n])
      // A full block raises the base fee by an eighth.
      expect(
        fullPriceOf({ base, tips: { slow: 3n, normal: 3n, fast: 3n } }, "normal")
      ).toBeGreaterThanOrEqual(base + base / 8n + 3n)
  })
})
