import { readFileSync } from "node:fs"
import { globSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"

const repository = path.resolve(import.meta.dirname, "../..")
const own = "tests/architecture/sleeps.test.ts"
/** Where `eventually` looks again and again until it sees what it waits for. */
const polling = "tests/support/showModal.ts"

/** A time-out that resolves a promise after a while: `setTimeout(resolve, 50)`, also with a word for the while. */
const promiseSleep =
  /\bsetTimeout\(\s*(?:resolve|done|next|r|ok|\(\)\s*=>\s*(?:resolve|done|next|r|ok)\([^)]*\))\s*,\s*[^)\s]/
const sleeps: ReadonlyArray<readonly [string, RegExp]> = [
  ["waitForTimeout", /\bwaitForTimeout\(/],
  ["a promise that a time-out resolves", promiseSleep],
  ["a wait of Node's timers", /["'](?:node:)?timers\/promises["']/]
]

const testFiles = (): ReadonlyArray<string> =>
  globSync(
    [
      "{core,react,plugins,tests,docs}/**/*.{test,spec}.{ts,tsx}",
      "plugins/*/{support,e2e}/**/*.{ts,tsx}",
      "tests/{support,e2e,extension,outsider}/**/*.{ts,tsx}"
    ],
    { cwd: repository, exclude: (name) => /(^|\/)(node_modules|dist)(\/|$)/.test(name) }
  ).filter((file) => file !== own && file !== polling)

const sleepsIn = (text: string): ReadonlyArray<string> =>
  sleeps.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))

/** What `vitest.config.ts` and `tests/support/patience.ts` have, in milliseconds. */
const PATIENCE = 30_000
/** Waits of unit tests that give up before a loaded machine has come to what they wait for. `vi.waitFor` never does. */
const impatientIn = (text: string): ReadonlyArray<string> =>
  [
    ...text.matchAll(
      /\bexpect\s*\.poll\((?:(?!\)\s*\.(?:to[A-Z]|not\b))[\s\S]){0,400}?\btimeout:\s*([\d_]+)/g
    )
  ].flatMap(([, told]) => (Number(told!.replaceAll("_", "")) < PATIENCE ? [told!] : []))

describe("tests", () => {
  it("have no less patience than the machine needs", () => {
    const found = testFiles()
      .filter((file) => /\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        impatientIn(readFileSync(path.join(repository, file), "utf8")).map((time) => `${file}: ${time}`)
      )
    expect(found).toEqual([])
  })

  it.each([
    ["await expect.poll(isResting, { interval: 1, timeout: 5_000 }).toBe(true)", ["5_000"]],
    [
      "await expect\n  .poll(async () => (await is()) || told, {\n    timeout: 3000\n  })\n  .toBe(1)",
      ["3000"]
    ],
    ["await expect.poll(isResting, { interval: 1 }).toBe(true)", []],
    ["await expect.poll(isResting, { timeout: 60_000 }).toBe(true)", []],
    ["await expect.poll(isResting).toBe(true)\nawait vi.waitFor(check, { timeout: 1 })", []]
  ])("of which %j has %j less", (text, found) => expect(impatientIn(text)).toEqual(found))

  it("wait for what they want to see, or move the clock, and sleep nowhere", () => {
    const files = testFiles()
    expect(files.length).toBeGreaterThan(200)
    const found = files.flatMap((file) =>
      sleepsIn(readFileSync(path.join(repository, file), "utf8")).map((name) => `${file}: ${name}`)
    )
    expect(found).toEqual([])
  })

  it.each([
    "await page.waitForTimeout(100)",
    "await new Promise((resolve) => setTimeout(resolve, 50))",
    "await new Promise<void>((resolve) => setTimeout(resolve, duration))",
    "new Promise((done) => setTimeout(() => done(), 1))",
    "new Promise((resolve) => setTimeout(() => resolve(7),\n  LATE))",
    'import { setTimeout as sleep } from "node:timers/promises"'
  ])("is found in %j", (text) => expect(sleepsIn(text)).toHaveLength(1))

  it.each([
    "await new Promise((resolve) => setTimeout(resolve))",
    "await new Promise((resolve) => setTimeout(() => resolve()))",
    "await new Promise((resolve) => setImmediate(resolve))",
    "test.setTimeout(180_000)",
    "await vi.advanceTimersByTimeAsync(20)"
  ])("is not found in %j", (text) => expect(sleepsIn(text)).toEqual([]))
})
