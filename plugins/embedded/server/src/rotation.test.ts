import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { DatabaseSync } from "node:sqlite"
import { afterEach, describe, expect, it } from "vitest"
import { codeOf, makeDevice, makeOwnerKey, SECRET, startTestServer } from "../support/testServer.ts"
import { makeSecrets, type Secrets } from "./secrets.ts"
import { openDatabase } from "./store/openDatabase.ts"
import { notCurrent, reseal } from "./store/reseal.ts"

const ada = "ada@example.org"
const DAY = 86_400_000
const NEWER = Buffer.alloc(32, 2).toString("base64")
const bytes = (text: string) => Buffer.from(text, "base64")
const [older, newer] = [bytes(SECRET), bytes(NEWER)]

const ends: Array<() => unknown> = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
const newFolder = () => {
  const folder = mkdtempSync(`${tmpdir()}/rotation-`)
  ends.push(() => rmSync(folder, { recursive: true }))
  return folder
}
/** A server of a file with these secrets, and what it was before ended. */
const start = async (database: string, ...secret: ReadonlyArray<string>) => {
  const server = await startTestServer({ database, secret })
  let stopped: Promise<unknown> | undefined
  const stop = () => (stopped ??= server.stop())
  ends.push(stop)
  return { ...server, stop }
}
const resealed = async (file: string, ...secrets: readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]) => {
  const keys = makeSecrets(secrets)
  const database = await openDatabase(keys, file)
  const came = await reseal(database, keys)
  const left = await notCurrent(database, keys)
  await database.close()
  return { ...came, left }
}

/** An owner with a wallet, one that was replaced, and a half for a passkey; in a file, written with the older secret. */
const wallet = async (folder: string) => {
  const file = `${folder}/wallets.db`
  const server = await start(file, SECRET)
  const device = makeDevice(server.url)
  const begun = await device.signIn(ada)
  await device.code(begun.body["attempt"], codeOf(await server.inbox.take(ada)))
  const key = makeOwnerKey()
  await device.keep(key, "1.a.b", null)
  const renewed = (await device.ask("new-share")).body
  expect(await device.keep(key, "1.c.d", "1.a.b", String(renewed["kept"]))).toMatchObject({ status: 200 })
  const share = String((await device.ask("share")).body["share"])
  expect(share).toBe(renewed["share"])
  return { file, server, device, key, share }
}
/** The same device, at another server. */
const shareAt = async ({ askAt }: Pick<ReturnType<typeof makeDevice>, "askAt">, url: string) =>
  askAt(url, "share", {})

/** What the shares in a file are sealed with: the ids of the keys. */
const keyIdsIn = (file: string) => {
  const database = new DatabaseSync(file)
  const rows = ["account", "kept", "passkey"].flatMap((table) =>
    database.prepare(`select share from latchkey_${table}`).all()
  )
  database.close()
  return rows.map(({ share }) => String(share).slice(0, 9))
}

