import { expect, it } from "vitest"
import { coverageOf, coverageReport } from "../support/coverage.ts"

const english = { words: { title: "Send", text: "This cannot be undone", note: "Check the address first" } }
const place = { folder: "plugins/send/src/react/messages" }

it("what a language lacks, and what it says as English does, is named", () => {
  const half = coverageOf(place, "eo", english, {
    words: { title: "Send", text: "This cannot be undone", note: " " }
  })
  expect(half).toMatchObject({ all: 3, missing: ["words.note"], same: ["words.text"] })
  const none = coverageOf(place, "eo", english, {})
  expect(none).toMatchObject({ all: 3, missing: ["words.title", "words.text", "words.note"], same: [] })
})

it("the report has a line for each language, and one for each text to do", () => {
  const report = coverageReport([
    coverageOf(place, "eo", english, { words: { ...english.words, note: "" } }),
    coverageOf(place, "de", english, {
      words: { title: "Senden", text: "Das ist endgültig", note: "Prüfe erst die Adresse" }
    })
  ])
  expect(report).toMatch(/^eo +2\/3 +1 +1$/m)
  expect(report).toMatch(/^de +3\/3 +0 +0$/m)
  expect(report).toContain(`missing     eo  ${place.folder} words.note`)
  expect(report).toContain(`as English  eo  ${place.folder} words.text`)
})
