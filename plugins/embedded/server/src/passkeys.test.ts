import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { DatabaseSync } from "node:sqlite"
import { afterEach, describe, expect, it } from "vitest"
import { makePasskeyKey, openPasskeyCopy, sealPasskeyCopy } from "../frame/wallet/passkeyCopy.ts"
import { makeWalletKey, openWallet } from "../frame/wallet/sealing.ts"
import { fromBase64Url, randomBytes } from "../frame/vault/bytes.ts"
import { makeTestPasskey, type AssertedOtherwise } from "../support/testPasskey.ts"
import {
  codeOf,
  confirm,
  linkOf,
  makeDevice,
  makeOwnerKey,
  SECRET,
  startTestServer,
  type OwnerKey,
  type TestOptions
} from "../support/testServer.ts"
import { makeSecrets } from "./secrets.ts"

const ada = "ada@example.org"
const NOT_OWNER = { status: 403, body: { code: "not-owner" } }
const NOT_PASSKEY = { status: 403, body: { code: "not-passkey" } }

const ends: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

type Device = ReturnType<typeof makeDevice>
type Passkey = ReturnType<typeof makeTestPasskey>

/** A wallet of an owner, and a thief who has read the owner's mails for long enough to be signed in. */
const start = async (options: TestOptions = {}) => {
  const server = await startTestServer(options)
  ends.push(server.stop)
  const { url, inbox, clock } = server
  const signIn = async (device: Device, email = ada) => {
    clock.now += 31_000
    const { body } = await device.signIn(email)
    const first = await inbox.take(email)
    const isStranger = body["action"] === "VERIFY_DEVICE"
    if (isStranger) await confirm(linkOf(first))
    return device.code(body["attempt"], codeOf(isStranger ? await inbox.take(email) : first))
  }
  const [owner, thief] = [makeDevice(url), makeDevice(url)]
  const key = makeOwnerKey()
  await signIn(owner)
  await owner.keep(key, "1.a.b", null)
  await signIn(thief)
  return { ...server, owner, thief, key, signIn, passkey: makeTestPasskey(url) }
}

/** Has the server take a passkey, as the holder of a key. */
const add = async (
  device: Device,
  key: OwnerKey,
  { id, publicKey }: Passkey,
  more: Readonly<Record<string, string>> = {}
) => {
  const share = String((await device.ask("new-share")).body["kept"])
  const sent = {
    id,
    publicKey,
    transports: "internal hybrid",
    name: "Phone",
    sealed: "1.p.q",
    share,
    ...more
  }
  const details = [sent.id, sent.publicKey, sent.transports, sent.name, sent.sealed, sent.share]
  return device.ask("passkey-add", { ...sent, proof: await device.prove(key, "passkey-add", details) })
}
const rename = async (device: Device, key: OwnerKey, id: string, name: string) =>
  device.ask("passkey-name", { id, name, proof: await device.prove(key, "passkey-name", [id, name]) })
const remove = async (device: Device, key: OwnerKey, id: string) =>
  device.ask("passkey-remove", { id, proof: await device.prove(key, "passkey-remove", [id]) })
const listed = async (device: Device) => (await device.ask("passkeys")).body["passkeys"]
const open = async (device: Device, passkey: Passkey, otherwise: AssertedOtherwise = {}) => {
  const challenge = String((await device.ask("challenge")).body["challenge"])
  return device.ask("passkey-open", { id: passkey.id, ...passkey.assert(challenge, otherwise) })
}

