import { rpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeRpc } from "../../support/fakeRpc.ts"
import { solanaMainnet } from "../networks.ts"
import { readPrices, readSeconds } from "./readChain.ts"

const network = fakeNetwork(solanaMainnet, { custom: ["https://own.test"] })
const pricesOf = (answer: unknown) =>
  Effect.runPromise(
    readPrices(rpcReader(fakeRpc({ getRecentPrioritizationFees: () => answer }), {}, network), ["a"])
  )
const bids = (...fees: ReadonlyArray<number>) =>
  fees.map((prioritizationFee, slot) => ({ slot, prioritizationFee }))

describe("the price of work", () => {
  it("is by what others have bid of late, for each level", async () => {
    expect(await pricesOf(bids(...Array.from({ length: 100 }, (_, index) => (index + 1) * 5_000)))).toEqual({
      slow: 255_000n,
      normal: 380_000n,
      fast: 480_000n
    })
  })

  it("T21 is never too little to be carried, nor out of all proportion", async () => {
    const least = { slow: 10_000n, normal: 10_000n, fast: 10_000n }
    // What public nodes mostly say: the least bid of each block.
    for (const answer of [
      [],
      bids(0, 0, 0, 0),
      null,
      { error: 1 },
      [null, { prioritizationFee: "9" }, { prioritizationFee: -1 }]
    ])
      expect(await pricesOf(answer)).toEqual(least)
    expect(await pricesOf(bids(0, 0, 0, 10 ** 15))).toEqual({
      ...least,
      normal: 1_000_000n,
      fast: 1_000_000n
    })
  })
})

describe("how long a transaction takes", () => {
  const seconds = (answer: unknown) =>
    Effect.runPromise(
      readSeconds(rpcReader(fakeRpc({ getRecentPerformanceSamples: () => answer }), {}, network))
    )

  it("is told by how long slots have taken of late, the dearer the sooner", async () => {
    expect(await seconds([{ numSlots: 150, samplePeriodSecs: 60 }])).toEqual({ slow: 30, normal: 7, fast: 2 })
    expect(await seconds([{ numSlots: 100, samplePeriodSecs: 60 }])).toEqual({
      slow: 45,
      normal: 10,
      fast: 3
    })
  })

  it.each([[[]], [null], [{}], [[{ numSlots: 0, samplePeriodSecs: 60 }]], [[{ numSlots: 150 }]]])(
    "T06 is not told where a node answers with %j",
    async (answer) => {
      expect(await seconds(answer)).toBeUndefined()
    }
  )

  it.each([[{ numSlots: 1, samplePeriodSecs: 60 }], [{ numSlots: 1e9, samplePeriodSecs: 60 }]])(
    "T06 is not told of slots as no chain has them: %j",
    async (sample) => {
      expect(await seconds([sample])).toBeUndefined()
    }
  )
})
