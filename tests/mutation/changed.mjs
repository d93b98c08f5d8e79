// Mutates a sample of the lines that differ from main, and asks whether the tests of their group notice: `npm run mutation:changed`,
// before something is handed on; two minutes at most. `npm run mutation:changed -- <commit>` compares with another commit. What
// is in no group is named, and not mutated.
import { execFileSync, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { matchesGlob } from "node:path"
import { groups } from "./groups.mjs"

const MAX_LINES = 40
const SECONDS = 110
const LEAST_SECONDS = 30

const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })

const [against = "main"] = process.argv.slice(2)
const commonCommit = () => {
  try {
    return git("merge-base", "HEAD", against).trim()
  } catch {
    console.log(`there is no ${against} to compare with`)
    return process.exit(0)
  }
}

/** What was changed or added since the branch left main, in files that git does not know yet too: each file with its ranges of lines. */
const changedRanges = () => {
  const ranges = new Map()
  let file = ""
  for (const line of git("diff", "--unified=0", "--no-color", commonCommit()).split("\n")) {
    const name = /^\+\+\+ b\/(.*)$/.exec(line)?.[1]
    if (name !== undefined) file = name
    const [, start, count = "1"] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (start === undefined || count === "0") continue
    const range = { from: Number(start), to: Number(start) + Number(count) - 1 }
    ranges.set(file, [...(ranges.get(file) ?? []), range])
  }
  for (const name of git("ls-files", "--others", "--exclude-standard").split("\n"))
    if (/\.tsx?$/.test(name))
      ranges.set(name, [{ from: 1, to: readFileSync(name, "utf8").split("\n").length }])
  return ranges
}

const isIn = ({ mutate }, file) =>
  mutate.some((pattern) => !pattern.startsWith("!") && matchesGlob(file, pattern)) &&
  !mutate.some((pattern) => pattern.startsWith("!") && matchesGlob(file, pattern.slice(1)))

/** By group, what of its files was changed, as Stryker names it, and how many lines that is. */
const wanted = new Map()
for (const [file, ranges] of changedRanges()) {
  if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
  const name = Object.keys(groups).find((each) => isIn(groups[each], file))
  if (name === undefined) {
    if (/^(?:core|react|plugins\/[^/]+)\/(?:src|server)\//.test(file)) console.log(`in no group: ${file}`)
    continue
  }
  const found = wanted.get(name) ?? { patterns: [], lines: 0 }
  for (const { from, to } of ranges) {
    found.patterns.push(`${file}:${from}-${to}`)
    found.lines += to - from + 1
  }
  wanted.set(name, found)
}
if (wanted.size === 0) console.log("nothing was changed that is in a group")

const every = ({ lines }, groupsLeft) => String(Math.max(1, Math.ceil((lines * groupsLeft) / MAX_LINES)))
const began = Date.now()
const left = () => SECONDS - (Date.now() - began) / 1000
let waiting = wanted.size
// What was changed most comes first: to begin with a group takes some of the time.
for (const [name, found] of [...wanted].toSorted(([, a], [, b]) => b.lines - a.lines)) {
  const seconds = Math.min(left(), Math.max(left() / waiting, LEAST_SECONDS))
  if (seconds < LEAST_SECONDS) {
    console.log(`no time was left for ${name}: npm run mutation -- ${name} --every 10`)
    continue
  }
  const sample = ["--every", every(found, Math.min(waiting, 3)), "--seconds", String(Math.round(seconds))]
  const run = new URL("run.mjs", import.meta.url).pathname
  const { status } = spawnSync(process.execPath, [run, name, ...found.patterns, ...sample], {
    stdio: "inherit"
  })
  if (status !== 0) process.exitCode = 1
  waiting--
}
