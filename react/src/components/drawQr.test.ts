import { encode } from "uqr"
import { describe, expect, it } from "vitest"
import { drawQr } from "./drawQr.ts"

const QUIET_ZONE = 4
const addresses = {
  EVM: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  "a long bitcoin": "bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr",
  "a short": "0x1"
}

describe.each(Object.entries(addresses))("the drawing of %s address", (_, address) => {
  const { size } = encode(address, { ecc: "H", border: 0 })
  const drawing = drawQr(address)
  const corners = [...`${drawing.modules}${drawing.finders}`.matchAll(/M([\d.]+) ([\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)]
  )

  it("has a quiet zone of four modules on every side", () => {
    expect(drawing.size).toBe(size + 2 * QUIET_ZONE)
    for (const [x, y] of corners) {
      expect(Math.min(x!, y!)).toBeGreaterThanOrEqual(QUIET_ZONE)
      expect(Math.max(x!, y!)).toBeLessThan(size + QUIET_ZONE)
    }
  })

  it("leaves out a square in the very middle, a fifth of the code at most", () => {
    const { at, size: mark } = drawing.mark
    expect(at * 2 + mark).toBe(drawing.size)
    expect(mark % 2).toBe(1)
    expect(mark).toBeLessThanOrEqual(size / 5)
    const inside = (value: number) => value >= at && value < at + mark
    expect(corners.filter(([x, y]) => inside(Math.floor(x!)) && inside(y!))).toEqual([])
  })

  it("draws its three finder patterns, each of three squares", () => {
    expect(drawing.finders.match(/M/g)).toHaveLength(9)
  })
})
