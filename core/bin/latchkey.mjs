#!/usr/bin/env node
import { parseArgs } from "node:util"
import { csp, cspUsage } from "./csp.mjs"
import { doctor, doctorUsage } from "./doctor.mjs"
import { migrate, migrateUsage } from "./migrate.mjs"
import { UsageError } from "./UsageError.mjs"

const commands = { csp, doctor, migrate }
const usage = `${cspUsage}\n\n${doctorUsage}\n\n${migrateUsage}`

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      export: { type: "string" },
      origin: { type: "string", multiple: true, default: [] },
      for: { type: "string" },
      policy: { type: "string" },
      json: { type: "boolean", default: false },
      write: { type: "boolean", default: false }
    }
  })
  const [name, ...rest] = positionals
  const command = Object.hasOwn(commands, name ?? "") ? commands[name] : undefined
  if (command === undefined) throw new UsageError(usage)
  await command(rest, values)
}

main().catch((error) => {
  const isMistake = error instanceof UsageError || String(error?.code).startsWith("ERR_PARSE_ARGS")
  console.error(isMistake ? error.message : error)
  process.exitCode = 2
})
