import type { CaipNetworkId } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { coinTypeOf } from "./coinTypeOf.ts"

describe("the type of coin of a network", () => {
  it.each([
    ["eip155:1", 2_147_483_649],
    ["eip155:8453", 2_147_492_101],
    ["eip155:2147483647", 4_294_967_295]
  ] as const)("S9.16 of %s is the chain id with the highest bit set", (id, coinType) => {
    expect(coinTypeOf(id)).toBe(coinType)
  })

  it.each(["eip155:2147483648", "eip155:0", "eip155:01", "eip155:x", "eip155:", "solana:1", "toString:1"])(
    "S9.16 there is none of %s",
    (id) => {
      expect(coinTypeOf(id as CaipNetworkId)).toBeUndefined()
    }
  )
})
