import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"

const root = path.join(import.meta.dirname, "../..")
const secret = Buffer.alloc(32, 3).toString("base64")
const old = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.11.0'})"

describe.each([
  [
    "latchkey-embedded",
    "plugins/embedded/server",
    { mail: { smtp: "smtp://127.0.0.1:1", from: "wallet@example.org" } },
    ["--url", "https://wallet.example.org"]
  ],
  ["latchkey-cloud", "plugins/cloud/server", {}, []]
] as const)("%s", (name, folder, more, given) => {
  let place: string
  let config: string
  beforeAll(() => {
    place = mkdtempSync(path.join(tmpdir(), "commands-"))
    config = path.join(place, "configuration.json")
    writeFileSync(
      config,
      JSON.stringify({ projects: [{ id: "one", origins: ["https://app.example.org"] }], secret, ...more })
    )
  })
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  /** Runs it until it says something that matches, or ends; answers with all that it said, and the code that it ended with. */
  const run = async (until: RegExp, ...args: ReadonlyArray<string>) => {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] })
    onTestFinished(() => void child.kill("SIGKILL"))
    const exited = once(child, "close").then(([code]) => code as number | null)
    let said = ""
    const isSaid = new Promise<void>((resolve) => {
      const listen = (chunk: Buffer) => {
        said += chunk.toString()
        if (until.test(said)) resolve()
      }
      child.stdout.on("data", listen)
      child.stderr.on("data", listen)
    })
    const ended = await Promise.race([isSaid.then(() => undefined), exited])
    return { said, ended }
  }
  const main = path.join(root, folder, "src/main.ts")
  const start = (...args: ReadonlyArray<string>) =>
    run(/^ready at /m, main, "--config", config, "--port", "0", ...given, ...args)

  it("says in a sentence that a Node without SQLite is too old", async () => {
    const { said, ended } = await run(/never/, "--import", old, main)
    expect(said).toBe(`${name} needs Node 22.13 or later, for its SQLite; this is 20.11.0.\n`)
    expect(ended).toBe(1)
  })

  // The other one brings the files of its page, which a build makes: `clientOf.test.ts` has what it says.
  if (name !== "latchkey-cloud") return

  it("does not start with proxies that are none", async () => {
    const { said, ended } = await start("--proxies", "proxy.internal")
    expect(said).toContain('"proxy.internal" is neither an address nor a range of addresses of proxies')
    expect(ended).toBe(1)
  })

  it("has a doctor, whose errors are how it ends, for people and for programs", async () => {
    const { said, ended } = await run(
      /never/,
      main,
      "doctor",
      "--config",
      config,
      "--url",
      "http://127.0.0.1:1/",
      "--json"
    )
    expect(JSON.parse(said.slice(said.indexOf("[")))[0]).toMatchObject({
      level: "error",
      about: "origin",
      message: expect.stringContaining("http://127.0.0.1:1 does not answer")
    })
    expect(ended).toBe(1)
    expect((await run(/never/, main, "doctor", "--config", config)).ended).toBe(2)
  })

  it("T18 says loudly at its start that it knows no proxies, or believes whoever connects; nothing where they are named", async () => {
    expect((await start()).said).toMatch(/limits keep everybody out\. Name the proxies by --proxies/)
    expect((await start("--trust-proxy")).said).toMatch(/Whoever reaches this server is believed/)
    expect((await start("--proxies", "127.0.0.1,10.0.0.0/8")).said).not.toMatch(/--proxies/)
  })
})
