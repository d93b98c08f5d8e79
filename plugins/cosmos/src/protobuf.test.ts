import { TxBody } from "cosmjs-types/cosmos/tx/v1beta1/tx"
import { QueryBalanceRequest } from "cosmjs-types/cosmos/bank/v1beta1/query"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readBytes, readFields, textField } from "./protobuf.ts"

describe("protobuf", () => {
  it("writes texts as an independent library does", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300, unit: "binary" }), (text) => {
        const expected = QueryBalanceRequest.encode(
          QueryBalanceRequest.fromPartial({ address: text })
        ).finish()
        expect(textField(1, text)).toEqual([...expected])
      })
    )
  })

  it("reads the fields that an independent library wrote, and loses no byte", () => {
    const messages = fc.array(fc.record({ typeUrl: fc.string(), value: fc.uint8Array({ maxLength: 300 }) }))
    fc.assert(
      fc.property(
        messages,
        fc.string(),
        fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
        (list, memo, height) => {
          const bytes = TxBody.encode(
            TxBody.fromPartial({ messages: list, memo, timeoutHeight: height })
          ).finish()
          const fields = readFields(bytes)
          expect(fields.flatMap(({ raw }) => [...raw])).toEqual([...bytes])
          expect(fields.filter(({ number }) => number === 1)).toHaveLength(list.length)
          expect(new TextDecoder().decode(readBytes(bytes, 2))).toBe(memo)
        }
      )
    )
  })

  it("T26 ends in an error for bytes that are no message, never later than the bytes", () => {
    const broken = [
      [0xff],
      [0x0a],
      [0x0a, 5, 1],
      [0x0b],
      [0x08, ...Array<number>(20).fill(0x80)],
      [0x0d, 1, 2]
    ]
    for (const bytes of broken) expect(() => readFields(Uint8Array.from(bytes))).toThrow(RangeError)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          expect(readFields(bytes).flatMap(({ raw }) => [...raw])).toEqual([...bytes])
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
      })
    )
  })
})
