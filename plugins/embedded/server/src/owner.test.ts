import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { DatabaseSync } from "node:sqlite"
import { afterEach, describe, expect, it } from "vitest"
import {
  codeOf,
  confirm,
  linkOf,
  makeDevice,
  makeOwnerKey,
  startTestServer,
  type OwnerKey,
  type TestOptions
} from "../support/testServer.ts"
import { hashOf } from "./secrets.ts"

const DAY = 86_400_000
const ada = "ada@example.org"
const PAGE = { projectId: "one", origin: "https://app.example.com" }
const NOT_OWNER = { status: 403, body: { code: "not-owner" } }

const ends: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

type Device = ReturnType<typeof makeDevice>

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
  const sealed = async (device: Device) => (await device.ask("session")).body["sealed"]
  return { ...server, owner, thief, key, signIn, sealed }
}

describe("who is signed in and cannot open the wallet", () => {
  it("T18 does not replace it: not without a proof, nor with one of another key, account, act or time", async () => {
    const { owner, thief, key, clock, sealed, url, signIn } = await start()
    const keep = { sealed: "1.x.y", before: "1.a.b" }
    const details = ["1.a.b", "1.x.y", ""]
    const stranger = makeOwnerKey()
    const other = makeDevice(url)
    await signIn(other, "bob@example.org")
    const old = await owner.prove(key, "keep", details)
    const proofs: ReadonlyArray<unknown> = [
      undefined,
      null,
      {},
      { challenge: "", signature: "" },
      await thief.prove(stranger, "keep", details),
      await other.prove(key, "keep", details),
      await owner.prove(key, "email", details),
      await owner.prove(key, "keep", ["1.a.b", "1.x.z", ""]),
      { ...old, challenge: `${clock.now + 10 * DAY}.${old.challenge.split(".")[1]}` },
      { ...old, signature: old.signature.replace(/^./, (sign) => (sign === "A" ? "B" : "A")) }
    ]
    for (const proof of proofs) {
      const answer = await thief.ask("wallet", { ...keep, verifier: stranger.verifier, proof })
      expect(answer).toMatchObject(NOT_OWNER)
    }
    clock.now += 5 * 60_000
    expect(await thief.ask("wallet", { ...keep, proof: old })).toMatchObject(NOT_OWNER)
    expect(await sealed(owner)).toBe("1.a.b")
    expect(await owner.keep(key, "1.x.y", "1.a.b")).toMatchObject({ status: 200 })
  })

  it("T18 does not become its owner: the key that came with the wallet stays", async () => {
    const { owner, thief, key } = await start()
    const stranger = makeOwnerKey()
    const learn = async (device: Device, by: OwnerKey) =>
      device.ask("owner", {
        verifier: by.verifier,
        proof: await device.prove(by, "owner", [by.verifier])
      })
    expect(await learn(thief, stranger)).toMatchObject(NOT_OWNER)
    expect(await learn(thief, { ...stranger, verifier: key.verifier })).toMatchObject(NOT_OWNER)
    expect(await thief.keep(stranger, "1.x.y", null)).toMatchObject({ status: 409 })
    expect(await learn(owner, key)).toMatchObject({ status: 200 })
    expect((await owner.ask("session")).body["isOwned"]).toBe(true)
  })

  it("T18 takes the address over by no code: the mail says what the code is worth, and the key is asked for", async () => {
    const { thief, owner, key, inbox, clock } = await start()
    clock.now += 31_000
    const eve = "eve@example.net"
    const { body } = await thief.ask("email", { ...PAGE, email: eve })
    const mail = await inbox.take(ada)
    expect(mail.subject).toBe("Change the e-mail address of your wallet at The Example")
    expect(mail.text).toContain("This does not sign you in.")
    expect(mail.text).toContain(`${eve} in the place of ${ada}`)
    const proved = await thief.ask("email-old", {
      attempt: body["attempt"],
      code: codeOf(mail),
      email: "b@c.d"
    })
    const last = await inbox.take(eve)
    expect(last.text).toContain(`${eve} in the place of ${ada}`)
    const attempt = String(proved.body["attempt"])
    const change = { attempt, code: codeOf(last) }
    expect(await thief.ask("email-new", change)).toMatchObject(NOT_OWNER)
    const proof = await thief.prove(makeOwnerKey(), "email", [attempt, eve])
    expect(await thief.ask("email-new", { ...change, proof })).toMatchObject(NOT_OWNER)
    // A proof of the owner's for another address is none for this one.
    const other = await owner.prove(key, "email", [attempt, "ada@example.net"])
    expect(await thief.ask("email-new", { ...change, proof: other })).toMatchObject(NOT_OWNER)
    expect((await owner.ask("session")).body["email"]).toBe(ada)
  })

  it("T18 ends no device of the owner", async () => {
    const { owner, thief } = await start()
    for (const device of [hashOf(owner.secret), "others"]) {
      expect(await thief.ask("device-end", { device })).toMatchObject(NOT_OWNER)
      const proof = await thief.prove(makeOwnerKey(), "devices", [device])
      expect(await thief.ask("device-end", { device, proof })).toMatchObject(NOT_OWNER)
    }
    expect((await owner.ask("session")).status).toBe(200)
  })
})

