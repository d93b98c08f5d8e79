import { spawn, spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { setPriority } from "node:os"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import { checkPackages } from "./check-packages.mjs"

const root = path.resolve(import.meta.dirname, "..")
const reports = path.join(root, "node_modules/.cache/test")
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

// What is long and alike goes round from commit to commit in CI: a number that each such part divides by how many turns it has.
const TURNS = 6
if (process.env.CI !== undefined && process.env.LATCHKEY_TURN === undefined) {
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" })
  process.env.LATCHKEY_TURN = String((Number.parseInt(stdout?.slice(0, 8), 16) || 0) % TURNS)
}
const turn = process.env.LATCHKEY_TURN
console.log(
  turn === undefined
    ? "everything"
    : `turn ${Number(turn) + 1} of ${TURNS}: the tour of the views is made by ${turn % 2 === 0 ? "desktop" : "phone"}, and looks are one of three; all of them without CI`
)

const run = (command, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: "inherit",
      env: { ...process.env, ...env }
    })
    child.on("error", () => resolve(1))
    child.on("close", (code) => resolve(code ?? 1))
  })

/** Runs a command beside the tests: it gives way to them, and what it prints is one piece. */
const runBeside = (command) =>
  new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true })
    try {
      setPriority(child.pid, 10)
    } catch {
      // It is as fast as they are, then.
    }
    const output = []
    child.stdout.on("data", (chunk) => output.push(chunk))
    child.stderr.on("data", (chunk) => output.push(chunk))
    child.on("error", () => resolve(1))
    child.on("close", (code) => {
      console.log(`\n--- beside: ${command}\n${Buffer.concat(output).toString()}`)
      resolve(code ?? 1)
    })
  })

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

// A runner that fails without naming a failed test (a crash, an error outside the tests) is one failure more. What passed at its
// second try is named in the table and counted in the last line; so many of them are a failure too.
const MAX_SECOND_TRIES = 5
const counted = (code, passed, failed, skipped = 0, secondTries = 0) => ({
  passed,
  failed: failed === 0 && code !== 0 ? 1 : failed,
  skipped,
  secondTries
})

/** How long each test took, or each file of Vitest's with what it sets up: the slowest are named below the table. */
const took = []
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

// What did not pass at once, said again below the table: whoever reads only the end of a log sees it.
const remarks = []
const tell = (what, where, message = "") => {
  const lines = stripVTControlCharacters(String(message))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
  remarks.push(
    [`${what}: ${where}`, ...lines.slice(0, 8).map((line) => `  ${line.slice(0, 400)}`)].join("\n")
  )
}

const checkBy = (runs) => (command) => async () => {
  const code = await runs(command)
  return counted(code, code === 0 ? 1 : 0, 0)
}
const check = checkBy(run)
const beside = checkBy(runBeside)

const vitest = async () => {
  const file = path.join(reports, "vitest.json")
  const code = await run(`vitest run --reporter=default --reporter=json --outputFile.json="${file}"`)
  const report = readReport(file)
  if (report === undefined) return counted(1, 0, 0)
  // A file that cannot be loaded has no test that failed, nor has one whose setup throws.
  const unready = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((result) => result.status !== "failed")
  )
  for (const { name, message } of unready) tell("failed", path.relative(root, name), message)
  const retried = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(
      ({ status, failureMessages }) => status === "passed" && failureMessages.length > 0
    )
  )
  for (const { fullName, failureMessages } of retried) tell("second try", fullName, failureMessages[0])
  for (const { name, startTime, endTime, assertionResults } of report.testResults) {
    const slowest = assertionResults.toSorted((one, other) => (other.duration ?? 0) - (one.duration ?? 0))[0]
    took.push([
      endTime - startTime,
      path.relative(root, name),
      slowest === undefined ? "" : `${seconds(slowest.duration ?? 0)} of it: ${slowest.fullName}`
    ])
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === "failed") tell("failed", `${path.relative(root, name)}: ${fullName}`, failureMessages[0])
    const skipped = assertionResults.filter(({ status }) => status !== "passed" && status !== "failed")
    if (skipped.length > 0) tell("skipped", `${skipped.length} of ${path.relative(root, name)}`)
  }
  return counted(
    code,
    report.numPassedTests,
    report.numFailedTests + unready.length,
    report.numPendingTests + report.numTodoTests,
    retried.length
  )
}

