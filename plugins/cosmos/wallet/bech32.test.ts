import { fromBech32, toBech32 } from "@cosmjs/encoding"
import { describe, expect, it } from "vitest"
import { decodeBech32, encodeBech32 } from "./bech32.ts"

const samples = [1, 2, 5, 20, 32].map((length) =>
  Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256)
)

describe("bech32", () => {
  it.each(samples)("is written as cosmjs writes it, and read back", (...bytes) => {
    const data = Uint8Array.from(bytes)
    const text = encodeBech32("cosmos", data)
    expect(text).toBe(toBech32("cosmos", data))
    expect(decodeBech32(text)).toEqual({ prefix: "cosmos", bytes: data })
    expect(fromBech32(text, 90).data).toEqual(data)
  })

  it("takes capitals, and prefixes with a 1", () => {
    const text = toBech32("a1b", samples[3]!)
    expect(decodeBech32(text.toUpperCase())).toEqual({ prefix: "a1b", bytes: samples[3] })
  })

  const good = toBech32("cosmos", samples[3]!)
  it.each([
    ["a wrong checksum", good.slice(0, -1) + (good.endsWith("q") ? "p" : "q")],
    ["mixed case", good.slice(0, -1) + good.slice(-1).toUpperCase() + "Q"],
    ["a wrong letter", good.replace("1", "1b")],
    ["no separator", "cosmos"],
    ["nothing", ""],
    ["no prefix", good.slice(6)],
    ["more than 90 characters", toBech32("cosmos", new Uint8Array(60), 200)]
  ])("refuses %s", (_, text) => {
    expect(decodeBech32(text)).toBeUndefined()
  })
})
