import type { Change } from "./Migration.ts"

const CONTEXT = 3

type Line = readonly [sign: " " | "-" | "+", text: string]

/** The lines of both texts in one, with the longest part that they share kept. */
const merged = (before: ReadonlyArray<string>, after: ReadonlyArray<string>): ReadonlyArray<Line> => {
  const [rows, columns] = [before.length, after.length]
  const shared = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1))
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      shared[row]![column] =
        before[row] === after[column]
          ? shared[row + 1]![column + 1]! + 1
          : Math.max(shared[row + 1]![column]!, shared[row]![column + 1]!)
    }
  }
  const lines: Array<Line> = []
  let [row, column] = [0, 0]
  while (row < rows || column < columns) {
    if (row < rows && column < columns && before[row] === after[column]) {
      lines.push([" ", before[row]!])
      row++
      column++
    } else if (row < rows && (column === columns || shared[row + 1]![column]! >= shared[row]![column + 1]!)) {
      lines.push(["-", before[row]!])
      row++
    } else {
      lines.push(["+", after[column]!])
      column++
    }
  }
  return lines
}

/** What a change does, as `diff -u` writes it. */
export const unifiedDiff = ({ path, before, after }: Change): string => {
  const lines = merged(before.split("\n"), after.split("\n"))
  const near = lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(([sign]) => sign !== " ")
  )
  const out = [`--- a/${path}`, `+++ b/${path}`]
  let [old, fresh] = [1, 1]
  for (const [index, [sign, text]] of lines.entries()) {
    if (near[index] === true) {
      if (near[index - 1] !== true) {
        const end = near.indexOf(false, index)
        const hunk = lines.slice(index, end === -1 ? undefined : end)
        const count = (other: Line[0]) => hunk.filter(([each]) => each !== other).length
        out.push(`@@ -${old},${count("+")} +${fresh},${count("-")} @@`)
      }
      out.push(sign + text)
    }
    if (sign !== "+") old++
    if (sign !== "-") fresh++
  }
  return out.join("\n")
}
