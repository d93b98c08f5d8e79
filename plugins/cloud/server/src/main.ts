#!/usr/bin/env node
import { parseArgs } from "node:util"
import { readConfiguration } from "./Configuration.ts"
import { ConfigurationError } from "./ConfigurationError.ts"
import { startCloud } from "./startCloud.ts"

const usage = `latchkey-cloud --config FILE [--port 8788] [--host 127.0.0.1] [--database FILE | postgres://...] [--trust-proxy]`

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      config: { type: "string" },
      port: { type: "string", default: "8788" },
      host: { type: "string", default: "127.0.0.1" },
      database: { type: "string" },
      "trust-proxy": { type: "boolean", default: false }
    }
  })
  if (values.config === undefined || !/^\d{1,5}$/.test(values.port)) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const configuration = readConfiguration(values.config)
  const server = await startCloud({
    configuration,
    port: Number(values.port),
    host: values.host,
    trustProxy: values["trust-proxy"],
    ...(values.database === undefined ? {} : { database: values.database })
  })
  const { projects, wallets } = configuration
  console.log(`ready at ${server.url}: ${projects.length} projects, ${wallets.length} wallets`)
  const end = () => void server.stop().then(() => process.exit(0))
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end)
}

main().catch((error: unknown) => {
  // A mistake of whoever wrote the file is told in a line; anything else with all that is known.
  console.error(
    error instanceof ConfigurationError ? `The configuration is not usable: ${error.message}` : error
  )
  process.exitCode = 1
})
