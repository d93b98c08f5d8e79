import { afterEach, describe, expect, it } from "vitest"
import {
  codeOf,
  confirm,
  linkOf,
  makeDevice,
  makeOwnerKey,
  SECRET,
  startTestServer,
  statusesOf,
  testConfiguration,
  type TestOptions
} from "../support/testServer.ts"
import { openDatabase } from "./store/openDatabase.ts"
import { makeSecrets } from "./secrets.ts"
import { makeService } from "./Service.ts"
import type { Mail } from "./mail/Mailer.ts"

const DAY = 86_400_000
const ada = "ada@example.org"

const ends: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
const start = async (options: TestOptions = {}) => {
  const server = await startTestServer(options)
  ends.push(server.stop)
  const { url, inbox, clock } = server
  type Device = ReturnType<typeof makeDevice>
  /** Signs in as the owner of the mailbox, with the link where the device is a stranger. */
  const signIn = async (device: Device, email = ada) => {
    clock.now += 31_000
    const { body } = await device.signIn(email)
    const first = await inbox.take(email)
    const isStranger = body["action"] === "VERIFY_DEVICE"
    if (isStranger) await confirm(linkOf(first))
    return device.code(body["attempt"], codeOf(isStranger ? await inbox.take(email) : first))
  }
  const owner = makeDevice(url)
  await signIn(owner)
  const key = makeOwnerKey()
  await owner.keep(key, "1.a.b", null)
  /** Stops it as the frame does on a device on which the wallet is open. */
  const stop = async (device: Device) =>
    device.ask("start-over-stop", { proof: await device.prove(key, "start-over-stop", []) })
  const sessionOf = async (device: Device) => (await device.ask("session")).body
  const asked = async (device: Device) => {
    clock.now += 31_000
    const answer = await device.ask("start-over")
    return { ...answer, mail: answer.status === 200 ? await inbox.take(ada) : undefined }
  }
  return { ...server, owner, stop, signIn, sessionOf, asked, newDevice: () => makeDevice(url) }
}
const stopLinkOf = ({ text }: { readonly text: string }) => /https?:\/\/\S+\/start-over\?\S+/.exec(text)![0]
const stopBy = (link: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(new URL("/start-over", link), {
    method: "POST",
    headers,
    body: new URLSearchParams({ token: new URL(link).searchParams.get("token")!, lang: "en" })
  })

describe("starting over", () => {
  it("gives the address an empty account after the wait, to who signs in by its mailbox then", async () => {
    const { clock, signIn, sessionOf, asked, newDevice, inbox, owner } = await start()
    const device = newDevice()
    await signIn(device)
    const before = await sessionOf(device)
    const { body, mail } = await asked(device)
    expect(body["due"]).toBe(clock.now + 14 * DAY)
    expect(mail!.text).toContain(new Date(clock.now + 14 * DAY).toISOString().slice(0, 10))
    expect(await sessionOf(device)).toMatchObject({ startOver: { due: body["due"], isProven: false } })
    clock.now += 14 * DAY
    await signIn(device)
    expect(await sessionOf(device)).toMatchObject({ sealed: "1.a.b", startOver: { isProven: true } })
    const finished = await device.ask("start-over-finish")
    expect(finished.status).toBe(200)
    expect((await inbox.take(ada)).subject).toContain("A new wallet has taken the place")
    // The device that has the old wallet open keeps what it has until its session ends.
    expect(await sessionOf(owner)).toMatchObject({ account: before["account"], sealed: "1.a.b", email: null })
    device.state.session = String(finished.body["session"])
    const after = await sessionOf(device)
    expect(after).toMatchObject({ email: ada, sealed: null, startOver: null })
    expect(after["account"]).not.toBe(before["account"])
    const later = newDevice()
    await signIn(later)
    expect((await sessionOf(later))["account"]).toBe(after["account"])
  })

  it("T18 is refused to who had the mailbox for an hour: not before its time, and not after it without the mailbox", async () => {
    const { clock, signIn, sessionOf, asked, newDevice } = await start()
    const attacker = newDevice()
    await signIn(attacker)
    await asked(attacker)
    expect(await attacker.ask("start-over-finish")).toMatchObject({ status: 409, body: { code: "not-due" } })
    clock.now += 14 * DAY - 60_000
    // A code of a minute before proves nothing of the time after.
    await signIn(attacker)
    expect(await attacker.ask("start-over-finish")).toMatchObject({ status: 409, body: { code: "not-due" } })
    clock.now += 60_000
    expect(await attacker.ask("start-over-finish")).toMatchObject({
      status: 409,
      body: { code: "not-proven" }
    })
    expect(await sessionOf(attacker)).toMatchObject({ sealed: "1.a.b", startOver: { isProven: false } })
  })

  it("T18 is proven to the very session that was begun, and to no other of the account", async () => {
    const { clock, signIn, asked, newDevice } = await start()
    const [attacker, other] = [newDevice(), newDevice()]
    await signIn(attacker)
    await asked(attacker)
    clock.now += 14 * DAY
    await signIn(other)
    expect(await attacker.ask("start-over-finish")).toMatchObject({ body: { code: "not-proven" } })
    expect((await other.ask("start-over-finish")).status).toBe(200)
  })

  it("is stopped by the link of any of its mails, once, from no page of others, and by no scanner", async () => {
    const { url, clock, signIn, sessionOf, asked, newDevice, inbox } = await start()
    const device = newDevice()
    await signIn(device)
    const { mail } = await asked(device)
    const link = stopLinkOf(mail!)
    const page = await fetch(link)
    expect(await page.text()).toContain("Stop it, keep my wallet")
    expect((await stopBy(link, { origin: "https://evil.example" })).status).toBe(403)
    expect((await stopBy(`${url}/start-over?token=${"x".repeat(43)}`)).status).toBe(410)
    expect(await sessionOf(device)).toMatchObject({ startOver: { isProven: false } })
    expect((await stopBy(link, { origin: url })).status).toBe(200)
    expect((await inbox.take(ada)).subject).toContain("is kept")
    expect(await sessionOf(device)).toMatchObject({ startOver: null })
    expect((await stopBy(link)).status).toBe(410)
    clock.now += 15 * DAY
    await signIn(device)
    expect((await device.ask("start-over-finish")).status).toBe(409)
  })

  it("T18 is stopped by a device on which the wallet is open, and by none that is only signed in", async () => {
    const { owner, stop, signIn, sessionOf, asked, newDevice, inbox } = await start()
    const attacker = newDevice()
    await signIn(attacker)
    await asked(attacker)
    const strange = await attacker.prove(makeOwnerKey(), "start-over-stop", [])
    for (const proof of [undefined, strange])
      expect(await attacker.ask("start-over-stop", { proof })).toMatchObject({
        status: 403,
        body: { code: "not-owner" }
      })
    expect(await sessionOf(attacker)).toMatchObject({ startOver: { isProven: false } })
    expect(await stop(owner)).toMatchObject({ body: { isStopped: true } })
    expect((await inbox.take(ada)).subject).toContain("is kept")
    expect(await sessionOf(attacker)).toMatchObject({ startOver: null })
    expect(await stop(owner)).toMatchObject({ body: { isStopped: false } })
  })

  it("T18 who was the first at a stranger's address keeps its owner from it by the key three times, then by the mailbox alone", async () => {
    const { clock, owner: squatter, stop, signIn, sessionOf, asked, newDevice, inbox } = await start()
    const owner = newDevice()
    await signIn(owner)
    for (let turn = 0; turn < 3; turn++) {
      await asked(owner)
      expect(await stop(squatter)).toMatchObject({ body: { isStopped: true } })
      await inbox.take(ada)
    }
    clock.now += 31 * DAY
    await signIn(owner)
    await signIn(squatter)
    const { mail } = await asked(owner)
    expect(await stop(squatter)).toMatchObject({ status: 200, body: { isStopped: false } })
    expect((await sessionOf(owner))["startOver"]).toMatchObject({ isProven: false })
    // Whose the mailbox is, stops it, and has its three times again.
    expect((await stopBy(stopLinkOf(mail!))).status).toBe(200)
    await inbox.take(ada)
    await asked(owner)
    expect(await stop(squatter)).toMatchObject({ body: { isStopped: true } })
    await inbox.take(ada)
    for (let turn = 0; turn < 2; turn++) {
      clock.now += 31 * DAY
      await signIn(owner)
      await signIn(squatter)
      await asked(owner)
      expect(await stop(squatter)).toMatchObject({ body: { isStopped: true } })
      await inbox.take(ada)
    }
    clock.now += 31 * DAY
    await signIn(owner)
    await asked(owner)
    clock.now += 14 * DAY
    await signIn(owner)
    expect(await stop(squatter)).toMatchObject({ status: 401 })
    expect((await owner.ask("start-over-finish")).status).toBe(200)
  })

  it("T18 is asked for three times in 30 days, and once at a time: asking again neither sends nor begins anew", async () => {
    const { clock, owner, stop, asked, inbox } = await start()
    const first = await asked(owner)
    clock.now += DAY
    expect((await owner.ask("start-over")).body).toEqual(first.body)
    for (let turn = 0; turn < 2; turn++) {
      await stop(owner)
      await inbox.take(ada)
      expect((await asked(owner)).status).toBe(200)
    }
    await stop(owner)
    await inbox.take(ada)
    expect(await asked(owner)).toMatchObject({ status: 429, body: { code: "too-often" } })
    clock.now += 30 * DAY
    expect((await asked(owner)).status).toBe(401)
  })

  it("asked for at the same time is asked for once, and one of two that finish does", async () => {
    const { clock, signIn, owner, sessionOf, inbox } = await start()
    clock.now += 31_000
    const answers = await Promise.all([owner.ask("start-over"), owner.ask("start-over")])
    expect(statusesOf(answers)[0]).toBe(200)
    await inbox.take(ada)
    expect((await sessionOf(owner))["startOver"]).toMatchObject({ isProven: false })
    clock.now += 14 * DAY
    await signIn(owner)
    const ended = await Promise.all([owner.ask("start-over-finish"), owner.ask("start-over-finish")])
    expect(statusesOf(ended)).toEqual([200, 409])
  })

  it("T18 is not begun where its owner could not be told: the wait starts with the mail that arrives", async () => {
    const { clock, inbox, owner, stop, sessionOf, signIn, asked } = await start()
    clock.now += 31_000
    inbox.refuse(true)
    expect(await owner.ask("start-over")).toMatchObject({
      status: 503,
      body: { code: "mail-failed", message: "The mail could not be sent. Try again later." }
    })
    inbox.refuse(false)
    expect(await sessionOf(owner)).toMatchObject({ startOver: null })
    expect(await stop(owner)).toMatchObject({ body: { isStopped: false } })
    clock.now += 14 * DAY
    await signIn(owner)
    expect(await owner.ask("start-over-finish")).toMatchObject({ status: 409, body: { code: "not-due" } })
    const { body, mail } = await asked(owner)
    expect(body["due"]).toBe(clock.now + 14 * DAY)
    expect(mail!.text).toContain(new Date(clock.now + 14 * DAY).toISOString().slice(0, 10))
  })

  it("is not there for who has no wallet yet, nor without an account", async () => {
    const { signIn, newDevice } = await start()
    const grace = newDevice()
    await signIn(grace, "grace@example.org")
    expect(await grace.ask("start-over")).toMatchObject({ status: 409, body: { code: "no-wallet" } })
    for (const route of ["start-over", "start-over-stop", "start-over-finish"])
      expect((await newDevice().ask(route)).status).toBe(401)
  })

  it("is over where nobody finished it in as many days again", async () => {
    const { clock, signIn, sessionOf, asked, newDevice } = await start()
    const device = newDevice()
    await signIn(device)
    await asked(device)
    clock.now += 28 * DAY
    await signIn(device)
    expect(await sessionOf(device)).toMatchObject({ startOver: null })
    expect((await device.ask("start-over-finish")).status).toBe(409)
    // Who asks again waits again.
    const again = await asked(device)
    expect(again).toMatchObject({ status: 200, body: { due: clock.now + 14 * DAY } })
    expect(await sessionOf(device)).toMatchObject({ startOver: { due: clock.now + 14 * DAY, isDue: false } })
  })

  it("waits three days at least", () => {
    const config = (startOverDays: unknown) => testConfiguration("smtp://127.0.0.1", { startOverDays })
    expect(config(undefined).startOverDays).toBe(14)
    expect(config(3).startOverDays).toBe(3)
    for (const wrong of [0, 2.9, -1, "14"]) expect(() => config(wrong)).toThrow(/startOverDays/)
  })

  it("T18 its owner gets a mail a day until then, each with a link that stops it", async () => {
    const secrets = makeSecrets([Buffer.from(SECRET, "base64")])
    const database = await openDatabase(secrets)
    ends.push(() => database.close())
    const mails: Array<Mail> = []
    const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
    const url = "https://wallet.example.com"
    const { startOver, sessions } = makeService(
      testConfiguration("smtp://127.0.0.1", {}),
      secrets,
      database,
      mailer,
      () => url
    )
    const visitor = {
      device: "d",
      label: "Firefox on Linux",
      client: "c",
      language: "de" as const,
      work: undefined
    }
    const now = Date.UTC(2026, 0, 1)
    await database.rows(
      "insert into latchkey_account (id, email, share, wallet, wallet_id, created_at) values ('a', ?, '', '1.a.b', 'b', 0)",
      ada
    )
    await database.rows(
      "insert into latchkey_device (account, device, label, created_at) values ('a', 'd', '', 0)"
    )
    const session = await sessions.of(await sessions.begin("a", "d", "one", now), "d", now)
    await startOver.ask(session, visitor, now)
    for (let hour = 1; hour <= 20 * 24; hour++) await startOver.remind(now + hour * 3_600_000)
    expect(mails).toHaveLength(14)
    expect(new Set(mails.map(({ text }) => stopLinkOf({ text }))).size).toBe(1)
    for (const { language, to } of mails) expect([language, to]).toEqual(["de", ada])
    expect(mails[0]!.text).toContain("2026-01-15")
    const token = new URL(stopLinkOf(mails[13]!)).searchParams.get("token")!
    expect(await startOver.stopBy(token, now + 14 * DAY)).toBe(true)
  })
})
