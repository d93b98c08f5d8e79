import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { availableParallelism, loadavg, tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import load, { type LoadResult } from "autocannon"
import { startInbox } from "../../plugins/embedded/server/stack/startInbox.ts"
import { solvePuzzle } from "../../plugins/embedded/server/frame/work/solvePuzzle.ts"
import { codeOf, makeDevice } from "../../plugins/embedded/server/support/testServer.ts"

// Each asks five times a second, half of what one client may.
const VISITORS = 200
const PER_SECOND = 1_000
const SECONDS = 10
const MOST_P99 = 250
const AFTERWARDS = 20

const repository = path.resolve(import.meta.dirname, "../..")
const folder = mkdtempSync(path.join(tmpdir(), "load-"))
const inbox = await startInbox()

const startServer = async () => {
  const config = path.join(folder, "embedded.json")
  writeFileSync(
    config,
    JSON.stringify({
      projects: [{ id: "load", origins: ["https://app.example.com"] }],
      mail: { smtp: inbox.smtp, from: "Load <load@example.com>" },
      secret: Buffer.alloc(32, 9).toString("base64")
    })
  )
  const main = path.join(repository, "plugins/embedded/server/dist/main.js")
  const child = spawn(
    process.execPath,
    [main, "--config", config, "--port", "0", "--trust-proxy", "--database", path.join(folder, "wallets.db")],
    { stdio: ["ignore", "pipe", "inherit"] }
  )
  const [ready] = (await once(child.stdout, "data")) as [Buffer]
  return { child, url: /http:\S+\d/.exec(String(ready))![0] }
}

const addressOf = (visitor: number) => ({ "x-forwarded-for": `198.51.${visitor}.1` })
const emailOf = (visitor: number) => `visitor-${visitor}@example.org`
type Device = ReturnType<typeof makeDevice>
const beginSignIn = (device: Device, visitor: number) =>
  device.ask("sign-in", { projectId: "load", origin: "https://app.example.com", email: emailOf(visitor) })
const signIn = async (device: Device, visitor: number) => {
  const begun = await beginSignIn(device, visitor)
  if (begun.status !== 200) return begun
  return device.code(begun.body["attempt"], codeOf(await inbox.take(emailOf(visitor))))
}

/** Signs up while others attack, and works for it as the frame does. */
const signUpNewcomer = async (url: string) => {
  const device = makeDevice(url, { "x-forwarded-for": "192.0.2.1" })
  const begun = performance.now()
  const after = () => `${Math.round(performance.now() - begun)} ms`
  for (let works = 0; works <= 3; works++) {
    const { status, body } = await signIn(device, VISITORS)
    if (status === 200) return `signed up after ${after()}, with ${works} works`
    const work = await solvePuzzle(body["puzzle"])
    if (work === undefined) return `was refused with ${status} after ${after()}`
    device.state.work = work
  }
  return `worked in vain for ${after()}`
}

const told = ({ latency, requests, errors, timeouts, non2xx }: LoadResult) =>
  `${requests.average} requests a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms, longest ${latency.max} ms; ${errors + timeouts} failed, ${non2xx} refused`
const isGood = ({ latency, requests, errors, timeouts, non2xx }: LoadResult) =>
  latency.p99 < MOST_P99 && requests.average > PER_SECOND * 0.98 && errors + timeouts + non2xx === 0

const { child, url } = await startServer()
let hasFailed = true
try {
  const devices = []
  for (let visitor = 0; visitor < VISITORS; visitor++) {
    const device = makeDevice(url, addressOf(visitor))
    if ((await signIn(device, visitor)).status !== 200)
      throw new Error(`Visitor ${visitor} could not sign up`)
    devices.push(device)
  }
  const asKnownDevices = () =>
    load({
      url,
      connections: 50,
      duration: SECONDS,
      overallRate: PER_SECOND,
      requests: devices.map((device, visitor) => ({
        method: "POST",
        path: "/api/session",
        headers: {
          "content-type": "application/json",
          "x-latchkey-device": device.secret,
          authorization: `Bearer ${device.state.session}`,
          ...addressOf(visitor)
        },
        body: "{}"
      }))
    })
  console.log(
    `${VISITORS} known devices, one server, SQLite; ${availableParallelism()} cores, load of the machine ${loadavg()[0]!.toFixed(1)}`
  )
  const alone = await asKnownDevices()
  console.log(`nobody attacks: ${told(alone)}`)

  const attacking = promisify(execFile)(process.execPath, [
    path.join(import.meta.dirname, "attack.ts"),
    url,
    String(SECONDS + 2),
    String(VISITORS)
  ])
  const newcomer = signUpNewcomer(url)
  const attacked = await asKnownDevices()
  const came = await newcomer
  const { stdout } = await attacking
  console.log(`under attack: ${told(attacked)}`)
  console.log(`the attacker: ${stdout.trim()}`)
  console.log(`somebody new: ${came}`)

  // Who was asked for in somebody's name gets in all the same, on the device that the account knows.
  const statuses = []
  for (const [visitor, device] of devices.slice(0, AFTERWARDS).entries())
    statuses.push((await beginSignIn(device, visitor)).status)
  const lockedOut = statuses.filter((status) => status !== 200).length
  console.log(`locked out afterwards: ${lockedOut} of ${AFTERWARDS}`)
  hasFailed = !isGood(alone) || !isGood(attacked) || lockedOut > 0 || !came.startsWith("signed up")
} finally {
  child.kill("SIGTERM")
  await once(child, "exit")
  await inbox.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = hasFailed ? 1 : 0
