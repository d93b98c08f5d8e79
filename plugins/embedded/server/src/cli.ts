import path from "node:path"
import { parseArgs } from "node:util"
import type { Configuration } from "./Configuration.ts"
import { readFrameFiles } from "./frame/FrameFiles.ts"
import { frameHash } from "./frame/frameHash.ts"
import { proxyWarning } from "./proxyWarning.ts"
import { readConfiguration } from "./readConfiguration.ts"
import { makeSecrets } from "./secrets.ts"
import { startEmbedded } from "./startEmbedded.ts"
import { openDatabase } from "./store/openDatabase.ts"
import { reseal } from "./store/reseal.ts"

const usage = `latchkey-embedded --config FILE --url https://wallet.example.com [--port 8789] [--host 127.0.0.1] [--database FILE | postgres://...] [--proxies RANGES | --trust-proxy]
latchkey-embedded reseal --config FILE --database FILE | postgres://...
latchkey-embedded doctor --config FILE --url URL --database FILE | postgres://... [--proxies RANGES | --trust-proxy] [--json]
latchkey-embedded verify URL --project ID

reseal: seals with the newest of the secrets what an earlier one has sealed, while servers run.
doctor: looks at origin, proxy, mail, clock, secrets and database of a running server, given what it was started with. Changes nothing.
verify: compares the frame at an address with this release, as a browser asks for it.`

/** What was said on the command line. */
interface Given {
  readonly configuration: Configuration
  readonly url: string | undefined
  readonly port: number
  readonly host: string
  readonly database: string | undefined
  readonly trustProxy: boolean
  readonly proxies: ReadonlyArray<string>
}

const serve = async ({
  configuration,
  url,
  port,
  host,
  database,
  trustProxy,
  proxies
}: Given): Promise<void> => {
  const server = await startEmbedded({
    configuration,
    port,
    host,
    trustProxy,
    proxies,
    ...(url === undefined ? {} : { publicUrl: url }),
    ...(database === undefined ? {} : { database })
  })
  const warning = proxyWarning(url, { trustProxy, proxies })
  if (warning !== undefined) console.warn(warning)
  if (database === undefined)
    console.warn("The wallets are in memory alone, and gone when this ends: name a --database to keep them.")
  console.log(
    `ready at ${server.url}: ${configuration.projects.length} projects, ${configuration.chains.length} chains, frame ${await frameHash(server.files)}`
  )
  const end = () => void server.stop().then(() => process.exit(0))
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end)
}

const sealAnew = async ({ configuration, database: where }: Given): Promise<void> => {
  const secrets = makeSecrets(configuration.secrets)
  const database = await openDatabase(secrets, where)
  try {
    const { resealed, unread } = await reseal(database, secrets)
    console.log(
      unread === 0
        ? `${resealed} sealed anew, none left: earlier secrets can go.`
        : `${resealed} sealed anew, ${unread} left that none of these secrets opens: add the one that sealed them.`
    )
    if (unread > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
}

const examineAll = async (given: Given, isJson: boolean): Promise<void> => {
  const found = await (
    await import("./operate/examine.ts")
  ).examine({ ...given, trustProxy: given.trustProxy || given.proxies.length > 0 }, Date.now())
  if (isJson) console.log(JSON.stringify(found, undefined, 2))
  else
    for (const { level, about, message } of found)
      console.log(`${level.padEnd(8)}${about.padEnd(9)} ${message}`)
  if (found.some(({ level }) => level === "error")) process.exitCode = 1
}

const verify = async (url: string, project: string): Promise<void> => {
  const files = readFrameFiles(path.join(import.meta.dirname, "frame-page"))
  const { verifyFrame } = await import("./operate/verifyFrame.ts")
  const { differences, settings } = await verifyFrame(new URL(new URL(url).origin), project, files)
  for (const difference of differences) console.log(`differs: ${difference}`)
  if (settings !== undefined) {
    console.log(`pages that may show it: ${settings.origins.join(" ")}`)
    console.log(`chains: ${settings.chains.map(({ id }) => id).join(" ")}`)
  }
  console.log(
    `${differences.length === 0 ? "It is" : "It is not"} the frame of this release, ${await frameHash(files)}`
  )
  if (differences.length > 0) process.exitCode = 1
}

/** Runs the server as its command does, or what else it can do. Fails: rejects where it cannot. */
export const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      config: { type: "string" },
      url: { type: "string" },
      port: { type: "string", default: "8789" },
      host: { type: "string", default: "127.0.0.1" },
      database: { type: "string" },
      "trust-proxy": { type: "boolean", default: false },
      proxies: { type: "string", default: "" },
      project: { type: "string" },
      json: { type: "boolean", default: false }
    }
  })
  const { config, url, port, host, database } = values
  const [command, ...more] = positionals
  if (command === "verify") {
    const [address, ...others] = more
    if (address !== undefined && URL.canParse(address) && values.project !== undefined && others.length === 0)
      return verify(address, values.project)
  }
  const isCommand =
    command === undefined || command === "doctor" || (command === "reseal" && database !== undefined)
  const isRight = /^\d{1,5}$/.test(port) && (url === undefined || URL.canParse(url)) && more.length === 0
  if (config === undefined || !isCommand || !isRight) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const given = {
    configuration: readConfiguration(config),
    url: url?.replace(/\/+$/, ""),
    port: Number(port),
    host,
    database,
    trustProxy: values["trust-proxy"],
    proxies: values.proxies.split(",").filter(Boolean)
  }
  if (command === "reseal") return sealAnew(given)
  if (command === "doctor") return examineAll(given, values.json)
  return serve(given)
}
