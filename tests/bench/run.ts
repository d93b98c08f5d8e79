import { writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { chromium } from "playwright"
import { launchOptions } from "../../scripts/browser-path.mjs"
import { makeVisit } from "./makeVisit.ts"
import { makeResults, toTable } from "./results.ts"
import { servePages } from "./servePages.ts"
import { visits } from "./visits.ts"

const { values } = parseArgs({ options: { rounds: { type: "string", default: "9" } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError("--rounds takes a number from 1")

const results = makeResults()
const failures: Array<string> = []
const pages = await servePages()
let version = ""
try {
  const browser = await chromium.launch(launchOptions())
  version = browser.version()
  try {
    for (let round = 1; round <= rounds; round++) {
      console.log(`round ${round} of ${rounds}`)
      for (const visit of visits) {
        try {
          results.add(visit.speed, await makeVisit(browser, pages.origins[visit.page], visit))
        } catch (error) {
          failures.push(`round ${round}, ${visit.page}, ${visit.speed}: ${String(error)}`)
        }
      }
    }
  } finally {
    await browser.close()
  }
} finally {
  await pages.stop()
}

const all = results.all()
console.log(`\n${toTable(all)}\n`)
for (const failure of failures) console.error(`FAIL  ${failure}`)
writeFileSync(
  path.join(import.meta.dirname, "report.json"),
  `${JSON.stringify({ browser: version, processors: os.cpus().length, rounds, failures, results: all }, undefined, 2)}\n`
)
process.exitCode = failures.length > 0 ? 1 : 0
