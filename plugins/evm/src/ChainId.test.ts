import { decodeChainNumber } from "@latchkey/core/chain-kit"
import * as fc from "fast-check"
import { numberToHex } from "viem"
import { describe, expect, it } from "vitest"
import { oddValues } from "../support/fakeProvider.ts"
import { chainIdOf, decodeChainId, encodeChainId, toNetworkId } from "./ChainId.ts"

const chainId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })

describe("ChainId", () => {
  it("T08 reads every chain id back, in each form that wallets write", () => {
    fc.assert(
      fc.property(chainId, (id) => {
        expect(encodeChainId(id)).toBe(numberToHex(id))
        for (const written of [
          encodeChainId(id),
          id,
          String(id),
          BigInt(id),
          numberToHex(id, { size: 8 }),
          `eip155:${id}`
        ]) {
          expect(decodeChainId(written)).toBe(id)
        }
        expect(chainIdOf({ caipNetworkId: toNetworkId(id) })).toBe(id)
      })
    )
  })

  it.each([
    ...[
      "",
      "0x",
      "0",
      "0x0",
      "-1",
      "1.5",
      "1e3",
      "0b1",
      " 1",
      "mainnet",
      "solana:1",
      "eip155:",
      "eip155:1:0x",
      `0x${"f".repeat(30)}`,
      "9".repeat(31)
    ],
    ...[
      0,
      -1,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      2 ** 53,
      0n,
      2n ** 64n,
      true,
      ["0x1"],
      { chainId: { chainId: "0x1" } }
    ]
  ])("T08 takes %o for no chain id", (value) => {
    expect(decodeChainId(value)).toBeUndefined()
  })

  it.each(oddValues.filter(([name]) => name !== "a number"))("T08 takes %s for no chain id", (_, odd) => {
    expect(decodeChainId(odd())).toBeUndefined()
  })

  it("T08 reads what every other plugin reads that has wallets of these chains", () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^(eip155:|solana:)?(0x)?[\da-fA-F]{0,31}$/))
    const told = fc.oneof(chainId, text, fc.anything(), fc.bigInt())
    fc.assert(
      fc.property(fc.oneof(told, fc.record({ chainId: told })), (value) => {
        expect(decodeChainId(value)).toBe(decodeChainNumber(value, "eip155"))
      }),
      { numRuns: 1_000 }
    )
  })

  it("T08 reads a positive safe integer, or nothing, out of anything", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.bigInt(), fc.double()), (value) => {
        const id = decodeChainId(value)
        expect(id === undefined || (Number.isSafeInteger(id) && id > 0)).toBe(true)
      })
    )
  })
})
