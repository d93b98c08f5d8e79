import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { randomBytes } from "node:crypto"
import { afterEach, describe, expect, it } from "vitest"
import { startInbox } from "../../stack/startInbox.ts"
import { startProxy, type ProxyWork } from "../../support/startProxy.ts"
import { testConfiguration } from "../../support/testServer.ts"
import { makeSecrets } from "../secrets.ts"
import { startEmbedded } from "../startEmbedded.ts"
import { openDatabase } from "../store/openDatabase.ts"
import { sqliteDatabase } from "../store/sqliteDatabase.ts"
import { examine, type Examined } from "./examine.ts"
import { judgeNames } from "./examineOrigin.ts"

const ends: Array<() => unknown> = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
const [first, second] = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString("base64")) as [
  string,
  string
]

/** A server as one would run it: behind a proxy, with a file and a mail server. */
const running = async (work: ProxyWork = {}, secret: string | ReadonlyArray<string> = first) => {
  const folder = mkdtempSync(`${tmpdir()}/examine-`)
  ends.push(() => rmSync(folder, { recursive: true }))
  const database = `${folder}/wallets.db`
  const inbox = await startInbox()
  ends.push(inbox.stop)
  const configuration = testConfiguration(inbox.smtp, { secret })
  const server = await startEmbedded({
    configuration,
    port: 0,
    files: new Map(),
    database,
    trustProxy: true,
    publicUrl: "http://127.0.0.1:1"
  })
  ends.push(server.stop)
  const proxy = await startProxy([server.url], work)
  ends.push(proxy.stop)
  const given: Examined = { configuration, url: proxy.url, database, trustProxy: true }
  return { given, server, inbox, database, configuration }
}
const examined = async (given: Examined, now = Date.now()) => {
  const found = await examine(given, now)
  const told = (level: string) =>
    found.filter((each) => each.level === level).map(({ about, message }) => `${about}: ${message}`)
  return { errors: told("error"), warnings: told("warning"), fine: told("ok") }
}

