import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import { checkPackages } from "./check-packages.mjs"

const root = path.resolve(import.meta.dirname, "..")
const reports = path.join(root, "node_modules/.cache/test")
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

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

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

// A runner that fails without naming a failed test (a crash, an error outside the tests) is one failure more.
const counted = (code, passed, failed, leftOut = 0, secondTries = 0) => ({
  passed,
  failed: failed === 0 && code !== 0 ? 1 : failed,
  leftOut,
  secondTries
})

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

const check = (command) => async () => {
  const code = await run(command)
  return counted(code, code === 0 ? 1 : 0, 0)
}

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
  for (const { name, assertionResults } of report.testResults) {
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === "failed") tell("failed", `${path.relative(root, name)}: ${fullName}`, failureMessages[0])
    const leftOut = assertionResults.filter(({ status }) => status !== "passed" && status !== "failed")
    if (leftOut.length > 0) tell("left out", `${leftOut.length} of ${path.relative(root, name)}`)
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
      for (const { status, results } of tests) {
        const what = { unexpected: "failed", flaky: "second try", skipped: "left out" }[status]
        const error = results.find((result) => result.error !== undefined)?.error
        if (what !== undefined) tell(what, `${file}:${line} ${title}`, error?.message)
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
  // Left out where no browser can load it: it has said so.
  if (stats === undefined) return counted(code, 0, 0, 1)
  tellOfJourneys(report.suites)
  return counted(code, stats.expected + stats.flaky, stats.unexpected, stats.skipped, stats.flaky)
}

const steps = {
  build: check("npm run build"),
  lists: check("npm run check:lists"),
  types: check("npm run check:types"),
  lint: check("npm run check:lint"),
  format: check("npm run check:format"),
  unused: check("npm run check:unused"),
  vitest,
  e2e,
  extension,
  size: check("npm run check:size"),
  packages: checkPackages
}

// Whoever runs this on a machine of their own may lack a program that npm does not bring; CI has no such excuse.
const mayLeaveOut = process.env.CI === undefined

const total = { passed: 0, failed: 0, leftOut: 0 }
const table = []
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n--- ${name}`)
  const started = performance.now()
  const { passed, failed, leftOut = 0, secondTries = 0 } = await step()
  total.passed += passed
  total.failed += failed
  total.leftOut += leftOut
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const retried = secondTries === 0 ? "" : ` (${secondTries} at the second try)`
  table.push(
    `${name.padEnd(10)}${passed} passed${retried}, ${failed} failed, ${leftOut} left out  ${seconds} s`
  )
}

console.log(`\n---\n${table.join("\n")}\n`)
if (remarks.length > 0) console.log(`${remarks.join("\n")}\n`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.leftOut} left out`)
process.exitCode = total.failed > 0 || (!mayLeaveOut && total.leftOut > 0) ? 1 : 0