describe("the owner", () => {
  it("T18 changes the address, and every other device is a stranger then", async () => {
    const { owner, thief, key, inbox, clock, signIn } = await start()
    clock.now += 31_000
    const next = "ada@example.net"
    const { body } = await owner.ask("email", { ...PAGE, email: next })
    const proved = await owner.ask("email-old", {
      attempt: body["attempt"],
      code: codeOf(await inbox.take(ada))
    })
    const attempt = String(proved.body["attempt"])
    const code = codeOf(await inbox.take(next))
    const proof = await owner.prove(key, "email", [attempt, next])
    expect(await owner.ask("email-new", { attempt, code, proof })).toMatchObject({
      status: 200,
      body: { email: next }
    })
    const told = await inbox.take(ada)
    expect(told.text).toContain(`is ${next} now`)
    expect(told.text).toContain("every other device was signed out")
    expect(await thief.ask("session")).toMatchObject({ status: 401 })
    expect(await owner.ask("session")).toMatchObject({ status: 200, body: { email: next } })
    clock.now += 31_000
    expect((await thief.signIn(next)).body).toMatchObject({ action: "VERIFY_DEVICE" })
    await inbox.take(next)
    // The address of before is free, and leads to no wallet that was there.
    await signIn(thief)
    expect((await thief.ask("session")).body).toMatchObject({ email: ada, sealed: null })
  })

  it("T18 sees the devices, and ends a stolen one and all others", async () => {
    const { owner, thief, key, clock, url, signIn } = await start()
    const phone = makeDevice(url, {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"
    })
    await signIn(phone)
    await phone.ask("sign-out")
    const { body } = await owner.ask("devices")
    expect(body["devices"]).toMatchObject([
      { id: hashOf(owner.secret), isThis: true, isSignedIn: true },
      { id: hashOf(thief.secret), isThis: false, isSignedIn: true },
      {
        id: hashOf(phone.secret),
        isThis: false,
        isSignedIn: false,
        seen: clock.now,
        label: "Firefox on Linux"
      }
    ])
    const end = async (device: string) =>
      owner.ask("device-end", { device, proof: await owner.prove(key, "devices", [device]) })
    expect(await end(hashOf(thief.secret))).toMatchObject({ status: 200 })
    expect(await thief.ask("session")).toMatchObject({ status: 401 })
    await signIn(phone)
    expect(await end("others")).toMatchObject({ status: 200 })
    expect(await phone.ask("session")).toMatchObject({ status: 401 })
    expect(((await owner.ask("devices")).body["devices"] as ReadonlyArray<unknown>).length).toBe(1)
    for (const wrong of [undefined, 1, "", "all", `${"x".repeat(43)}'`])
      expect(await owner.ask("device-end", { device: wrong })).toMatchObject({ status: 400 })
  })

  it("T18 renews the code with a new half of the server, is told by mail, and the wallet of before is kept for days", async () => {
    const folder = mkdtempSync(`${tmpdir()}/embedded-`)
    ends.push(async () => rmSync(folder, { recursive: true }))
    const { owner, key, inbox, sealed, clock } = await start({ database: `${folder}/wallets.db` })
    const before = (await owner.ask("share")).body["share"]
    const given = (await owner.ask("new-share")).body
    expect(given["share"]).not.toBe(before)
    // Nothing is another before something was sealed with it.
    expect((await owner.ask("share")).body["share"]).toBe(before)
    expect(await owner.keep(key, "1.c.d", "1.a.b", String(given["kept"]))).toMatchObject({ status: 200 })
    expect((await owner.ask("share")).body["share"]).toBe(given["share"])
    expect(await sealed(owner)).toBe("1.c.d")
    const mail = await inbox.take(ada)
    expect(mail.subject).toBe("Your wallet at The Example has a new recovery code")
    expect(mail.text).toContain("If it was not you")
    const database = new DatabaseSync(`${folder}/wallets.db`)
    const kept = database.prepare("select wallet, until from latchkey_kept").all()
    database.close()
    expect(kept).toEqual([{ wallet: "1.a.b", until: clock.now + 14 * DAY }])
  })

  it("T18 seals with no half of another account, nor with one that the server did not give", async () => {
    const { owner, key, url, signIn, sealed } = await start()
    const bob = makeDevice(url)
    await signIn(bob, "bob@example.org")
    const strange = String((await bob.ask("new-share")).body["kept"])
    for (const share of [strange, "x".repeat(80), "", "a\0b"])
      expect(await owner.keep(key, "1.c.d", "1.a.b", share)).toMatchObject({ status: 400 })
    expect(await sealed(owner)).toBe("1.a.b")
  })
})
