import { parseArgs } from "node:util"
import type { Configuration } from "./Configuration.ts"
import { ConfigurationError } from "./ConfigurationError.ts"
import { readConfiguration, SECRET_VARIABLE } from "./readConfiguration.ts"
import { makeSealing } from "./sessions/makeSealing.ts"
import { openSessions } from "./sessions/openSessions.ts"
import { resealSessions, sealedSessions } from "./sessions/sealedSessions.ts"
import { startCloud } from "./startCloud.ts"

const usage = `latchkey-cloud --config FILE [--port 8788] [--host 127.0.0.1] [--database FILE | postgres://...] [--proxies RANGES | --trust-proxy]
latchkey-cloud reseal --config FILE --database FILE | postgres://...
latchkey-cloud doctor --config FILE --url URL [--database FILE | postgres://...] [--json]

reseal: seals with the newest of the secrets the keys that an earlier one has sealed, while servers run.
doctor: looks at address, proxy, clock, secrets, database and nodes of a running server, given what it was started with. Changes nothing.`

interface Given {
  readonly configuration: Configuration
  readonly port: number
  readonly host: string
  readonly database: string | undefined
  readonly trustProxy: boolean
  readonly proxies: ReadonlyArray<string>
}

const serve = async ({ configuration, database, ...given }: Given) => {
  const server = await startCloud({
    configuration,
    ...given,
    ...(database === undefined ? {} : { database })
  })
  const { projects, wallets, secrets } = configuration
  if (database !== undefined && secrets === undefined)
    console.warn(
      `There is no secret that could seal the keys of smart sessions, so there are no routes of them: say one in ${SECRET_VARIABLE}.`
    )
  if (given.proxies.length === 0 && given.trustProxy)
    console.warn(
      "Whoever reaches this server is believed what they say of a client's address: name the proxies by --proxies, 10.0.0.0/8 for example, in the place of --trust-proxy."
    )
  else if (given.proxies.length === 0)
    console.warn(
      "Clients are told apart by who connects: behind a proxy all are one, and its limits keep everybody out. Name the proxies by --proxies, 10.0.0.0/8 for example, where they write X-Forwarded-For."
    )
  console.log(`ready at ${server.url}: ${projects.length} projects, ${wallets.length} wallets`)
  const end = () => void server.stop().then(() => process.exit(0))
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end)
}

const reseal = async ({ configuration: { secrets }, database }: Given) => {
  if (secrets === undefined) throw new ConfigurationError(`there is no secret: say one in ${SECRET_VARIABLE}`)
  const sealing = makeSealing(secrets)
  const store = await openSessions(database)
  try {
    await sealedSessions(store, sealing)
    console.log(`${await resealSessions(store, sealing)} sealed anew, none left: earlier secrets can go.`)
  } finally {
    await store.close()
  }
}

const examineAll = async ({ configuration, database }: Given, url: string, isJson: boolean) => {
  const { examine } = await import("./operate/examine.ts")
  const found = await examine({ configuration, url: url.replace(/\/+$/, ""), database }, Date.now())
  if (isJson) console.log(JSON.stringify(found, undefined, 2))
  else
    for (const { level, about, message } of found)
      console.log(`${level.padEnd(8)}${about.padEnd(9)} ${message}`)
  if (found.some(({ level }) => level === "error")) process.exitCode = 1
}

/** Runs the server as its command does, or seals its keys anew. Fails: rejects where it cannot. */
export const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      config: { type: "string" },
      port: { type: "string", default: "8788" },
      host: { type: "string", default: "127.0.0.1" },
      database: { type: "string" },
      "trust-proxy": { type: "boolean", default: false },
      proxies: { type: "string", default: "" },
      url: { type: "string" },
      json: { type: "boolean", default: false }
    }
  })
  const { config, port, host, database, url } = values
  const [command, ...more] = positionals
  const isUrl = url !== undefined && URL.canParse(url)
  const isCommand =
    command === undefined ||
    (command === "reseal" && database !== undefined) ||
    (command === "doctor" && isUrl)
  if (config === undefined || !/^\d{1,5}$/.test(port) || !isCommand || more.length > 0) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const given = {
    configuration: readConfiguration(config),
    port: Number(port),
    host,
    database,
    trustProxy: values["trust-proxy"],
    proxies: values.proxies.split(",").filter(Boolean)
  }
  if (command === "reseal") return reseal(given)
  if (command === "doctor" && url !== undefined) return examineAll(given, url, values.json)
  return serve(given)
}
