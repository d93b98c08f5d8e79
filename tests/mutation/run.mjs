// Mutates the source a change at a time and asks whether a test fails: `npm run mutation -- session`, all groups without
// a name; a second name is a pattern of files instead of the group's. `--every 5` takes every fifth mutant, and `--from 2`
// begins with the third, for a sample that has none of the first one's. `--seconds 60` ends it after a minute. Mutated is a copy of the repository, which goes at the end.
import path from "node:path"
import { parseArgs } from "node:util"
import { Stryker } from "@stryker-mutator/core"
import { groups } from "./groups.mjs"
import { makeCopy } from "./makeCopy.mjs"

const MUST = 85

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    seconds: { type: "string" }
  }
})
const [only, ...patterns] = positionals
const names = only === undefined ? Object.keys(groups) : [only]
const every = Number(values.every)
process.env.MUTATION_EVERY = values.every
process.env.MUTATION_FROM = values.from

// What is known when the time is over is told, and counts.
const tested = { all: 0, noticed: 0 }
process.on("mutantTested", (status) => {
  if (status !== "Killed" && status !== "Timeout" && status !== "Survived" && status !== "NoCoverage") return
  tested.all++
  if (status === "Killed" || status === "Timeout") tested.noticed++
})
if (values.seconds !== undefined)
  setTimeout(
    () => {
      const found = tested.all === 0 ? "no mutant was tried" : `${tested.noticed} of ${tested.all} noticed`
      console.log(`${names.join(" ")}: ${found}, then the time was over`)
      process.exit(tested.all > 0 && tested.noticed === tested.all ? 0 : 1)
    },
    Number(values.seconds) * 1000
  ).unref()

const reports = path.resolve("node_modules/.cache/mutation")
const { directory } = makeCopy()
process.chdir(directory)

for (const name of names) {
  process.env.MUTATION_GROUP = name
  const mutants = await new Stryker({
    testRunner: "vitest",
    vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
    plugins: [
      "@stryker-mutator/vitest-runner",
      "./tests/mutation/sample.mjs",
      "./tests/mutation/survivors.mjs"
    ],
    checkers: every > 1 ? ["sample"] : [],
    mutate: [...(patterns.length > 0 ? patterns : groups[name].mutate), "!**/*.test.{ts,tsx}"],
    inPlace: true,
    coverageAnalysis: "perTest",
    // A loaded machine is no reason to call a mutant noticed.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 20,
    // Words are read by people, and tested where they matter.
    mutator: { excludedMutations: ["StringLiteral"] },
    reporters: ["clear-text", "json", "progress-append-only", "survivors"],
    jsonReporter: { fileName: path.join(reports, `${name}.json`) },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    allowConsoleColors: false,
    tempDirName: ".stryker"
  }).runMutationTest()
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
  // What no test reaches is sampled like the rest.
  const killed = count("Killed", "Timeout")
  const all = killed + count("Survived", "NoCoverage")
  const score = (100 * killed) / all
  console.log(
    `${name}: ${score.toFixed(1)} % killed, ${killed} of ${all}${every > 1 ? `, one of ${every}` : ""}`
  )
  if (score < (groups[name].must ?? MUST)) process.exitCode = 1
}