describe("a secret that is rotated", () => {
  it("T18 opens what the earlier one sealed, which is sealed anew by use and by command; then the earlier one can go", async () => {
    const { file, server, device, key, share } = await wallet(newFolder())
    const [old, now] = [makeSecrets([older]).prefix, makeSecrets([newer]).prefix]
    expect(keyIdsIn(file)).toEqual([old, old])
    await server.stop()

    const both = await start(file, NEWER, SECRET)
    expect(await shareAt(device, both.url)).toMatchObject({ status: 200, body: { share } })
    expect(keyIdsIn(file)).toEqual([now, old])
    await both.stop()
    // One that knows the newer one alone would lose what is not sealed anew.
    await expect(start(file, NEWER)).rejects.toThrow("another secret")

    expect(await resealed(file, newer, older)).toEqual({ resealed: 1, unread: 0, left: 0 })
    expect(keyIdsIn(file)).toEqual([now, now])
    const alone = await start(file, NEWER)
    expect(await shareAt(device, alone.url)).toMatchObject({ status: 200, body: { share } })
    // The owner's key, devices and sessions are none of its business.
    const proven = {
      sealed: "1.e.f",
      before: "1.c.d",
      proof: await makeProof(device, key, alone.url)
    }
    expect(await device.askAt(alone.url, "wallet", proven)).toMatchObject({ status: 200 })
    await alone.stop()
    await expect(start(file, SECRET)).rejects.toThrow("another secret")
  })

  const makeProof = async (
    device: ReturnType<typeof makeDevice>,
    key: ReturnType<typeof makeOwnerKey>,
    url: string
  ) => {
    const { ownerMessage } = await import("./owner/ownerMessage.ts")
    const account = String((await device.askAt(url, "session", {})).body["account"])
    const challenge = String((await device.askAt(url, "challenge", {})).body["challenge"])
    return {
      challenge,
      signature: key.sign(ownerMessage(account, "keep", ["1.c.d", "1.e.f", ""], challenge))
    }
  }

  it("two servers go over to it one after the other: first both know it, then both write with it", async () => {
    const { file, server, device, share } = await wallet(newFolder())
    await server.stop()
    const reading = await start(file, SECRET, NEWER)
    const writing = await start(file, NEWER, SECRET)
    for (const { url } of [writing, reading, writing])
      expect(await shareAt(device, url)).toMatchObject({ status: 200, body: { share } })
    const given = (await device.askAt(writing.url, "new-share", {})).body
    expect(String(given["kept"])).toMatch(new RegExp(`^${makeSecrets([newer]).prefix}`))
  })

  it("T18 takes codes, challenges and links that the earlier one made", () => {
    const [before, both, alone] = [[older], [newer, older], [newer]].map(([first, ...others]) =>
      makeSecrets([first!, ...others])
    ) as [Secrets, Secrets, Secrets]
    const told = (ask: (secrets: Secrets) => boolean) => [before, both, alone].map(ask)
    const hash = before.codeHash("attempt", "123456")
    expect(told(({ isCode }) => isCode("attempt", "123456", hash))).toEqual([true, true, false])
    expect(told(({ isCode }) => isCode("attempt", "123457", hash))).toEqual([false, false, false])
    const challenge = before.challenge("a", 10)
    expect(told(({ isChallenge }) => isChallenge("a", challenge, 9))).toEqual([true, true, false])
    expect(told(({ isChallenge }) => isChallenge("a", challenge, 10))).toEqual([false, false, false])
    expect(told(({ isChallenge }) => isChallenge("b", challenge, 9))).toEqual([false, false, false])
    expect(both.stopTokens("a", 1)).toEqual([alone.stopTokens("a", 1)[0], before.stopTokens("a", 1)[0]])
  })

  it("what was sealed before keys had ids is opened, and sealed anew", async () => {
    const { file, server, device, share } = await wallet(newFolder())
    await server.stop()
    const database = new DatabaseSync(file)
    for (const table of ["account", "kept"])
      database.exec(`update latchkey_${table} set share = substr(share, 10)`)
    database.close()
    const both = await start(file, NEWER, SECRET)
    expect(await shareAt(device, both.url)).toMatchObject({ status: 200, body: { share } })
    await both.stop()
    expect(await resealed(file, newer, older)).toEqual({ resealed: 1, unread: 0, left: 0 })
  })

  it("what nobody can open is counted, and keeps the database from letting the earlier secret go", async () => {
    const { file, server } = await wallet(newFolder())
    await server.stop()
    const database = new DatabaseSync(file)
    database.exec("update latchkey_kept set share = 'AAAAAAAA.AAAA'")
    database.close()
    expect(await resealed(file, newer, older)).toEqual({ resealed: 1, unread: 1, left: 1 })
    await expect(openDatabase(makeSecrets([newer]), file)).rejects.toThrow("another secret")
  })

  it("a row that a server changes at the same time is left to it", async () => {
    const { file, server } = await wallet(newFolder())
    await server.stop()
    const keys = makeSecrets([newer, older])
    const database = await openDatabase(keys, file)
    ends.push(() => database.close())
    const mine = keys.seal("x", new Uint8Array(32))
    let isFirst = true
    const racing = {
      ...database,
      rows: async (sql: string, ...values: ReadonlyArray<string | number | null>) => {
        if (isFirst && sql.startsWith("update latchkey_account")) {
          isFirst = false
          await database.rows("update latchkey_account set share = ?", mine)
        }
        return database.rows(sql, ...values)
      }
    }
    expect(await reseal(racing, keys)).toEqual({ resealed: 1, unread: 0 })
    expect(await database.rows("select share from latchkey_account")).toMatchObject([{ share: mine }])
  })
})

