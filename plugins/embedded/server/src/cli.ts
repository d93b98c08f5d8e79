import { parseArgs } from "node:util"
import { readConfiguration } from "./Configuration.ts"
import { startEmbedded } from "./startEmbedded.ts"

const usage = `latchkey-embedded --config FILE --url https://wallet.example.com [--port 8789] [--host 127.0.0.1] [--database FILE | postgres://...] [--trust-proxy]`

/** Runs the server as its command does. Fails: rejects where it cannot start. */
export const run = async (): Promise<void> => {
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
  if (url?.startsWith("https:") === true && !values["trust-proxy"])
    console.warn(
      "This server is behind a proxy, since visitors reach it by https, and takes all of them for one client: limits that are meant for one keep everybody out. Say --trust-proxy where the proxy writes X-Forwarded-For."
    )
  if (values.database === undefined)
    console.warn("The wallets are in memory alone, and gone when this ends: name a --database to keep them.")
  console.log(
    `ready at ${server.url}: ${configuration.projects.length} projects, ${configuration.chains.length} chains`
  )
  const end = () => void server.stop().then(() => process.exit(0))
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end)
}
