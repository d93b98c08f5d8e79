import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chooseCoins, costOf, inputSizes, worthSpending } from "./chooseCoins.ts"
import type { Coin } from "./readChain.ts"

const coins = fc
  .array(fc.record({ value: fc.bigInt({ min: 1n, max: 10n ** 9n }), isConfirmed: fc.boolean() }), {
    maxLength: 30
  })
  .map((list) => list.map((coin, index): Coin => ({ ...coin, txid: "ab".repeat(32), index })))
/** Some of these cost more than they bring. */
const dusty = fc
  .array(
    fc.record({
      value: fc.oneof(fc.bigInt({ min: 1n, max: 15_000n }), fc.bigInt({ min: 1n, max: 10n ** 8n })),
      isConfirmed: fc.boolean()
    }),
    { maxLength: 400 }
  )
  .map((list) => list.map((coin, index): Coin => ({ ...coin, txid: "ab".repeat(32), index })))
const how = fc.record({
  rate: fc.double({ min: 1, max: 200, noNaN: true }),
  receiver: fc.constantFrom(22, 23, 25, 34),
  sender: fc.constant(22),
  least: fc.constant(294n),
  inputSize: fc.constant<number>(inputSizes.segwit)
})
const sum = (list: ReadonlyArray<Coin>) => list.reduce((total, { value }) => total + value, 0n)

describe("the choice of coins", () => {
  it("T21 pays exactly the amount, the rest is change or fee, and the fee is what the size costs", () => {
    fc.assert(
      fc.property(coins, fc.bigInt({ min: 1n, max: 10n ** 9n }), how, (all, amount, given) => {
        const choice = chooseCoins(all, { ...given, amount })
        const { rate, receiver, sender, least } = given
        if (choice === undefined) {
          const worthy = worthSpending(all, rate, inputSizes.segwit)
          expect(sum(worthy)).toBeLessThan(amount + costOf(rate, worthy.length, [receiver]))
          return
        }
        const { coins: spent, value, change, fee } = choice
        expect(value).toBe(amount)
        expect(value + change + fee).toBe(sum(spent))
        expect(new Set(spent).size).toBe(spent.length)
        expect(change === 0n || change >= least).toBe(true)
        const outputs = change === 0n ? [receiver] : [receiver, sender]
        const cost = costOf(rate, spent.length, outputs)
        expect(fee).toBeGreaterThanOrEqual(cost)
        // What is too little for change, and no more than that, is left to the miners.
        expect(fee).toBeLessThanOrEqual(
          change === 0n ? costOf(rate, spent.length, [receiver, sender]) + least : cost
        )
      })
    )
  })

  it("T21 all is never less than any other choice of coins would leave, and its fee is what its size costs", () => {
    fc.assert(
      fc.property(fc.tuple(dusty, fc.infiniteStream(fc.boolean())), how, ([all, picks], given) => {
        const choice = chooseCoins(all, { ...given, amount: "max" })
        const left = (of: ReadonlyArray<Coin>) => sum(of) - costOf(given.rate, of.length, [given.receiver])
        for (let round = 0; round < 5; round++) {
          const some = all.filter(() => picks.next().value === true)
          expect(choice?.value ?? 0n).toBeGreaterThanOrEqual(left(some))
        }
        expect(choice?.value ?? 0n).toBeGreaterThanOrEqual(left(all))
        if (choice === undefined) return
        expect(choice.value).toBe(left(choice.coins))
        expect(choice.fee).toBe(costOf(given.rate, choice.coins.length, [given.receiver]))
        expect(choice.change).toBe(0n)
      })
    )
  })

  it("T21 leaves out coins that cost more than they bring, for an amount too", () => {
    const coin = (value: bigint, index: number): Coin => ({
      txid: "ab".repeat(32),
      index,
      value,
      isConfirmed: true
    })
    const all = [coin(100_000n, 0), ...Array.from({ length: 60 }, (_, index) => coin(600n, index + 1))]
    const given = { rate: 20, receiver: 22, sender: 22, least: 294n, inputSize: 68 }
    const most = chooseCoins(all, { ...given, amount: "max" })
    expect([most?.coins.length, most?.value, most?.fee]).toEqual([1, 97_800n, 2_200n])
    expect(chooseCoins(all, { ...given, amount: 97_800n })?.coins).toHaveLength(1)
    expect(chooseCoins(all, { ...given, amount: 97_801n })).toBeUndefined()
    expect(chooseCoins(all.slice(1), { ...given, amount: "max" })).toBeUndefined()
  })

  it("spends what is confirmed before what may still be taken back", () => {
    const coin = (value: bigint, isConfirmed: boolean, index: number): Coin => ({
      txid: "ab".repeat(32),
      index,
      value,
      isConfirmed
    })
    const all = [coin(90_000n, false, 0), coin(20_000n, true, 1), coin(50_000n, true, 2)]
    const choice = (amount: bigint) =>
      chooseCoins(all, { amount, rate: 1, receiver: 22, sender: 22, least: 294n, inputSize: 68 })?.coins.map(
        ({ index }) => index
      )
    expect([choice(40_000n), choice(60_000n), choice(100_000n)]).toEqual([[2], [2, 1], [2, 1, 0]])
  })
})
