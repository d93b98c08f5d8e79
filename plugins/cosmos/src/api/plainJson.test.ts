import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isSameJson, plainJson } from "./plainJson.ts"

const nested = (depth: number): unknown => (depth === 0 ? 1 : { inner: nested(depth - 1) })

describe("plainJson", () => {
  it("copies every JSON value, whatever the order of its keys", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        const copy = plainJson(JSON.parse(text))
        expect(copy).toEqual(JSON.parse(text))
        expect(isSameJson(copy, plainJson(JSON.parse(text)))).toBe(true)
      })
    )
    expect(isSameJson(plainJson({ b: 1, a: [2] }), plainJson({ a: [2], b: 1 }))).toBe(true)
    expect(isSameJson(plainJson({ a: "1" }), plainJson({ a: 1 }))).toBe(false)
    expect(plainJson({ a: undefined })).toEqual({})
  })

  it("T08 refuses what is no JSON, too deep or too large, and never throws", () => {
    const cyclic: Record<string, unknown> = {}
    cyclic["self"] = cyclic
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    const thrower = Object.defineProperty({}, "a", {
      enumerable: true,
      get: () => {
        throw new Error("getter")
      }
    })
    const values = [
      undefined,
      1n,
      Number.NaN,
      () => {},
      Symbol("s"),
      new Map(),
      new Uint8Array(1),
      new Date(),
      { amount: 1n },
      [undefined],
      cyclic,
      proxy,
      thrower,
      nested(100),
      Array.from({ length: 200_000 }, () => 0)
    ]
    for (const value of values) expect(plainJson(value)).toBeUndefined()
  })

  it("T05 keeps a key __proto__ a key, and takes objects of another realm", () => {
    const copy = plainJson(JSON.parse('{"__proto__":{"polluted":true}}'))
    expect(Object.hasOwn(copy as object, "__proto__")).toBe(true)
    expect((copy as { polluted?: unknown }).polluted).toBeUndefined()
  })
})
