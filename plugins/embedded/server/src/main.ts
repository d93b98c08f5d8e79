#!/usr/bin/env node
import { parseArgs } from "node:util"
import { readConfiguration } from "./Configuration.ts"
import { ConfigurationError } from "./ConfigurationError.ts"
import { startEmbedded } from "./startEmbedded.ts"

const usage = `latchkey-embedded --config FILE --url https://wallet.example.com [--port 8789] [--host 127.0.0.1] [--database FILE | postgres://...] [--trust-proxy]`

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      config: { type: "string" },
      url: { type: "string" },
      port: { type: "string", default: "8789" },
      host: { type: "string", default: "127.0.0.1" },
      database: { type: "string" },
      "trust-proxy": { type: "boolean", default: false }
    }
  })
  const { config, url, port } = values
  if (config === undefined || !/^\d{1,5}$/.test(port) || (url !== undefined && !URL.canParse(url))) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const configuration = readConfiguration(config)
  const server = await startEmbedded({
    configuration,
    port: Number(port),
    host: values.host,
    trustProxy: values["trust-proxy"],
    ...(url === undefined ? {} : { publicUrl: url.replace(/\/+$/, "") }),
    ...(values.database === undefined ? {} : { database: values.database })
  })
  if (values.database === undefined)
    console.warn("The wallets are in memory alone, and gone when this ends: name a --database to keep them.")
  console.log(
    `ready at ${server.url}: ${configuration.projects.length} projects, ${configuration.chains.length} chains`
  )
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
