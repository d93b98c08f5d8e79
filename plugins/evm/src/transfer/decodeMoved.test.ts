import { describe, expect, it } from "vitest"
import { events } from "../history/AccountLog.ts"
import { oddValues } from "../../support/fakeProvider.ts"
import { decodeMoved } from "./decodeMoved.ts"

const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const you = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const coin = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2"
const nobody = "0x0000000000000000000000000000000000000000"
const place = { networkId: "eip155:1", parties: [me] } as const
const word = (value: bigint | string) =>
  `0x${(typeof value === "bigint" ? value.toString(16) : value.slice(2)).padStart(64, "0")}`
const log = (topics: ReadonlyArray<unknown>, data: unknown, more: object = {}) => ({
  address: coin.toLowerCase(),
  topics,
  data,
  ...more
})
const moved = (from: string, to: string, value: bigint) =>
  log([events.transfer, word(from), word(to)], word(value))
const DEPOSIT = "0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c"
const token = `eip155:1:${coin}`

describe("what logs say that was moved", () => {
  it("tells tokens, things of both kinds and the wrapped coin, of the parties alone", () => {
    const single = `${word(7n)}${word(3n).slice(2)}`
    expect(
      decodeMoved(
        [
          moved(me, you, 5n),
          moved(you, coin, 9n),
          log([events.transfer, word(you), word(me), word(42n)], "0x"),
          log([events.transferSingle, word(you), word(you), word(me)], single),
          log([DEPOSIT, word(me)], word(11n)),
          log([events.approval, word(me), word(you)], word(1n))
        ],
        place
      )
    ).toEqual([
      { token, amount: "5", from: me, to: you },
      { token, id: "42", amount: "1", from: you, to: me },
      { token, id: "7", amount: "3", from: you, to: me },
      { token, amount: "11", from: nobody, to: me }
    ])
  })

  it("a wrapped coin that writes both kinds of log of one move is told once", () => {
    expect(decodeMoved([moved(nobody, me, 11n), log([DEPOSIT, word(me)], word(11n))], place)).toEqual([
      { token, amount: "11", from: nobody, to: me }
    ])
  })

  it("a wrapped coin's moves of another kind of log are told each, and one is told that the other kind tells too", () => {
    const WITHDRAWAL = "0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65"
    const deposit = log([DEPOSIT, word(me)], word(11n))
    expect(decodeMoved([log([WITHDRAWAL, word(me)], word(4n))], place)).toEqual([
      { token, amount: "4", from: me, to: nobody }
    ])
    expect(decodeMoved([deposit, deposit], place)).toHaveLength(2)
    expect(decodeMoved([deposit, deposit, moved(nobody, me, 11n)], place)).toHaveLength(1)
    // As much of another token, from another and to another is another move.
    for (const other of [
      { ...moved(nobody, me, 11n), address: you.toLowerCase() },
      moved(nobody, me, 12n),
      moved(you, me, 11n)
    ])
      expect(decodeMoved([deposit, other], place)).toHaveLength(2)
    expect(decodeMoved([log([WITHDRAWAL, word(me)], word(11n)), moved(me, you, 11n)], place)).toHaveLength(2)
    expect(decodeMoved([log([DEPOSIT, word(you)], word(11n))], place)).toEqual([])
    expect(decodeMoved([log([DEPOSIT, word(me)], "0x0b")], place)).toEqual([])
  })

  it("what nodes write for the coin itself is told without a token", () => {
    expect(decodeMoved([moved(you, me, 5n)], { ...place, coinAddress: coin })).toEqual([
      { amount: "5", from: you, to: me }
    ])
  })

  it.each(oddValues)(
    "T06 is not deceived or stopped by %s in the place of logs, or of what they hold",
    (_, odd) => {
      expect(() => decodeMoved(odd(), place)).not.toThrow()
      for (const one of [
        odd(),
        log(odd() as never, word(1n)),
        log([events.transfer, odd(), word(me)], word(1n)),
        log([events.transfer, word(you), word(me)], odd()),
        { ...moved(you, me, 1n), address: odd() }
      ])
        // Where one cannot be read at all, nothing is said.
        expect([undefined, [{ token, amount: "5", from: me, to: you }]]).toContainEqual(
          decodeMoved([one, moved(me, you, 5n)], place)
        )
    }
  )

  it("says nothing rather than a part: of too many logs, too many moves; nothing of what was taken back", () => {
    const one = moved(me, you, 1n)
    expect(
      decodeMoved(
        Array.from({ length: 50 }, () => one),
        place
      )
    ).toHaveLength(50)
    expect(
      decodeMoved(
        Array.from({ length: 51 }, () => one),
        place
      )
    ).toBeUndefined()
    expect(
      decodeMoved(
        Array.from({ length: 2_001 }, () => moved(you, coin, 1n)),
        place
      )
    ).toBeUndefined()
    expect(
      decodeMoved(
        Array.from({ length: 2_000 }, () => moved(you, coin, 1n)),
        place
      )
    ).toEqual([])
    expect(decodeMoved([{ ...one, removed: true }], place)).toEqual([])
  })
})
