import { makeNode } from "../chain/makeNode.ts"
import type { Configuration } from "../Configuration.ts"
import { examineDatabase } from "./examineDatabase.ts"
import type { Finding } from "./Finding.ts"

/** What a server is started with, as its command was given it. */
export interface Examined {
  readonly configuration: Configuration
  /** Where pages reach it, without a slash at the end. */
  readonly url: string
  readonly database: string | undefined
}

const DEADLINE = 15_000
const CLOCK_MILLIS = 30_000
// An address for documentation (RFC 5737), which no visitor has.
const FORGED = "192.0.2.123"

const causeOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const examineChain = async ({ id, rpcUrl }: Configuration["chains"][number]): Promise<Finding> => {
  const tell = (level: Finding["level"], message: string): Finding => ({
    level,
    about: "chain",
    message: `${id}: ${message}`
  })
  const node = makeNode(rpcUrl)
  try {
    if (id.startsWith("solana:")) {
      const genesis = await node.ask("getGenesisHash")
      return typeof genesis === "string" && id === `solana:${genesis.slice(0, 32)}`
        ? tell("ok", "its node answers")
        : tell("warning", `its node is of another cluster than the id says: ${String(genesis).slice(0, 50)}`)
    }
    const answered = await node.ask("eth_chainId")
    return `eip155:${Number(answered)}` === id
      ? tell("ok", "its node answers")
      : tell("error", `its node is of another chain: ${Number(answered)}`)
  } catch (error) {
    return tell("error", `its node does not answer (${causeOf(error)})`)
  }
}

const judgeProxy = async (url: string): Promise<ReadonlyArray<Finding>> => {
  const response = await fetch(`${url}/client`, {
    headers: { "x-forwarded-for": FORGED },
    signal: AbortSignal.timeout(DEADLINE)
  })
  return (await response.text()).includes(FORGED)
    ? [
        {
          level: "error",
          about: "proxy",
          message:
            "clients are believed what they say of their address: name the proxies by --proxies, and let nobody past them"
        }
      ]
    : [{ level: "ok", about: "proxy", message: "nobody is believed what they say of their own address" }]
}

const examineOrigin = async (url: string, now: number): Promise<ReadonlyArray<Finding>> => {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(DEADLINE) })
    const health: unknown = await response.json().catch(() => undefined)
    const isHealthy = response.ok && Reflect.get(Object(health), "status") === "ok"
    if (!isHealthy)
      return [
        {
          level: "error",
          about: "origin",
          message: `${url}/health answers ${response.status}: is it this server?`
        }
      ]
    const off = Math.abs(Date.parse(response.headers.get("date") ?? "") - now)
    const clock: Finding =
      off <= CLOCK_MILLIS
        ? { level: "ok", about: "clock", message: "this clock and that of the answer agree" }
        : {
            level: "error",
            about: "clock",
            message:
              "this clock and that of the answer are over half a minute apart: names cannot be registered"
          }
    return [{ level: "ok", about: "origin", message: `${url} answers` }, clock, ...(await judgeProxy(url))]
  } catch (error) {
    return [
      {
        level: "error",
        about: "origin",
        message: `${url} does not answer (${causeOf(error)}): start the server first`
      }
    ]
  }
}

/** Looks at all that a server needs: its address and the proxy before it, clock, secrets, database and nodes. Changes nothing. */
export const examine = async (
  { configuration, url, database }: Examined,
  now: number
): Promise<ReadonlyArray<Finding>> => [
  ...(await examineOrigin(url, now)),
  ...(await examineDatabase(database, configuration.secrets)),
  ...(await Promise.all(configuration.chains.map(examineChain)))
]
