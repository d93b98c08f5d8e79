import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { DatabaseSync } from "node:sqlite"
import { afterEach, describe, expect, it } from "vitest"
import { rescueProof, rescueVerifierOf } from "../frame/wallet/rescueKey.ts"
import { randomBytes } from "../frame/vault/bytes.ts"
import { makeTestPasskey, type AssertedOtherwise } from "../support/testPasskey.ts"
import {
  codeOf,
  makeDevice,
  makeOwnerKey,
  PAGE,
  SECRET,
  startTestServer,
  type TestOptions
} from "../support/testServer.ts"
import { makeSecrets } from "./secrets.ts"
import { migrations } from "./store/migrations.ts"
import { openDatabase } from "./store/openDatabase.ts"
import { notCurrent, reseal } from "./store/reseal.ts"

const NOT_PASSKEY = { status: 403, body: { code: "not-passkey" } }
const NOT_CODE = { status: 403, body: { code: "not-code" } }
const AT = { projectId: "one", origin: PAGE }

const ends: Array<() => Promise<unknown> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
const start = async (options: TestOptions = {}) => {
  const server = await startTestServer(options)
  ends.push(server.stop)
  return server
}
const newFile = () => {
  const folder = mkdtempSync(`${tmpdir()}/passkey-`)
  ends.push(() => rmSync(folder, { recursive: true }))
  return `${folder}/wallets.db`
}

type Device = ReturnType<typeof makeDevice>
type Passkey = ReturnType<typeof makeTestPasskey>

const begin = async (device: Device) => {
  const { body } = await device.ask("passkey-begin", AT)
  return {
    challenge: String(body["challenge"]),
    account: String(body["account"]),
    ticket: String(body["ticket"])
  }
}
const signedIn = (device: Device, answer: Awaited<ReturnType<Device["ask"]>>) => {
  if (answer.status === 200) device.state.session = String(answer.body["session"])
  return answer
}
const join = async (device: Device, passkey: Passkey, more: object = {}) => {
  const { account, ticket } = await begin(device)
  const sent = { account, ticket, id: passkey.id, publicKey: passkey.publicKey, transports: "internal" }
  const answer = await device.ask("passkey-join", { ...AT, ...sent, name: "Phone", ...more })
  return { ...signedIn(device, answer), account }
}
const enter = async (
  device: Device,
  account: string,
  passkey: Passkey,
  otherwise: AssertedOtherwise = {},
  more: object = {}
) => {
  const { challenge } = await begin(device)
  const shown = passkey.assert(challenge, otherwise)
  return signedIn(
    device,
    await device.ask("passkey-enter", { ...AT, account, id: passkey.id, ...shown, ...more })
  )
}
const keep = async (
  device: Device,
  key: ReturnType<typeof makeOwnerKey>,
  sealed: string,
  rescue?: string,
  before: string | null = null
) =>
  device.ask("wallet", {
    sealed,
    before,
    ...(rescue === undefined ? {} : { rescue }),
    verifier: key.verifier,
    proof: await device.prove(key, "keep", [
      before ?? "",
      sealed,
      "",
      ...(rescue === undefined ? [] : [rescue])
    ])
  })

