import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chooseCoins, costOf, inputSizes } from "./chooseCoins.ts"
import type { Coin } from "./readChain.ts"

const coins = fc
  .array(fc.record({ value: fc.bigInt({ min: 1n, max: 10n ** 9n }), isConfirmed: fc.boolean() }), {
    maxLength: 30
  })
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
          expect(sum(all)).toBeLessThan(amount + costOf(rate, all.length, [receiver]))
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

  it("T21 all is every coin, less the fee", () => {
    fc.assert(
      fc.property(coins, how, (all, given) => {
        const choice = chooseCoins(all, { ...given, amount: "max" })
        const fee = costOf(given.rate, all.length, [given.receiver])
        expect(choice === undefined ? undefined : [choice.value, choice.change, choice.fee]).toEqual(
          sum(all) > fee ? [sum(all) - fee, 0n, fee] : undefined
        )
      })
    )
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
