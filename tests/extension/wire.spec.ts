import { expect, test } from "@playwright/test"
import { fromWire, toWire } from "./source/channel/wire.ts"

const values = {
  "plain data": { list: [1, "two", null, true], inside: { empty: {} } },
  "undefined, also in lists": { gone: undefined, list: [undefined, 1] },
  "a big integer": [2n ** 200n, -1n],
  bytes: { message: new Uint8Array([0, 1, 254, 255]), none: new Uint8Array() },
  "a key of the wire's own": { $: ["bytes", "00"], more: { $: 1 } }
}

for (const [what, value] of Object.entries(values)) {
  test(`the wire carries ${what}`, () => {
    const carried = fromWire<typeof value>(toWire(value))
    expect(carried).toEqual(value)
    expect(Object.keys(carried)).toEqual(Object.keys(value))
  })
}

test("the wire carries an error with its code and data, and no function", () => {
  const error = Object.assign(new Error("Declined"), { code: 4001, data: { bytes: new Uint8Array([7]) } })
  const carried = fromWire<typeof error>(toWire(error))
  expect(carried).toBeInstanceOf(Error)
  expect(carried).toMatchObject({ message: "Declined", code: 4001, data: { bytes: new Uint8Array([7]) } })
  expect(fromWire(toWire({ call: () => 1 }))).toEqual({ call: undefined })
})

test("the wire refuses what holds itself", () => {
  const ring: Array<unknown> = []
  ring.push(ring)
  expect(() => toWire(ring)).toThrow(TypeError)
})
