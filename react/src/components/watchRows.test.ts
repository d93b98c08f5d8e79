import { describe, expect, it } from "vitest"
import { runsOf } from "./watchRows.ts"

const written = (...args: Parameters<typeof runsOf>) =>
  runsOf(...args).map(({ from, to, isShown }) => `${isShown ? "rows" : "gap"} ${from}-${to}`)

describe("runsOf", () => {
  it("leaves a gap for what is not shown, each row once and in order", () => {
    expect(
      written(600, [
        [20, 40],
        [2, 7],
        [599, 600]
      ])
    ).toEqual(["gap 0-2", "rows 2-7", "gap 7-20", "rows 20-40", "gap 40-599", "rows 599-600"])
  })

  it("joins what overlaps, and cuts what is beyond the end", () => {
    expect(
      written(40, [
        [0, 12],
        [10, 15],
        [39, 40]
      ])
    ).toEqual(["rows 0-12", "rows 12-15", "gap 15-39", "rows 39-40"])
    expect(
      written(40, [
        [32, 60],
        [39, 40]
      ])
    ).toEqual(["gap 0-32", "rows 32-40"])
    expect(
      written(40, [
        [90, 120],
        [39, 40]
      ])
    ).toEqual(["gap 0-39", "rows 39-40"])
  })
})
