import * as fc from "fast-check"
import jsQR from "jsqr"
import { describe, expect, it } from "vitest"
import { drawQr, type QrDrawing } from "./drawQr.ts"

const SCALE = 4

/** The drawing as a camera sees it: dark modules as squares, and the mark as one block. */
const raster = ({ size, modules, finders, mark }: QrDrawing, markIsDark: boolean) => {
  const dark = new Set<string>()
  const fill = (x: number, y: number, edge: number, isDark: boolean) => {
    for (let row = y; row < y + edge; row++) {
      for (let column = x; column < x + edge; column++) dark[isDark ? "add" : "delete"](`${column} ${row}`)
    }
  }
  for (const [, x, y] of modules.matchAll(/M([\d.]+) (\d+)/g)) fill(Math.floor(Number(x)), Number(y), 1, true)
  const eyes = [...finders.matchAll(/M([\d.]+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  for (let eye = 0; eye < eyes.length; eye += 3) {
    const [x, y] = [Math.floor(eyes[eye]![0]) - 2, eyes[eye]![1]]
    fill(x, y, 7, true)
    fill(x + 1, y + 1, 5, false)
    fill(x + 2, y + 2, 3, true)
  }
  fill(mark.at, mark.at, mark.size, markIsDark)
  const edge = size * SCALE
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255)
  for (let y = 0; y < edge; y++) {
    for (let x = 0; x < edge; x++) {
      if (dark.has(`${Math.floor(x / SCALE)} ${Math.floor(y / SCALE)}`))
        pixels.fill(0, (y * edge + x) * 4, (y * edge + x) * 4 + 3)
    }
  }
  return jsQR.default(pixels, edge, edge)?.data
}

const hexadecimal = fc.string({
  unit: fc.constantFrom(..."0123456789abcdefABCDEF"),
  minLength: 40,
  maxLength: 40
})
const base58 = fc.string({
  unit: fc.constantFrom(..."123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"),
  minLength: 26,
  maxLength: 48
})
const bech32 = fc.string({
  unit: fc.constantFrom(..."023456789acdefghjklmnpqrstuvwxyz"),
  minLength: 39,
  maxLength: 59
})

describe("a QR code with a mark in its middle", () => {
  it.each([
    ["0x", hexadecimal],
    ["", base58],
    ["bc1", bech32]
  ])("scans for every address that begins with %o, whatever the mark looks like", (prefix, rest) => {
    fc.assert(
      fc.property(rest, fc.boolean(), (text, markIsDark) => {
        expect(raster(drawQr(prefix + text), markIsDark)).toBe(prefix + text)
      }),
      { numRuns: 40 }
    )
  })
})