describe("an account whose verifier is a passkey", () => {
  it("S4.18 in part: is made and entered by it from any device, without an address and without a mail", async () => {
    const { url, inbox } = await start()
    const [device, other, passkey] = [makeDevice(url), makeDevice(url), makeTestPasskey(url)]
    const { account } = await join(device, passkey)
    expect((await device.ask("session")).body).toMatchObject({ account, email: null, isAlone: true })
    expect(await enter(other, account, passkey)).toMatchObject({ status: 200, body: { account } })
    expect((await other.ask("session")).body).toMatchObject({ account })
    expect((await other.ask("devices")).body["devices"]).toHaveLength(2)
    expect(inbox.mails()).toEqual([])
  })

  it("T18 is entered by no other passkey, for no other device, page or act, nor twice as long as it may", async () => {
    const { url, clock } = await start()
    const [device, thief, passkey] = [makeDevice(url), makeDevice(url), makeTestPasskey(url)]
    const { account } = await join(device, passkey)
    const mine = makeTestPasskey(url)
    expect(await enter(thief, account, mine)).toMatchObject(NOT_PASSKEY)
    expect(await enter(thief, account, { ...mine, id: passkey.id })).toMatchObject(NOT_PASSKEY)
    for (const otherwise of [
      { type: "webauthn.create" },
      { origin: "https://elsewhere.example" },
      { host: "elsewhere.example" },
      { flags: 1 },
      { challenge: "another" }
    ])
      expect(await enter(thief, account, passkey, otherwise)).toMatchObject(NOT_PASSKEY)
    // What the owner's own device was given to sign is worth nothing on another.
    const { challenge } = await begin(device)
    const shown = { account, id: passkey.id, ...passkey.assert(challenge) }
    expect(await thief.ask("passkey-enter", { ...AT, ...shown })).toMatchObject(NOT_PASSKEY)
    clock.now += 5 * 60_000
    expect(await device.ask("passkey-enter", { ...AT, ...shown })).toMatchObject(NOT_PASSKEY)
    expect(await enter(thief, account, passkey)).toMatchObject({ status: 200 })
  })

  it("T18 is made for nobody's name but the one that the server has just given to the device", async () => {
    const { url, clock } = await start()
    const [device, thief, passkey] = [makeDevice(url), makeDevice(url), makeTestPasskey(url)]
    const { account } = await join(device, passkey)
    const expired = { status: 410, body: { code: "expired" } }
    expect(await join(thief, makeTestPasskey(url), { account })).toMatchObject(expired)
    const { ticket, account: given } = await begin(device)
    expect(await join(thief, makeTestPasskey(url), { account: given, ticket })).toMatchObject(expired)
    // The same one again makes no second account, and takes the first from nobody.
    const again = { account: given, ticket }
    expect(await join(device, makeTestPasskey(url), again)).toMatchObject({ status: 200 })
    expect(await join(device, makeTestPasskey(url), again)).toMatchObject({ status: 409 })
    const late = await begin(device)
    clock.now += 5 * 60_000
    expect(await join(device, makeTestPasskey(url), late)).toMatchObject(expired)
  })

  it("T18 one client makes no more of them in an hour than it may have mails", async () => {
    const { url, clock } = await start({ limits: { mailsPerHourAndClient: 3 } })
    const statuses = []
    for (let count = 0; count < 4; count++)
      statuses.push((await join(makeDevice(url), makeTestPasskey(url))).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    clock.now += 3_600_000
    expect(await join(makeDevice(url), makeTestPasskey(url))).toMatchObject({ status: 200 })
  })

  it("T18 a passkey of a wallet with an address signs nobody in: the mailbox is asked for", async () => {
    const { url, inbox } = await start()
    const [device, thief, passkey, key] = [
      makeDevice(url),
      makeDevice(url),
      makeTestPasskey(url),
      makeOwnerKey()
    ]
    const { body } = await device.signIn("ada@example.org")
    await device.code(body["attempt"], codeOf(await inbox.take("ada@example.org")))
    await keep(device, key, "1.a.b")
    const share = String((await device.ask("new-share")).body["kept"])
    const sent = [passkey.id, passkey.publicKey, "internal", "Phone", "1.p.q", share] as const
    const proof = await device.prove(key, "passkey-add", sent)
    const [id, publicKey, transports, name, sealed] = sent
    const added = await device.ask("passkey-add", { id, publicKey, transports, name, sealed, share, proof })
    expect(added.status).toBe(200)
    const { account } = (await device.ask("session")).body
    expect(await enter(thief, String(account), passkey)).toMatchObject(NOT_PASSKEY)
    // Nor is there a key of a recovery code for such a one.
    const rescue = rescueVerifierOf(randomBytes(15))
    expect(await keep(device, key, "1.c.d", rescue, "1.a.b")).toMatchObject({ status: 400 })
  })
})

describe("the recovery code of an account without an address", () => {
  it("T18 lets in who has it, on any device, and nobody by another code, challenge or signature", async () => {
    const { url } = await start()
    const [device, other, passkey, key] = [
      makeDevice(url),
      makeDevice(url),
      makeTestPasskey(url),
      makeOwnerKey()
    ]
    const { account } = await join(device, passkey)
    const half = randomBytes(15)
    expect(await keep(device, key, "1.a.b", rescueVerifierOf(half))).toMatchObject({ status: 200 })
    const rescue = async (sent: object) => signedIn(other, await other.ask("code-enter", { ...AT, ...sent }))
    const { challenge } = await begin(other)
    const right = rescueProof(half, challenge)
    const wrong = rescueProof(randomBytes(15), challenge)
    expect(await rescue(wrong)).toMatchObject(NOT_CODE)
    expect(await rescue({ ...right, signature: wrong.signature })).toMatchObject(NOT_CODE)
    expect(await rescue(rescueProof(half, (await begin(device)).challenge))).toMatchObject(NOT_CODE)
    expect(await rescue(right)).toMatchObject({ status: 200, body: { account } })
    expect((await other.ask("session")).body).toMatchObject({ account, sealed: "1.a.b" })
  })

  it("T18 ends with a new code, which its owner alone can put in its place", async () => {
    const { url } = await start()
    const [device, thief, passkey, key] = [
      makeDevice(url),
      makeDevice(url),
      makeTestPasskey(url),
      makeOwnerKey()
    ]
    await join(device, passkey)
    const [half, next, mine] = [randomBytes(15), randomBytes(15), randomBytes(15)]
    await keep(device, key, "1.a.b", rescueVerifierOf(half))
    expect(await keep(device, makeOwnerKey(), "1.x.y", rescueVerifierOf(mine), "1.a.b")).toMatchObject({
      status: 403
    })
    expect(await keep(device, key, "1.c.d", rescueVerifierOf(next), "1.a.b")).toMatchObject({ status: 200 })
    const rescue = async (code: typeof half) =>
      (await thief.ask("code-enter", { ...AT, ...rescueProof(code, (await begin(thief)).challenge) })).status
    expect([await rescue(half), await rescue(mine), await rescue(next)]).toEqual([403, 403, 200])
  })
})

describe("the database of a server with such accounts", () => {
  it("comes from the version before, and is sealed anew with passkeys in it that have nothing sealed", async () => {
    const file = newFile()
    const { url, stop } = await start({ database: file })
    await join(makeDevice(url), makeTestPasskey(url))
    await stop()
    ends.length = 1
    const secrets = makeSecrets([new Uint8Array(32).fill(5), Buffer.from(SECRET, "base64")])
    const database = await openDatabase(secrets, file)
    expect(await notCurrent(database, secrets)).toBe(1)
    expect(await reseal(database, secrets)).toEqual({ resealed: 1, unread: 0 })
    expect(await notCurrent(database, secrets)).toBe(0)
    await database.close()
    const before = new DatabaseSync(newFile())
    for (const statement of migrations.slice(0, 5).flat()) before.exec(statement)
    before.exec("insert into latchkey_passkey values ('a', 'i', 'k', 'internal', 'Phone', '1.p.q', 's', 1)")
    for (const statement of migrations[5]!) before.exec(statement)
    expect(before.prepare("select enters from latchkey_passkey").get()).toEqual({ enters: 0 })
    before.close()
  })
})
