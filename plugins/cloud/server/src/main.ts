#!/usr/bin/env node
import { ConfigurationError } from "./ConfigurationError.ts"

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)

const main = async (): Promise<void> => {
  if (major < 22 || (major === 22 && minor < 13)) {
    console.error(
      `latchkey-cloud needs Node 22.13 or later, for its SQLite; this is ${process.versions.node}.`
    )
    process.exitCode = 1
    return
  }
  await (await import("./cli.ts")).run()
}

main().catch((error: unknown) => {
  // A mistake of whoever wrote the file is told in a line; anything else with all that is known.
  console.error(
    error instanceof ConfigurationError ? `The configuration is not usable: ${error.message}` : error
  )
  process.exitCode = 1
})
