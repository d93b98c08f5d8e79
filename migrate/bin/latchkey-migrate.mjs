#!/usr/bin/env node
import { run } from "./run.mjs"

run(process.argv.slice(2)).catch((error) => {
  const isMistake = error instanceof SyntaxError || String(error?.code).startsWith("ERR_PARSE_ARGS")
  console.error(isMistake ? error.message : error)
  process.exitCode = 2
})
