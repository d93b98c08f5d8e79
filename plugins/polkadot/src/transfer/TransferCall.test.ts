import { compactToU8a, u8aConcat, u8aToHex } from "@polkadot/util"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decodeTransferCall } from "./TransferCall.ts"

const account = fc.uint8Array({ minLength: 32, maxLength: 32 })
const value = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }),
  fc.constantFrom(
    0n,
    63n,
    64n,
    2n ** 14n - 1n,
    2n ** 14n,
    2n ** 30n - 1n,
    2n ** 30n,
    2n ** 64n,
    2n ** 128n - 1n
  )
)
const byte = fc.integer({ min: 0, max: 255 })
const callOf = (pallet: number, kind: number, address: number, receiver: Uint8Array, amount: Uint8Array) =>
  u8aToHex(u8aConcat([pallet, kind, address], receiver, amount))

describe("the bytes of a call", () => {
  it("T20, T21 say receiver and amount as an independent library wrote them", () => {
    fc.assert(
      fc.property(byte, account, value, (pallet, receiver, amount) => {
        expect(decodeTransferCall(callOf(pallet, 3, 0, receiver, compactToU8a(amount)))).toEqual({
          pallet,
          receiver,
          value: amount
        })
      })
    )
  })

  it("T20 are none where they say another call, another kind of address, more, or less", () => {
    fc.assert(
      fc.property(
        byte,
        account,
        value,
        fc.integer({ min: 1, max: 255 }),
        (pallet, receiver, amount, other) => {
          const number = compactToU8a(amount)
          for (const call of [
            callOf(pallet, other === 3 ? 0 : other, 0, receiver, number),
            callOf(pallet, 3, other, receiver, number),
            callOf(pallet, 3, 0, receiver, u8aConcat(number, [other])),
            callOf(pallet, 3, 0, receiver, number.subarray(1)),
            callOf(pallet, 3, 0, receiver.subarray(1), number),
            callOf(pallet, 3, 0, receiver, number).slice(0, -1)
          ])
            expect(decodeTransferCall(call)).not.toEqual({ pallet, receiver, value: amount })
        }
      )
    )
  })

  it("T21 a number in more bytes than it needs is none", () => {
    const receiver = new Uint8Array(32).fill(1)
    for (const long of [
      [1, 0],
      [2, 0, 0, 0],
      [3, 0, 0, 0, 0],
      [7, 1, 0, 0, 64, 0],
      [3, 255, 255, 255, 63]
    ])
      expect(decodeTransferCall(callOf(5, 3, 0, receiver, Uint8Array.from(long)))).toBeUndefined()
  })

  it("T08 of anything else are none, and never thrown", () => {
    for (const call of [undefined, null, 7, "", "0x", "0x050300", "050300", {}, `0x${"00".repeat(10_000)}`])
      expect(decodeTransferCall(call)).toBeUndefined()
  })
})
