import { encode } from "uqr"

/** A QR code as SVG paths, in modules from the corner of its quiet zone. */
export interface QrDrawing {
  /** Edge of the whole drawing, quiet zone included. */
  readonly size: number
  /** Every dark module but those of the finder patterns and those under the mark. */
  readonly modules: string
  /** The three finder patterns, to be filled by the even-odd rule. */
  readonly finders: string
  /** The square in the middle that is left out. */
  readonly mark: { readonly at: number; readonly size: number }
}

const QUIET_ZONE = 4
const FINDER = 7

// Longer texts make modules so small that cameras lose more by that than they gain by redundancy.
const MAX_REDUNDANT = 100

/**
 * Draws a text, with a square left out for a mark where there is one; scanners can do without it. Error-correction level H,
 * or M for more than 100 characters: the mark is 4 % of the code, and M makes up for 15 %.
 */
export const drawQr = (text: string, hasMark = true): QrDrawing => {
  const { data, size } = encode(text, { ecc: text.length > MAX_REDUNDANT ? "M" : "H", border: 0 })
  const mark = hasMark ? oddPart(size / 5) : 0
  const from = (size - mark) / 2
  const isUnderMark = (x: number, y: number) => x >= from && x < from + mark && y >= from && y < from + mark
  const isDrawn = (x: number, y: number) =>
    data[y]?.[x] === true && !isUnderMark(x, y) && !isFinder(x, y, size)

  const modules: Array<string> = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (isDrawn(x, y)) modules.push(modulePath(x, y, isDrawn))
  }
  const far = size - FINDER
  return {
    size: size + 2 * QUIET_ZONE,
    modules: modules.join(""),
    finders: [finderPath(0, 0), finderPath(far, 0), finderPath(0, far)].join(""),
    mark: { at: from + QUIET_ZONE, size: mark }
  }
}

const oddPart = (value: number) => Math.floor((value - 1) / 2) * 2 + 1

const isFinder = (x: number, y: number, size: number) =>
  (x < FINDER && (y < FINDER || y >= size - FINDER)) || (x >= size - FINDER && y < FINDER)

// A corner is round unless a dark module touches it, so that neighbours join.
const modulePath = (column: number, row: number, isDrawn: (x: number, y: number) => boolean): string => {
  const up = isDrawn(column, row - 1)
  const right = isDrawn(column + 1, row)
  const down = isDrawn(column, row + 1)
  const left = isDrawn(column - 1, row)
  return roundedSquare(column + QUIET_ZONE, row + QUIET_ZONE, 1, [
    up || left ? 0 : 0.5,
    up || right ? 0 : 0.5,
    down || right ? 0 : 0.5,
    down || left ? 0 : 0.5
  ])
}

const finderPath = (column: number, row: number): string => {
  const x = column + QUIET_ZONE
  const y = row + QUIET_ZONE
  return (
    roundedSquare(x, y, 7, [2, 2, 2, 2]) +
    roundedSquare(x + 1, y + 1, 5, [1.25, 1.25, 1.25, 1.25]) +
    roundedSquare(x + 2, y + 2, 3, [0.75, 0.75, 0.75, 0.75])
  )
}

type Radii = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number]

const roundedSquare = (x: number, y: number, edge: number, [a, b, c, d]: Radii): string => {
  const arc = (radius: number, toX: number, toY: number) =>
    radius === 0 ? "" : `A${radius} ${radius} 0 0 1 ${toX} ${toY}`
  return (
    `M${x + a} ${y}H${x + edge - b}${arc(b, x + edge, y + b)}` +
    `V${y + edge - c}${arc(c, x + edge - c, y + edge)}` +
    `H${x + d}${arc(d, x, y + edge - d)}V${y + a}${arc(a, x + a, y)}Z`
  )
}
