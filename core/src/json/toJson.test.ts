import fc from "fast-check"
import { afterEach, describe, expect, it } from "vitest"
import { toJson } from "./toJson.ts"

afterEach(() => {
  for (const prototype of [Array.prototype, Object.prototype, String.prototype]) {
    delete (prototype as { toJSON?: unknown }).toJSON
  }
})

describe("toJson", () => {
  it("writes what JSON.parse reads back", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(toJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      })
    )
    expect(toJson({ a: undefined, b: Number.NaN, c: () => {} })).toBe('{"b":null,"c":null}')
  })

  it("T05 is not misled by a page's toJSON", () => {
    for (const prototype of [Array.prototype, Object.prototype, String.prototype]) {
      Object.defineProperty(prototype, "toJSON", { value: () => "polluted", configurable: true })
    }
    expect(toJson({ list: ["a", { b: 1 }], none: null })).toBe('{"list":["a",{"b":1}],"none":null}')
  })
})
