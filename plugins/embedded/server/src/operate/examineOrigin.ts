import { Buffer } from "node:buffer"
import { isIP } from "node:net"
import type { Configuration } from "../Configuration.ts"
import { frameHeaders } from "../frame/framePage.ts"
import { asFrame, askAsBrowser, type BrowserAnswer } from "./askAsBrowser.ts"
import type { Finding } from "./Finding.ts"

const FORGED = "203.0.113.7"
const CLOCK_MILLIS = 30_000

const isHere = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)

/** What is to be said of the address itself, and of those that the projects name. */
export const judgeNames = ({ projects }: Configuration, url: URL): ReadonlyArray<Finding> => {
  const found: Array<Finding> = []
  const tell = (level: Finding["level"], message: string) => found.push({ level, about: "origin", message })
  if (url.protocol !== "https:" && !isHere(url.hostname))
    tell("error", `${url.origin} is no https: browsers give the frame neither keys nor passkeys there`)
  if (url.pathname !== "/")
    tell("error", `--url has the path ${url.pathname}: the frame needs a whole origin`)
  if (isIP(url.hostname.replaceAll(/[[\]]/g, "")) !== 0)
    tell("warning", `${url.hostname} is no name: there are no passkeys`)
  for (const { id, origins } of projects)
    for (const origin of origins) {
      if (origin === url.origin)
        tell("error", `the project ${id} has its pages at ${origin}: the frame needs an origin of its own`)
      if (origin.includes("//*."))
        tell("warning", `the project ${id} lets every host below ${origin.split("*.")[1]} ask for signatures`)
      if (/^http:\/\/(?!localhost|127\.0\.0\.1|\[::1\])/.test(origin))
        tell("warning", `the project ${id} has pages at ${origin}, which anybody on the way can change`)
    }
  return found
}

const judgeFrame = async ({ projects }: Configuration, url: URL): Promise<ReadonlyArray<Finding>> => {
  const [project] = projects
  if (project === undefined)
    return [{ level: "error", about: "origin", message: "there is no project, so nobody gets the frame" }]
  const { status, headers } = await askAsBrowser(
    new URL(`/sdk?projectId=${encodeURIComponent(project.id)}`, url),
    asFrame
  )
  const changed = Object.entries(frameHeaders(project))
    .filter(([name, value]) => headers[name] !== value)
    .map(([name]) => name)
  if (status !== 200)
    return [{ level: "error", about: "origin", message: `${url.origin}/sdk answers with status ${status}` }]
  if (changed.length > 0)
    return [
      {
        level: "error",
        about: "proxy",
        message: `something between changes the frame's headers: ${changed.join(", ")}`
      }
    ]
  const root = await askAsBrowser(new URL("/", url), asFrame)
  return root.status === 404 && Buffer.from(root.body).includes("no-such-route")
    ? [{ level: "ok", about: "origin", message: `${url.origin} gives the frame, and nothing else` }]
    : [
        {
          level: "error",
          about: "origin",
          message: `something else is served at ${url.origin}/: the frame needs an origin of its own`
        }
      ]
}

const judgeProxy = async (url: URL, trustProxy: boolean): Promise<ReadonlyArray<Finding>> => {
  const found: Array<Finding> = []
  const tell = (level: Finding["level"], message: string) => found.push({ level, about: "proxy", message })
  for (const path of ["/health", "/metrics"])
    if ((await askAsBrowser(new URL(path, url))).status === 200 && !isHere(url.hostname))
      tell("warning", `${url.origin}${path} is there for everybody: keep it from visitors in the proxy`)
  const { body } = await askAsBrowser(new URL("/client", url), { "x-forwarded-for": FORGED })
  const client = Buffer.from(body).toString("utf8")
  if (client.includes(FORGED))
    tell(
      "error",
      "clients are believed what they say of their address: the proxy has to write the last entry of X-Forwarded-For itself, and nobody may reach the server past it"
    )
  else if (url.protocol === "https:" && !trustProxy)
    tell(
      "error",
      "all visitors are one client, whose limits keep everybody out: name the proxies by --proxies"
    )
  else tell("ok", "clients are told apart by what the proxy writes")
  return found
}

const judgeClock = ({ headers }: BrowserAnswer, now: number): Finding => {
  const told = Date.parse(headers["date"] ?? "")
  const off = Math.abs(told - now)
  if (Number.isNaN(told))
    return { level: "warning", about: "clock", message: "the answer has no Date to compare the clock with" }
  return off > CLOCK_MILLIS
    ? {
        level: "error",
        about: "clock",
        message: `this clock and that of ${headers["server"] ?? "the answer"} are ${Math.round(off / 1_000)} seconds apart: codes and proofs run out too early or too late`
      }
    : { level: "ok", about: "clock", message: "this clock and that of the answer agree" }
}

/** Looks at a running server as visitors reach it: its origin, the proxy before it, and the clock. */
export const examineOrigin = async (
  configuration: Configuration,
  url: URL,
  trustProxy: boolean,
  now: number
): Promise<ReadonlyArray<Finding>> => {
  const names = judgeNames(configuration, url)
  try {
    const clock = judgeClock(await askAsBrowser(new URL("/client", url)), now)
    return [
      ...names,
      ...(await judgeFrame(configuration, url)),
      ...(await judgeProxy(url, trustProxy)),
      clock
    ]
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    return [
      ...names,
      {
        level: "error",
        about: "origin",
        message: `${url.origin} does not answer (${cause}): start the server first`
      }
    ]
  }
}
