import { expect, it } from "vitest"
import { showSeconds } from "./showSeconds.ts"

it("says how long something takes in words of a locale", () => {
  expect([1, 12, 89, 90, 3_600, 5_400, 86_400].map((seconds) => showSeconds(seconds, "en"))).toEqual([
    "1 sec",
    "12 sec",
    "89 sec",
    "2 min",
    "60 min",
    "2 hr",
    "24 hr"
  ])
  expect(showSeconds(120, "de")).toBe("2 Min.")
  expect(showSeconds(120, "ar")).toContain("د")
})