describe("the doctor of the embedded wallet's server", () => {
  it("finds nothing wrong with one that is as it should be, and changes nothing", async () => {
    const { given, database } = await running()
    const before = readFileSync(database)
    const { errors, warnings, fine } = await examined(given)
    expect(errors).toEqual([])
    // This machine has no name that others know, and a project of the tests has a whole domain.
    expect(warnings.map((text) => text.split(" ")[1])).toEqual(["127.0.0.1", "the"])
    expect(new Set(fine.map((text) => text.split(":")[0]))).toEqual(
      new Set(["secret", "database", "mail", "origin", "proxy", "clock"])
    )
    expect(readFileSync(database).equals(before)).toBe(true)
  })

  it.each<readonly [string, ProxyWork, string]>([
    [
      "passes on what visitors say of their address",
      { asked: ({ headers }) => ({ "x-forwarded-for": String(headers["x-forwarded-for"] ?? "") }) },
      "proxy: clients are believed what they say of their address"
    ],
    [
      "changes the policy of the frame",
      {
        answered: (_, answer) => {
          const headers = new Headers(answer.headers)
          headers.delete("content-security-policy")
          return { ...answer, headers }
        }
      },
      "proxy: something between changes the frame's headers: content-security-policy"
    ],
    [
      "serves something else there too",
      {
        answered: (path, answer) =>
          path === "/" ? { ...answer, status: 200, body: Buffer.from("<h1>Shop</h1>") } : answer
      },
      "origin: something else is served at"
    ],
    [
      "does not reach it",
      { answered: (_, answer) => ({ ...answer, status: 502 }) },
      "origin: http://127.0.0.1"
    ]
  ])("finds a proxy that %s", async (_, work, message) => {
    const { given } = await running(work)
    expect((await examined(given)).errors.join("\n")).toContain(message)
  })

  it("finds a server that is not there, a clock that is wrong, and that no address was said", async () => {
    const { given, server } = await running()
    expect((await examined(given, Date.now() + 120_000)).errors.join()).toMatch(
      /clock: .* 1[12]\d seconds apart/
    )
    const { url: _, ...without } = given
    expect((await examined({ ...without, url: undefined })).errors.join()).toContain("origin: say by --url")
    await server.stop()
    const gone = await startProxy([])
    await gone.stop()
    expect((await examined({ ...given, url: gone.url })).errors.join()).toContain("start the server first")
  })

  it.each([
    ["http://wallet.example.com", "error origin http://wallet.example.com is no https"],
    ["https://wallet.example.com/wallet", "error origin --url has the path /wallet"],
    ["https://203.0.113.9", "warning origin 203.0.113.9 is no name"],
    ["https://app.example.com", "error origin the project one has its pages at https://app.example.com"],
    ["https://wallet.example.com", "warning origin the project one lets every host below example.org"]
  ])("says of %s what browsers and pages make of it", (url, message) => {
    const found = judgeNames(testConfiguration("smtp://127.0.0.1", {}), new URL(url))
    expect(found.map(({ level, about, message: text }) => `${level} ${about} ${text}`).join("\n")).toContain(
      message
    )
  })

  it("finds a mail server that refuses, or is not there", async () => {
    const { given, configuration } = await running()
    const lost = { ...configuration, mail: { ...configuration.mail, smtp: "smtp://127.0.0.1:1" } }
    expect((await examined({ ...given, configuration: lost })).errors.join()).toContain(
      "mail: nobody gets a code"
    )
  })

  it("finds secrets that are not random, not the database's, or not yet used for all that is sealed", async () => {
    const { given, database, configuration } = await running()
    const told = async (...secret: ReadonlyArray<string>) => {
      const { secrets } = testConfiguration("smtp://127.0.0.1", { secret })
      return examined({ ...given, configuration: { ...configuration, secrets } })
    }
    const plain = Buffer.alloc(32, 1).toString("base64")
    expect((await told(first, plain)).errors).toEqual([
      "secret: number 2 is not made of random bytes: `openssl rand -base64 32`"
    ])
    expect((await told(second)).errors.join()).toContain(
      "secret: the database was written with another secret"
    )
    const keys = makeSecrets(configuration.secrets)
    const rows = sqliteDatabase(database)
    await rows.rows(
      "insert into latchkey_account (id, email, share, created_at) values ('a', null, ?, 0)",
      keys.seal("a", new Uint8Array(32))
    )
    await rows.close()
    expect((await told(second, first)).warnings.join()).toContain(
      "secret: 1 halves of wallets are not sealed"
    )
    expect((await told(first, second)).fine.join()).toContain(
      "the earlier ones can go once no backup needs them"
    )
  })

  it("finds a database that others can read, is of another version, is in memory, or is none", async () => {
    const { given, server, database, configuration } = await running()
    chmodSync(database, 0o644)
    expect((await examined(given)).errors.join()).toContain(`database: ${database} can be read by others`)
    await server.stop()
    chmodSync(database, 0o600)
    const set = async (version: string) => {
      const rows = sqliteDatabase(database)
      await rows.rows("update latchkey_meta set value = ? where name = 'schema'", version)
      await rows.close()
    }
    await set("99")
    expect((await examined(given)).errors.join()).toContain("database: its schema is 99")
    await set("3")
    expect((await examined(given)).warnings.join()).toContain(
      "database: its schema is 3: the next start brings it up"
    )
    expect((await examined({ ...given, database: undefined })).errors.join()).toContain(
      "database: the wallets are in memory"
    )
    expect((await examined({ ...given, database: `${database}-none` })).warnings.join()).toContain(
      "is not there yet"
    )
    expect(
      (await examined({ ...given, database: "postgres://nobody@127.0.0.1:1/none" })).errors.join()
    ).toContain("database: it cannot be read")
    await (await openDatabase(makeSecrets(configuration.secrets), database)).close()
  })
})
