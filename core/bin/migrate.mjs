import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { UsageError } from "./UsageError.mjs"

export const migrateUsage = `latchkey migrate [FOLDER] [--write] [--json]

Moves a React app from RainbowKit or AppKit, by the package @latchkey/migrate. Before the kit is installed: npx @latchkey/migrate.`

/** The package's program in this folder's project or one above it. */
const programFrom = (folder) => {
  const program = path.join(folder, "node_modules/@latchkey/migrate/bin/latchkey-migrate.mjs")
  if (existsSync(program)) return program
  const parent = path.dirname(folder)
  return parent === folder ? undefined : programFrom(parent)
}

export const migrate = async (folders, { write, json }) => {
  const program = programFrom(process.cwd())
  if (program === undefined)
    throw new UsageError(`@latchkey/migrate is not installed here: npx @latchkey/migrate gets and runs it.`)
  const options = [...(write ? ["--write"] : []), ...(json ? ["--json"] : [])]
  const { status } = spawnSync(process.execPath, [program, ...folders, ...options], { stdio: "inherit" })
  process.exitCode = status ?? 2
}
