import { execFileSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { startCloud, toConfiguration } from "../../plugins/cloud/server/src/index.ts"
import { startEmbedded } from "../../plugins/embedded/server/src/index.ts"
import { startInbox, type Inbox } from "../../plugins/embedded/server/stack/startInbox.ts"
import { startProxy } from "../../plugins/embedded/server/support/startProxy.ts"
import {
  codeOf,
  makeDevice,
  makeOwnerKey,
  testConfiguration
} from "../../plugins/embedded/server/support/testServer.ts"
import { isPostgresInstalled, startPostgres } from "../stack/process/startPostgres.ts"

const [ada, bob] = ["ada@example.org", "bob@example.org"]
const secret = Buffer.alloc(32, 5).toString("base64")

describe.runIf(isPostgresInstalled("both servers in one Postgres, twice each, behind proxies"))(
  "both servers in one Postgres, two of each, behind a proxy each",
  () => {
    let postgres: Awaited<ReturnType<typeof startPostgres>>
    let inbox: Inbox
    beforeAll(async () => {
      ;[postgres, inbox] = await Promise.all([startPostgres(), startInbox()])
    })
    afterAll(() => Promise.all([postgres?.stop(), inbox?.stop()]))

    const startAll = async (database: string, limits: object = {}) => {
      const ends: Array<() => Promise<unknown>> = []
      onTestFinished(async () => {
        for (const end of ends.toReversed()) await end()
      })
      const kept = <A extends { readonly stop: () => Promise<unknown> }>(part: A): A => {
        ends.push(part.stop)
        return part
      }
      const embedded = () =>
        startEmbedded({
          configuration: testConfiguration(inbox.smtp, { secret, limits }),
          port: 0,
          files: new Map(),
          database,
          trustProxy: true,
          publicUrl: "http://localhost:1"
        })
      const cloud = () =>
        startCloud({
          configuration: toConfiguration({ projects: [{ id: "one" }], secret }),
          port: 0,
          database,
          trustProxy: true
        })
      // All four at once, on a database in which nothing is yet.
      const started = (await Promise.all([embedded(), embedded(), cloud(), cloud()])).map(kept)
      const urls = started.map(({ url }) => url)
      return {
        wallet: kept(await startProxy(urls.slice(0, 2))).url,
        cloud: kept(await startProxy(urls.slice(2))).url
      }
    }
    const signedUp = async (url: string, email: string) => {
      const device = makeDevice(url)
      const { body } = await device.signIn(email)
      await device.code(body["attempt"], codeOf(await inbox.take(email)))
      const key = makeOwnerKey()
      expect(await device.keep(key, "1.a.b", null)).toMatchObject({ status: 200 })
      return { device, key, share: (await device.ask("share")).body }
    }
    const begin = async (url: string) => {
      const account = `eip155:1:0x${"12".repeat(20)}`
      const response = await fetch(`${url}/v1/sessions/${account}?projectId=one`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          expiry: 9_000_000_000,
          signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: "0x02ab" }] } },
          permissions: [{ type: "x" }]
        })
      })
      return { status: response.status, body: (await response.json()) as { readonly pci: string } }
    }

    it("T18 are one service: a visitor signs up at whichever answers, and smart sessions begin at the other's side of the database", async () => {
      const { wallet, cloud } = await startAll(postgres.url)
      const { device, key } = await signedUp(wallet, ada)
      // Each question goes to the other of the two.
      for (let turn = 0; turn < 4; turn++)
        expect(await device.ask("session")).toMatchObject({ body: { email: ada, sealed: "1.a.b" } })
      expect(await device.keep(key, "1.c.d", "1.a.b")).toMatchObject({ status: 200 })
      for (let turn = 0; turn < 4; turn++) expect(await begin(cloud)).toMatchObject({ status: 200 })
      expect(await device.ask("session")).toMatchObject({ body: { sealed: "1.c.d" } })
    })

    it("T31 in part: tell clients apart by what the proxy writes, and not by what they say of themselves", async () => {
      const { wallet } = await startAll(postgres.url)
      const ask = async (forwarded: string) =>
        (await (
          await fetch(`${wallet}/client`, { headers: { "x-forwarded-for": forwarded } })
        ).json()) as object
      for (const told of ["203.0.113.7", "203.0.113.8, 203.0.113.9", ""])
        expect(await ask(told)).toEqual({ client: "127.0.0.1" })
    })

    it("T18 are restored from a dump, with what was there then and nothing of what came after", async () => {
      const debian = "/usr/lib/postgresql"
      const programs = (existsSync(debian) ? readdirSync(debian) : [])
        .map((version) => path.join(debian, version, "bin"))
        .find((folder) => existsSync(path.join(folder, "pg_dump")))!
      const on = (name: string) => {
        const url = new URL(postgres.url)
        url.pathname = `/${name}`
        return url.href
      }
      const sql = (statement: string) =>
        execFileSync(path.join(programs, "psql"), [postgres.url, "-qc", statement], { stdio: "pipe" })
      sql("create database live")
      sql("create database restored")
      const live = await startAll(on("live"))
      const { device, key, share } = await signedUp(live.wallet, bob)
      const begun = await begin(live.cloud)
      const dump = execFileSync(path.join(programs, "pg_dump"), [on("live")], { stdio: "pipe" })
      await device.keep(key, "1.c.d", "1.a.b")
      execFileSync(path.join(programs, "psql"), [on("restored"), "-q"], { input: dump, stdio: "pipe" })
      const restored = await startAll(on("restored"))
      expect(await device.askAt(restored.wallet, "session", {})).toMatchObject({
        body: { email: bob, sealed: "1.a.b" }
      })
      expect(await device.askAt(restored.wallet, "share", {})).toMatchObject({ body: share })
      expect(begun.status).toBe(200)
      // The session that was begun is still waiting for its grant: it is found, and lacks the server's key.
      const activated = await fetch(
        `${restored.cloud}/v1/sessions/eip155:1:0x${"12".repeat(20)}/activate?projectId=one`,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            pci: begun.body.pci,
            context: "0x1",
            expiry: 8_000_000_000,
            permissions: [{ type: "x" }]
          })
        }
      )
      expect(await activated.json()).toMatchObject({ reasons: [{ field: "signer" }] })
    })
  }
)
