import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startInbox } from "../stack/startInbox.ts"
import {
  codeOf,
  confirm,
  linkOf,
  makeDevice,
  makeOwnerKey,
  statusesOf,
  testConfiguration,
  wrongCode
} from "../support/testServer.ts"
import { isPostgresInstalled, startPostgres } from "../../../../tests/stack/process/startPostgres.ts"
import { startEmbedded } from "./startEmbedded.ts"

const ada = "ada@example.org"

describe.runIf(isPostgresInstalled("the embedded wallet's server on Postgres"))(
  "two servers of one Postgres",
  () => {
    let postgres: Awaited<ReturnType<typeof startPostgres>>
    beforeAll(async () => {
      postgres = await startPostgres()
    })
    afterAll(() => postgres?.stop())

    it("S4.18 in part, T18: are one, in sign-ins, limits, tries, links and sessions", async () => {
      const inbox = await startInbox()
      const clock = { now: Date.UTC(2026, 0, 1) }
      const start = (options: { readonly publicUrl?: string } = {}) =>
        startEmbedded({
          configuration: testConfiguration(inbox.smtp, {}),
          port: 0,
          files: new Map(),
          database: postgres.url,
          now: () => clock.now,
          ...options
        })
      const [one, two] = await Promise.all([start(), start()])
      try {
        const device = makeDevice(one.url)
        const begun = await device.signIn(ada)
        expect(await makeDevice(two.url).signIn(ada)).toMatchObject({ status: 429 })
        const code = codeOf(await inbox.take(ada))
        const secret = { attempt: begun.body["attempt"] }
        // A device is a secret, whichever server hears it.
        const ask = (url: string, route: string, body: object) => device.askAt(url, route, body)
        const tries = await Promise.all(
          [one, two, one, two, one, two].map(({ url }) =>
            ask(url, "code", { ...secret, code: wrongCode(code) })
          )
        )
        expect(statusesOf(tries)).toEqual([400, 400, 400, 400, 400, 410])
        clock.now += 60_000
        const again = await device.signIn(ada)
        const right = { attempt: again.body["attempt"], code: codeOf(await inbox.take(ada)) }
        const both = await Promise.all([ask(one.url, "code", right), ask(two.url, "code", right)])
        expect(statusesOf(both)).toEqual([200, 410])
        device.state.session = String(both.find(({ status }) => status === 200)!.body["session"])
        const key = makeOwnerKey()
        const kept = { sealed: "a", before: null, verifier: key.verifier }
        // What one server gave to prove something over is good at the other.
        const proof = await device.prove(key, "keep", ["", "a", ""])
        expect(await ask(two.url, "wallet", { ...kept, proof })).toMatchObject({ status: 200 })
        expect(await ask(one.url, "wallet", { ...kept, sealed: "b\0", proof })).toMatchObject({ status: 400 })
        expect(await ask(one.url, "session", {})).toMatchObject({ body: { email: ada, sealed: "a" } })
        expect((await ask(one.url, "share", {})).body).toEqual((await ask(two.url, "share", {})).body)

        clock.now += 60_000
        const other = makeDevice(one.url)
        const strange = await other.signIn(ada)
        const link = linkOf(await inbox.take(ada))
        const pressed = await Promise.all([confirm(link), confirm(link.replace(one.url, two.url), {})])
        expect(statusesOf(pressed)).toEqual([200, 410])
        expect(await other.askAt(two.url, "confirmed", { attempt: strange.body["attempt"] })).toMatchObject({
          body: { isConfirmed: true }
        })
      } finally {
        await Promise.all([one.stop(), two.stop(), inbox.stop()])
      }
    })

    it("that cannot be reached are told at the start", async () => {
      const nobody = new URL(postgres.url)
      nobody.pathname = "/nowhere"
      await expect(
        startEmbedded({
          configuration: testConfiguration("smtp://127.0.0.1", {}),
          port: 0,
          files: new Map(),
          database: nobody.href
        })
      ).rejects.toThrow('database "nowhere" does not exist')
    })
  }
)
