import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decodeChainNumber } from "./decodeChainNumber.ts"

const chain = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
const forms = (id: number) => [
  id,
  BigInt(id),
  String(id),
  `0x${id.toString(16)}`,
  `0X${id.toString(16)}`,
  `tea:${id}`
]

describe("the number of a chain", () => {
  it("T08 is read in each form that wallets write, and T09 out of an object that has it", () => {
    fc.assert(
      fc.property(chain, (id) => {
        for (const form of forms(id)) {
          expect(decodeChainNumber(form, "tea")).toBe(id)
          for (const told of [form, { chainId: form }, { chainId: form, name: "Tea, the chain 7" }])
            expect(decodeChainNumber(told, "tea")).toBe(id)
        }
      })
    )
  })

  it.each([
    "Tea 7",
    "tea:",
    "teapot:7",
    "coffee:7",
    "0x",
    "7e3",
    "7.5",
    " 7",
    "-7",
    0,
    -7,
    7.5,
    Number.NaN,
    2 ** 53,
    true,
    null,
    undefined,
    ["0x7"],
    { chainId: {} },
    { chainId: { chainId: 7 } },
    "7".repeat(31)
  ])("T09 is not in %o", (value) => {
    expect(decodeChainNumber(value, "tea")).toBeUndefined()
  })

  it("T09 is a positive safe integer, or nothing, whatever is told", () => {
    const throwing = Object.defineProperty({}, "chainId", {
      get: () => {
        throw new Error("no")
      }
    })
    expect(decodeChainNumber(throwing, "tea")).toBeUndefined()
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const id = decodeChainNumber(value, "tea")
        expect(id === undefined || (Number.isSafeInteger(id) && id > 0)).toBe(true)
      })
    )
  })
})
