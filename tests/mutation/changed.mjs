// Mutates the lines that differ from main, at most about sixty of them, and asks whether the tests of their group notice:
// `npm run mutation:changed`, before something is handed on. What is in no group is named, and not mutated.
import { execFileSync, spawnSync } from "node:child_process"
import { matchesGlob } from "node:path"
import { groups } from "./groups.mjs"

const MAX_LINES = 60

const git = (...args) => execFileSync("git", args, { encoding: "utf8" })

/** What was changed or added since the branch left main: each file with its ranges of lines. */
const changedRanges = () => {
  const base = git("merge-base", "HEAD", process.argv[2] ?? "main").trim()
  const ranges = new Map()
  let file = ""
  for (const line of git("diff", "--unified=0", "--no-color", base).split("\n")) {
    const name = /^\+\+\+ b\/(.*)$/.exec(line)?.[1]
    if (name !== undefined) file = name
    const [, start, count = "1"] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (start === undefined || count === "0") continue
    const range = { from: Number(start), to: Number(start) + Number(count) - 1 }
    ranges.set(file, [...(ranges.get(file) ?? []), range])
  }
  return ranges
}

const isIn = ({ mutate }, file) =>
  mutate.some((pattern) => !pattern.startsWith("!") && matchesGlob(file, pattern)) &&
  !mutate.some((pattern) => pattern.startsWith("!") && matchesGlob(file, pattern.slice(1)))

const wanted = new Map()
let lines = 0
for (const [file, ranges] of changedRanges()) {
  if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
  const name = Object.keys(groups).find((each) => isIn(groups[each], file))
  if (name === undefined) {
    if (/^(?:core|react|plugins\/[^/]+)\/(?:src|server)\//.test(file)) console.log(`in no group: ${file}`)
    continue
  }
  for (const { from, to } of ranges) {
    lines += to - from + 1
    wanted.set(name, [...(wanted.get(name) ?? []), `${file}:${from}-${to}`])
  }
}

const every = String(Math.max(1, Math.ceil(lines / MAX_LINES)))
for (const [name, patterns] of wanted) {
  const run = new URL("run.mjs", import.meta.url).pathname
  const { status } = spawnSync(process.execPath, [run, name, ...patterns, "--every", every], {
    stdio: "inherit"
  })
  if (status !== 0) process.exitCode = 1
}