describe("who is signed in and cannot open the wallet", () => {
  it("T18 adds, names and removes no passkey: not without a proof, nor with one of another key or of another act", async () => {
    const { owner, thief, key, passkey, url } = await start()
    await add(owner, key, passkey)
    const [mine, stranger] = [makeTestPasskey(url), makeOwnerKey()]
    expect(await add(thief, stranger, mine)).toMatchObject(NOT_OWNER)
    const share = String((await thief.ask("new-share")).body["kept"])
    const sent = { ...mine, transports: "", name: "Mine", sealed: "1.x.y", share, assert: undefined }
    const details = [mine.id, mine.publicKey, "", "Mine", "1.x.y", share]
    for (const proof of [
      undefined,
      {},
      await owner.prove(key, "passkey-remove", details),
      await owner.prove(key, "passkey-add", [...details.slice(0, 4), "1.x.z", share]),
      await owner.prove(key, "passkey-add", [passkey.id, ...details.slice(1)])
    ])
      expect(await thief.ask("passkey-add", { ...sent, proof })).toMatchObject(NOT_OWNER)
    expect(await rename(thief, stranger, passkey.id, "Mine")).toMatchObject(NOT_OWNER)
    expect(await remove(thief, stranger, passkey.id)).toMatchObject(NOT_OWNER)
    expect(await thief.ask("passkey-remove", { id: passkey.id })).toMatchObject(NOT_OWNER)
    expect(await listed(owner)).toMatchObject([{ id: passkey.id, name: "Phone" }])
  })

  it("T18 is given neither the sealed copy nor the half of the server without the passkey", async () => {
    const { owner, thief, key, passkey, url, clock } = await start()
    await add(owner, key, passkey)
    const text = JSON.stringify([
      (await thief.ask("passkeys")).body,
      (await thief.ask("session")).body,
      (await thief.ask("share")).body
    ])
    expect(text).not.toContain("1.p.q")
    const other = makeTestPasskey(url)
    expect(await open(thief, { ...other, id: passkey.id })).toMatchObject(NOT_PASSKEY)
    for (const otherwise of [
      { type: "webauthn.create" },
      { origin: "https://app.example.com" },
      { host: "example.com" },
      { flags: 1 },
      { flags: 4 },
      { challenge: "1.x" }
    ])
      expect(await open(thief, passkey, otherwise), JSON.stringify(otherwise)).toMatchObject(NOT_PASSKEY)
    const old = String((await thief.ask("challenge")).body["challenge"])
    clock.now += 5 * 60_000
    expect(await thief.ask("passkey-open", { id: passkey.id, ...passkey.assert(old) })).toMatchObject(
      NOT_PASSKEY
    )
    expect(await thief.ask("passkey-open", { id: passkey.id })).toMatchObject({ status: 400 })
    const challenge = String((await thief.ask("challenge")).body["challenge"])
    const asserted = { id: passkey.id, ...passkey.assert(challenge) }
    for (const clientData of ["tea", "null", "7", "[]"])
      expect(
        await thief.ask("passkey-open", {
          ...asserted,
          clientData: Buffer.from(clientData).toString("base64url")
        }),
        clientData
      ).toMatchObject(NOT_PASSKEY)
    for (const signature of [`${asserted.signature}.`, `${asserted.signature} x`])
      expect(await thief.ask("passkey-open", { ...asserted, signature })).toMatchObject({ status: 400 })
    expect(await open(owner, passkey)).toMatchObject({ status: 200, body: { sealed: "1.p.q" } })
  })

  it("T18 of another account neither reads nor opens nor replaces it, nor adds one where there is no wallet", async () => {
    const { owner, key, passkey, url, signIn } = await start()
    await add(owner, key, passkey)
    const [bob, own] = [makeDevice(url), makeOwnerKey()]
    await signIn(bob, "bob@example.org")
    expect(await add(bob, own, passkey)).toMatchObject(NOT_OWNER)
    await bob.keep(own, "1.b.b", null)
    expect(await listed(bob)).toEqual([])
    expect(await open(bob, passkey)).toMatchObject({ status: 404 })
    // The same id with another key, in an account of one's own: it opens nothing of the other's.
    const forged = { ...makeTestPasskey(url), id: passkey.id }
    expect(await add(bob, own, forged, { sealed: "1.f.f" })).toMatchObject({ status: 200 })
    expect(await open(bob, forged)).toMatchObject({ body: { sealed: "1.f.f" } })
    expect(await open(owner, forged)).toMatchObject(NOT_PASSKEY)
    expect(await open(owner, passkey)).toMatchObject({ body: { sealed: "1.p.q" } })
  })
})

describe("the owner of passkeys", () => {
  it("T18 has several, names and removes them, and is told by mail of each that opens the wallet or no more", async () => {
    const { owner, key, passkey, url, inbox, clock } = await start()
    expect(await add(owner, key, passkey)).toMatchObject({ status: 200 })
    const added = await inbox.take(ada)
    expect(added.subject).toBe("The passkeys of your wallet at The Example have changed")
    expect(added.text).toContain("the passkey “Phone” was added")
    expect(added.text).toContain("If it was not you")
    clock.now += 1_000
    const other = makeTestPasskey(url)
    await add(owner, key, other, { name: "Key", transports: "usb" })
    await inbox.take(ada)
    expect(await rename(owner, key, other.id, " My\nkey\u202E ")).toMatchObject({ status: 400 })
    expect(await rename(owner, key, other.id, "My key")).toMatchObject({ status: 200 })
    expect(await listed(owner)).toEqual([
      {
        id: passkey.id,
        name: "Phone",
        transports: ["internal", "hybrid"],
        since: clock.now - 1_000,
        opens: true
      },
      { id: other.id, name: "My key", transports: ["usb"], since: clock.now, opens: true }
    ])
    expect(await remove(owner, key, passkey.id)).toMatchObject({ status: 200 })
    expect((await inbox.take(ada)).text).toContain("the passkey “Phone” was removed")
    expect(await open(owner, passkey)).toMatchObject({ status: 404, body: { code: "no-passkey" } })
    expect(await open(owner, other)).toMatchObject({ status: 200 })
    expect(await add(owner, key, other)).toMatchObject({ status: 409 })
  })

  it("gets an error for what is no passkey, and for more than twenty", async () => {
    const { owner, key, passkey, url, signIn } = await start()
    const bob = makeDevice(url)
    await signIn(bob, "bob@example.org")
    for (const [field, values] of Object.entries({
      id: ["", "a b", "x".repeat(1_401)],
      publicKey: ["", "x".repeat(120)],
      transports: ["USB", "a  b"],
      name: ["", " \n ", "x".repeat(41)],
      sealed: ["", "x".repeat(513), "a b"],
      share: ["", "x".repeat(80), String((await bob.ask("new-share")).body["kept"])]
    }))
      for (const value of values)
        expect((await add(owner, key, passkey, { [field]: value })).status, `${field} ${value}`).toBe(400)
    expect(await rename(owner, key, "unknown", "Name")).toMatchObject({ status: 404 })
    for (let count = 0; count < 20; count++)
      expect((await add(owner, key, makeTestPasskey(url))).status).toBe(200)
    expect(await add(owner, key, passkey)).toMatchObject({ status: 409 })
  })
})

