import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { migrate, unifiedDiff } from "@latchkey/migrate"

export const usage = `latchkey migrate [FOLDER] [--write] [--json]

Moves a React app from RainbowKit or AppKit. Shows what it would change, as a diff, and how much it could not; --write changes the files.
Run it as often as you like: what was moved stays as it is.`

const skipped = new Set(["node_modules", "dist", "build", "out", "coverage"])
const isCode = (name) => /\.[cm]?[jt]sx?$/.test(name) && !name.endsWith(".d.ts")
const isOther = (name) => /\.(?:vue|svelte|html)$/.test(name)
const kits = /@rainbow-me\/rainbowkit|@reown\/appkit|<(?:appkit|w3m)-/

const filesIn = (folder, at = "") =>
  readdirSync(path.join(folder, at), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(at, entry.name)
    if (entry.isDirectory())
      return entry.name.startsWith(".") || skipped.has(entry.name) ? [] : filesIn(folder, name)
    return entry.isFile() ? [name] : []
  })

const report = ({ kits: found, changes, moved, left, decisions }, unread, written) => {
  const all = moved + left.length
  const lines = [
    found.length === 0
      ? "Found: uses of a kit that package.json doesn't name"
      : `Found: ${found.map(({ name, version }) => `${name} ${version}`).join(", ")}`,
    `${moved} of ${all} uses moved (${Math.floor((100 * moved) / all)} %).`
  ]
  if (left.length > 0) lines.push("", "Left, each with a TODO(latchkey) in its place:")
  for (const { path: file, line, what, reason, page } of left)
    lines.push(`  ${file}:${line} ${what}: ${reason} docs: ${page}`)
  if (decisions.length > 0) lines.push("", "For you to decide:", ...decisions.map((each) => `  ${each}`))
  if (unread.length > 0)
    lines.push("", "Not read, since only React is moved:", ...unread.map((each) => `  ${each}`))
  lines.push(
    "",
    written
      ? "Now run npm install, your type checker, and npx latchkey doctor. Your policy: npx latchkey csp."
      : `Nothing is written yet. With --write, ${changes.length} files change: commit first.`
  )
  return lines.join("\n")
}

/** The command `latchkey migrate`. Fails: rejects with a `SyntaxError` for a file that cannot be read. */
export const run = async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: "boolean", default: false }, json: { type: "boolean", default: false } }
  })
  const folder = path.resolve(positionals[0] ?? ".")
  if (positionals.length > 1 || !existsSync(path.join(folder, "package.json")))
    throw new SyntaxError(
      positionals.length > 1 ? usage : `There is no package.json in ${folder}.\n\n${usage}`
    )
  const names = filesIn(folder)
  const read = (name) => readFileSync(path.join(folder, name), "utf8")
  const files = names
    .filter((name) => isCode(name) || name === "package.json")
    .map((name) => ({ path: name, text: read(name) }))
  const unread = names.filter((name) => isOther(name) && kits.test(read(name)))
  const migration = migrate(files)
  if (values.json) console.log(JSON.stringify({ ...migration, unread }, undefined, 2))
  else if (migration.moved + migration.left.length === 0) {
    console.log(
      unread.length === 0
        ? "Neither RainbowKit nor AppKit is used here: there is nothing to move."
        : `Only React is moved. Not read: ${unread.join(", ")}`
    )
  } else {
    for (const change of migration.changes) console.log(`${unifiedDiff(change)}\n`)
    console.log(report(migration, unread, values.write))
  }
  if (values.write)
    for (const { path: name, after } of migration.changes) writeFileSync(path.join(folder, name), after)
}