/** Tells of the journeys of a report by Playwright that did not pass at once. */
const tellOfJourneys = (suites = []) => {
  for (const { suites: inner, specs = [] } of suites) {
    tellOfJourneys(inner)
    for (const { file, line, title, tests } of specs)
      for (const { projectName, status, results } of tests) {
        const where = `${file}:${line} ${projectName}`
        took.push([results.reduce((sum, { duration }) => sum + duration, 0), where, title])
        const what = { unexpected: "failed", flaky: "second try", skipped: "skipped" }[status]
        const error = results.find((result) => result.error !== undefined)?.error
        if (what !== undefined) tell(what, `${where}: ${title}`, error?.message)
      }
  }
}

const e2e = async () => {
  const file = path.join(reports, "playwright.json")
  const code = await run("npm run e2e -w @latchkey/tests -- --reporter=list,json", {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file
  })
  const report = readReport(file)
  const stats = report?.stats
  if (stats === undefined) return counted(1, 0, 0)
  tellOfJourneys(report.suites)
  return counted(code, stats.expected + stats.flaky, stats.unexpected, stats.skipped, stats.flaky)
}

const extension = async () => {
  const file = path.join(reports, "extension.json")
  const code = await run("node tests/extension/run.mjs --reporter=list,json", {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file
  })
  const report = readReport(file)
  const stats = report?.stats
  // Skipped where no browser can load it: it has said so.
  if (stats === undefined) return counted(code, 0, 0, 1)
  tellOfJourneys(report.suites)
  return counted(code, stats.expected + stats.flaky, stats.unexpected, stats.skipped, stats.flaky)
}

/** What the tests need. */
const first = { build: check("npm run build") }

/** The tests one after the other, and beside them what only reads the sources and what was built. */
const tests = { vitest, e2e, extension }
const checks = {
  lists: beside("npm run check:lists"),
  lint: beside("npm run check:lint"),
  types: beside("npm run check:types"),
  unused: beside("npm run check:unused"),
  format: beside("npm run check:format"),
  size: beside("npm run check:size")
}

/** What writes into the packages' folders, which tests pack too. */
const last = { packages: checkPackages }

// Whoever runs this on a machine of their own may lack a program that npm does not bring; CI has no such excuse.
const maySkip = process.env.CI === undefined

const total = { passed: 0, failed: 0, skipped: 0, secondTries: 0 }
const table = []
const runInOrder = async (steps) => {
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n--- ${name}`)
    const started = performance.now()
    const { passed, failed, skipped = 0, secondTries = 0 } = await step()
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    total.secondTries += secondTries
    const retried = secondTries === 0 ? "" : ` (${secondTries} passed at the second try)`
    table.push(
      `${name.padEnd(10)}${passed} passed, ${failed} failed${retried}, ${skipped} skipped  ${seconds(performance.now() - started)}`
    )
  }
}

await runInOrder(first)
await Promise.all([runInOrder(tests), runInOrder(checks)])
await runInOrder(last)

const SLOW = 15
const slowest = took.toSorted(([one], [other]) => other - one).slice(0, SLOW)
const slow = slowest.map(([time, where, what]) => `${seconds(time).padStart(8)}  ${where}  ${what}`.trimEnd())

console.log(`\n---\n${table.join("\n")}\n\nthe slowest\n${slow.join("\n")}\n`)
if (remarks.length > 0) console.log(`${remarks.join("\n")}\n`)
const retried = total.secondTries === 0 ? "" : `retried-${total.secondTries}: `
console.log(`${retried}${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
const hasFailed = total.failed > 0 || total.secondTries > MAX_SECOND_TRIES
process.exitCode = hasFailed || (!maySkip && total.skipped > 0) ? 1 : 0