describe("a passkey's copy of a wallet", () => {
  const account = "account"

  it("is opened by both halves together, for its own account and passkey alone", async () => {
    const [share, secret, entropy] = [randomBytes(32), randomBytes(32), randomBytes(32)]
    const sealed = await sealPasskeyCopy(
      await makePasskeyKey(share, secret, account, "id"),
      account,
      "id",
      entropy
    )
    const opened = async (half: typeof share, own: typeof secret, who: string, id: string) =>
      openPasskeyCopy(await makePasskeyKey(half, own, who, id), who, id, sealed)
    expect(await opened(share, secret, account, "id")).toEqual(entropy)
    expect(await opened(randomBytes(32), secret, account, "id")).toBeUndefined()
    expect(await opened(share, randomBytes(32), account, "id")).toBeUndefined()
    expect(await opened(share, secret, "other", "id")).toBeUndefined()
    expect(await opened(share, secret, account, "other")).toBeUndefined()
    // Nor is it taken for the wallet that a recovery code opens.
    expect(await openWallet(await makeWalletKey(share, secret, account), account, sealed)).toBeUndefined()
    await expect(makePasskeyKey(share, randomBytes(16), account, "id")).rejects.toThrow("half")
  })

  it("T18 is opened by nobody with the database and the secret alone", async () => {
    const folder = mkdtempSync(`${tmpdir()}/embedded-`)
    ends.push(async () => rmSync(folder, { recursive: true }))
    const { owner, key, passkey } = await start({ database: `${folder}/wallets.db` })
    const given = (await owner.ask("new-share")).body
    const id = String((await owner.ask("session")).body["account"])
    const [entropy, secret] = [randomBytes(32), randomBytes(32)]
    const walletKey = await makePasskeyKey(fromBase64Url(given["share"])!, secret, id, passkey.id)
    const sealed = await sealPasskeyCopy(walletKey, id, passkey.id, entropy)
    expect(await add(owner, key, passkey, { sealed, share: String(given["kept"]) })).toMatchObject({
      status: 200
    })

    const database = new DatabaseSync(`${folder}/wallets.db`)
    ends.push(async () => database.close())
    const row = database.prepare("select * from latchkey_passkey").get() as Record<string, string>
    const half = Uint8Array.from(makeSecrets([Buffer.from(SECRET, "base64")]).open(id, row["share"]!))
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
    const kept = tables.flatMap(({ name }) =>
      database
        .prepare(`select * from ${String(name)}`)
        .all()
        .flatMap((each) => Object.values(each).map(String))
    )
    // Everything that is there, as it is and by its hash, in the place of what the passkey makes.
    const tries = kept.flatMap((text) => {
      const bytes = Buffer.from(text, "base64url")
      return [bytes.subarray(0, 32), bytes.subarray(-32)].filter(({ length }) => length === 32)
    })
    expect(tries.length).toBeGreaterThan(4)
    for (const each of [...tries, half]) {
      const attempt = await makePasskeyKey(half, Uint8Array.from(each), id, passkey.id)
      expect(await openPasskeyCopy(attempt, id, passkey.id, row["sealed"]!)).toBeUndefined()
    }
    expect(
      await openPasskeyCopy(
        await makePasskeyKey(half, secret, id, passkey.id),
        id,
        passkey.id,
        row["sealed"]!
      )
    ).toEqual(entropy)
    expect(JSON.stringify(kept)).not.toContain(Buffer.from(secret).toString("base64url"))
  })
})
