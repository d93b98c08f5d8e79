import { describe, expect, it } from "vitest"
import { makeListDates, showMoment } from "./showDate.ts"

const at = new Date(2024, 4, 5, 14, 5).getTime()

describe("dates as they are shown", () => {
  it.each([
    ["en", "May 05", "May", "May 2024"],
    ["de", "05. Mai", "Mai", "Mai 2024"],
    ["!", "May 05", "May", "May 2024"]
  ])("in %s are %s, and %s or %s", (locale, day, month, withYear) => {
    const dates = makeListDates(locale)
    expect(dates.day(at)).toBe(day)
    expect(dates.month(at, new Date(2024, 11, 31, 23).getTime())).toBe(month)
    expect(dates.month(at, new Date(2025, 0, 1).getTime())).toBe(withYear)
    expect(dates.month(at, new Date(2023, 11, 31).getTime())).toBe(withYear)
  })

  it("a moment is said with its day, year and time", () => {
    expect(showMoment(at, "en").replaceAll(/\s/g, " ")).toBe("May 5, 2024 at 2:05 PM")
  })
})
