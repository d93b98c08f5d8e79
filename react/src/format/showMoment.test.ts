import { describe, expect, it } from "vitest"
import { showMoment } from "./showMoment.ts"

const noon = Date.UTC(2024, 2, 12, 12)

describe("a moment", () => {
  it("is written as the locale does, to the minute", () => {
    expect(showMoment(noon, "en")).toMatch(/^Mar 1[123], 2024, \d+:\d\d/)
    expect(showMoment(noon, "de")).toMatch(/^1[123]\.03\.2024, \d+:\d\d$/)
  })

  it("is as long as is asked for", () => {
    expect(showMoment(noon, "en", { dateStyle: "long" })).toMatch(/^March 1[123], 2024$/)
  })

  it("is written as in English where the browser does not know the locale", () => {
    expect(showMoment(noon, "not a locale")).toBe(showMoment(noon, "en"))
  })
})