describe("a backup", () => {
  it("T18 of before a rotation is restored with both secrets, and is not touched with the newer one alone", async () => {
    const folder = newFolder()
    const { file, server, device, share } = await wallet(folder)
    const live = new DatabaseSync(file)
    live.exec(`vacuum into '${folder}/backup.db'`)
    live.close()
    await server.stop()
    await resealed(file, newer, older)
    await expect(start(`${folder}/backup.db`, NEWER)).rejects.toThrow("another secret")
    copyFileSync(`${folder}/backup.db`, `${folder}/restored.db`)
    const restored = await start(`${folder}/restored.db`, NEWER, SECRET)
    expect(await shareAt(device, restored.url)).toMatchObject({ status: 200, body: { share } })
    expect(await device.askAt(restored.url, "session", {})).toMatchObject({
      body: { email: ada, sealed: "1.c.d" }
    })
  })

  it("of before a wallet was made has the account without it, and takes it from the device that has it", async () => {
    const folder = newFolder()
    const file = `${folder}/wallets.db`
    const server = await start(file, SECRET)
    const device = makeDevice(server.url)
    const begun = await device.signIn(ada)
    await device.code(begun.body["attempt"], codeOf(await server.inbox.take(ada)))
    const live = new DatabaseSync(file)
    live.exec(`vacuum into '${folder}/backup.db'`)
    live.close()
    const key = makeOwnerKey()
    await device.keep(key, "1.a.b", null)
    await server.stop()
    const restored = await start(`${folder}/backup.db`, SECRET)
    expect(await device.askAt(restored.url, "session", {})).toMatchObject({ body: { sealed: null } })
    const again = Object.assign(makeDevice(restored.url, { "x-latchkey-device": device.secret }))
    Object.assign(again.state, device.state)
    expect(await again.keep(key, "1.a.b", null)).toMatchObject({ status: 200 })
    expect(await again.ask("session")).toMatchObject({ body: { sealed: "1.a.b" } })
  })
})

describe("the link of a mail that stops starting over", () => {
  const linkIn = ({ text }: { readonly text: string }) => /https?:\/\/\S+\/start-over\?\S+/.exec(text)![0]
  const begun = async () => {
    const { file, server, device } = await wallet(newFolder())
    server.clock.now += 60_000
    // The mail of the newer wallet was sent before.
    await server.inbox.take(ada)
    expect((await device.ask("start-over")).status).toBe(200)
    const link = linkIn(await server.inbox.take(ada))
    await server.stop()
    return { file, link, now: server.clock.now, token: new URL(link).searchParams.get("token")! }
  }

  const serviceOn = async (file: string, ...secrets: readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]) => {
    const { makeService } = await import("./Service.ts")
    const { testConfiguration } = await import("../support/testServer.ts")
    const keys = makeSecrets(secrets)
    const database = await openDatabase(keys, file)
    ends.push(() => database.close())
    const mails: Array<{ readonly text: string }> = []
    const mailer = {
      send: async (mail: { readonly text: string }) => void mails.push(mail),
      close: () => {}
    }
    const configuration = testConfiguration("smtp://127.0.0.1", {})
    return {
      mails,
      ...makeService(configuration, keys, database, mailer, () => "https://wallet.example.com")
    }
  }

  it("T18 is the same after a rotation, and works", async () => {
    const { file, token, now } = await begun()
    const { startOver, mails } = await serviceOn(file, newer, older)
    await startOver.remind(now + 2 * DAY)
    expect(new URL(linkIn(mails[0]!)).searchParams.get("token")).toBe(token)
    expect(await startOver.stopBy(token, now + 2 * DAY)).toBe(true)
  })

  it("T18 is another one in the next mail where the earlier secret is gone, and works", async () => {
    const { file, token, now } = await begun()
    await resealed(file, newer, older)
    const { startOver, mails } = await serviceOn(file, newer)
    await startOver.remind(now + 2 * DAY)
    const other = new URL(linkIn(mails[0]!)).searchParams.get("token")!
    expect(other).not.toBe(token)
    expect(await startOver.stopBy(other, now + 2 * DAY)).toBe(true)
  })
})
