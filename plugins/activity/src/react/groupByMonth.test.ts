import { describe, expect, it } from "vitest"
import { groupByMonth } from "./groupByMonth.ts"

const on = (year: number, month: number, day: number, hour = 12) => ({
  at: new Date(year, month, day, hour).getTime()
})

describe("what happened, by months", () => {
  it("S2.16 in part: begins a month with its first row, of the visitor's own calendar", () => {
    const rows = [on(2024, 4, 1, 0), on(2024, 3, 30, 23), on(2024, 3, 1, 0), on(2023, 3, 1)]
    expect(groupByMonth(rows).map((part) => part.rows)).toEqual([[rows[0]], [rows[1], rows[2]], [rows[3]]])
    expect(groupByMonth(rows).map(({ at }) => at)).toEqual([rows[0]!.at, rows[1]!.at, rows[3]!.at])
  })

  it("S2.16 in part: has long months in parts of 25, only the first of which is no continuation", () => {
    const rows = Array.from({ length: 51 }, () => on(2024, 4, 5))
    const parts = groupByMonth([...rows, on(2024, 3, 5)])
    expect(parts.map((part) => [part.rows.length, part.isContinued])).toEqual([
      [25, false],
      [25, true],
      [1, true],
      [1, false]
    ])
    expect(parts.map(({ offset, total }) => [offset, total])).toEqual([
      [0, 51],
      [25, 51],
      [50, 51],
      [0, 1]
    ])
    expect(new Set(parts.map(({ key }) => key)).size).toBe(4)
  })

  it("of nothing is nothing", () => {
    expect(groupByMonth([])).toEqual([])
  })
})
