import { afterEach, describe, expect, it } from "vitest"
import {
  codeOf,
  confirm,
  linkOf,
  makeDevice,
  makeOwnerKey,
  startTestServer,
  statusesOf,
  wrongCode,
  type TestOptions
} from "../support/testServer.ts"
import { makeSecrets } from "./secrets.ts"
import { makeAccounts } from "./sign-in/makeAccounts.ts"
import { openDatabase } from "./store/openDatabase.ts"

const MINUTE = 60_000
const ada = "ada@example.org"
const PAGE_OF_ONE = { projectId: "one", origin: "https://app.example.com" }

let running: Awaited<ReturnType<typeof startTestServer>> | undefined
afterEach(async () => {
  await running?.stop()
  running = undefined
})
const start = async (options: TestOptions = {}) => (running = await startTestServer(options))

/** A device that is signed in to a new account. */
const signedUp = async ({ url, inbox, clock }: Awaited<ReturnType<typeof start>>, email = ada) => {
  const device = makeDevice(url)
  const { body } = await device.signIn(email)
  await device.code(body["attempt"], codeOf(await inbox.take(email)))
  clock.now += MINUTE
  return device
}

describe("an account", () => {
  it("T18 is made once for an address: who was slower begins again, and an account without an address is another each time", async () => {
    const secrets = makeSecrets([Buffer.alloc(32, 1)])
    const database = await openDatabase(secrets)
    try {
      const accounts = makeAccounts(database, secrets)
      const made = await accounts.make(ada, 0)
      await expect(accounts.make(ada, 1)).rejects.toMatchObject({ status: 409, code: "try-again" })
      expect(await accounts.ofEmail(ada)).toBe(made)
      expect(await accounts.make(null, 0)).not.toBe(await accounts.make(null, 0))
    } finally {
      await database.close()
    }
  })
})

describe("a code by mail", () => {
  it("S4.18 in part: signs an unknown address up, on the device that asked for it", async () => {
    const { url, inbox } = await start()
    const device = makeDevice(url, {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36"
    })
    const begun = await device.signIn(" Ada@Example.org ")
    expect(begun).toMatchObject({ status: 200, body: { action: "VERIFY_OTP" } })
    const mail = await inbox.take(ada)
    expect(mail.subject).toBe("Your code for The Example")
    expect(mail.text).toContain("https://app.example.com, in Chrome on Linux")
    expect(await device.code(begun.body["attempt"], codeOf(mail))).toMatchObject({
      status: 200,
      body: { email: ada }
    })
    expect(await device.ask("session")).toMatchObject({ status: 200, body: { email: ada, sealed: null } })
  })

  it("has one wallet at all projects of a server, whose sites are let in by their own origins alone", async () => {
    const { url, inbox, clock } = await start()
    const accountAt = async (project: object) => {
      const device = makeDevice(url)
      const { body } = await device.signIn(ada, project)
      const mail = await inbox.take(ada)
      const isStranger = body["action"] === "VERIFY_DEVICE"
      if (isStranger) await confirm(linkOf(mail))
      await device.code(body["attempt"], codeOf(isStranger ? await inbox.take(ada) : mail))
      clock.now += 31_000
      return (await device.ask("session")).body["account"]
    }
    const two = { projectId: "two", origin: "https://two.example.com" }
    const account = await accountAt({})
    expect(account).toEqual(expect.any(String))
    expect(await accountAt(two)).toBe(account)
    expect(await makeDevice(url).signIn(ada, { ...two, projectId: "one" })).toMatchObject({ status: 403 })
  })

  it("T18 is refused when it is wrong, and taken after that when it is right", async () => {
    const { url, inbox } = await start()
    const device = makeDevice(url)
    const { body } = await device.signIn(ada)
    const code = codeOf(await inbox.take(ada))
    expect(await device.code(body["attempt"], wrongCode(code))).toMatchObject({
      status: 400,
      body: { code: "wrong-code" }
    })
    expect(await device.code(body["attempt"], `${code}0`)).toMatchObject({ status: 400 })
    expect(await device.code(body["attempt"], code)).toMatchObject({ status: 200 })
  })

  it("T18 can be tried five times, at once or one after the other: then the right one is refused too", async () => {
    const { url, inbox } = await start()
    const device = makeDevice(url)
    const { body } = await device.signIn(ada)
    const code = codeOf(await inbox.take(ada))
    const wrong = await Promise.all(
      Array.from({ length: 8 }, () => device.code(body["attempt"], wrongCode(code)))
    )
    expect(statusesOf(wrong)).toEqual([400, 400, 400, 400, 400, 410, 410, 410])
    expect(await device.code(body["attempt"], code)).toMatchObject({ status: 410, body: { code: "expired" } })
  })

  it("T18 is taken as the fifth try", async () => {
    const { url, inbox } = await start()
    const device = makeDevice(url)
    const { body } = await device.signIn(ada)
    const code = codeOf(await inbox.take(ada))
    for (let tries = 0; tries < 4; tries++) await device.code(body["attempt"], wrongCode(code))
    expect(await device.code(body["attempt"], code)).toMatchObject({ status: 200 })
  })

  it("T18 lives 20 minutes, to the millisecond", async () => {
    const { url, inbox, clock } = await start()
    const device = makeDevice(url)
    const first = await device.signIn(ada)
    const late = codeOf(await inbox.take(ada))
    clock.now += 20 * MINUTE
    expect(await device.code(first.body["attempt"], late)).toMatchObject({ status: 410 })
    const second = await device.signIn(ada)
    const inTime = codeOf(await inbox.take(ada))
    clock.now += 20 * MINUTE - 1
    expect(await device.code(second.body["attempt"], inTime)).toMatchObject({ status: 200 })
  })

  it("T18 works once, also when it is sent twice at the same time", async () => {
    const { url, inbox } = await start()
    const device = makeDevice(url)
    const { body } = await device.signIn(ada)
    const code = codeOf(await inbox.take(ada))
    const both = await Promise.all([
      device.ask("code", { attempt: body["attempt"], code }),
      device.ask("code", { attempt: body["attempt"], code })
    ])
    expect(statusesOf(both)).toEqual([200, 410])
    expect(await device.ask("code", { attempt: body["attempt"], code })).toMatchObject({ status: 410 })
  })

  it("T18 is worth nothing on another device, which does not use up its tries either", async () => {
    const { url, inbox } = await start()
    const [device, other] = [makeDevice(url), makeDevice(url)]
    const { body } = await device.signIn(ada)
    const code = codeOf(await inbox.take(ada))
    for (let tries = 0; tries < 6; tries++)
      expect(await other.code(body["attempt"], code)).toMatchObject({ status: 410 })
    expect(await device.code(body["attempt"], code)).toMatchObject({ status: 200 })
  })

  it("T18 makes the one before it worthless", async () => {
    const { url, inbox, clock } = await start()
    const device = makeDevice(url)
    const first = await device.signIn(ada)
    const old = codeOf(await inbox.take(ada))
    clock.now += 30_000
    const second = await device.signIn(ada)
    const code = codeOf(await inbox.take(ada))
    expect(await device.code(first.body["attempt"], old)).toMatchObject({ status: 410 })
    expect(await device.code(second.body["attempt"], code)).toMatchObject({ status: 200 })
  })

  it("leaves no attempt behind where the mail server refuses the mail", async () => {
    const { url, inbox, clock } = await start()
    const device = makeDevice(url)
    inbox.refuse(true)
    expect(await device.signIn(ada)).toMatchObject({
      status: 503,
      body: { message: "The mail could not be sent. Try again later." }
    })
    inbox.refuse(false)
    clock.now += 30_000
    expect(await device.signIn(ada)).toMatchObject({ status: 200 })
  })
})

describe("a device that an account does not know", () => {
  it("S4.18 in part: is let in by a link that was mailed, then by a code", async () => {
    const server = await start()
    await signedUp(server)
    const device = makeDevice(server.url)
    const begun = await device.signIn(ada)
    expect(begun.body["action"]).toBe("VERIFY_DEVICE")
    const link = linkOf(await server.inbox.take(ada))
    const waiting = () => device.ask("confirmed", { attempt: begun.body["attempt"] })
    expect(await waiting()).toMatchObject({ body: { isConfirmed: false } })
    expect((await confirm(link)).status).toBe(200)
    expect(await waiting()).toMatchObject({ body: { isConfirmed: true } })
    const code = codeOf(await server.inbox.take(ada))
    expect(await device.code(begun.body["attempt"], code)).toMatchObject({ status: 200 })
    server.clock.now += MINUTE
    expect((await device.signIn(ada)).body["action"]).toBe("VERIFY_OTP")
  })

  it("T18 is not let in by a scanner that opens the link, as often as it likes", async () => {
    const server = await start()
    await signedUp(server)
    const device = makeDevice(server.url)
    const { body } = await device.signIn(ada)
    const link = linkOf(await server.inbox.take(ada))
    for (const method of ["GET", "HEAD", "GET"]) expect((await fetch(link, { method })).status).toBe(200)
    expect(await device.ask("confirmed", { attempt: body["attempt"] })).toMatchObject({
      body: { isConfirmed: false }
    })
    expect(server.inbox.mails(ada)).toHaveLength(2)
    expect((await confirm(link)).status).toBe(200)
  })

  it("T18 its link works once, for 20 minutes, and from no page of others", async () => {
    const server = await start()
    await signedUp(server)
    const device = makeDevice(server.url)
    await device.signIn(ada)
    const link = linkOf(await server.inbox.take(ada))
    expect((await confirm(link, { origin: "https://evil.example" })).status).toBe(403)
    const both = await Promise.all([confirm(link), confirm(link)])
    expect(statusesOf(both)).toEqual([200, 410])
    expect((await fetch(link)).status).toBe(410)
    server.clock.now += MINUTE
    await device.signIn(ada)
    // The code's mail is in between.
    await server.inbox.take(ada)
    const late = linkOf(await server.inbox.take(ada))
    server.clock.now += 20 * MINUTE
    expect((await fetch(late)).status).toBe(410)
    expect((await confirm(late)).status).toBe(410)
  })

  it("T18 its link lets in the device that asked, and no other", async () => {
    const server = await start()
    await signedUp(server)
    const [device, thief] = [makeDevice(server.url), makeDevice(server.url)]
    const { body } = await device.signIn(ada)
    await confirm(linkOf(await server.inbox.take(ada)))
    const code = codeOf(await server.inbox.take(ada))
    expect(await thief.ask("confirmed", { attempt: body["attempt"] })).toMatchObject({ status: 410 })
    expect(await thief.code(body["attempt"], code)).toMatchObject({ status: 410 })
  })

  it("T18 gets in by no code of an attempt that was begun before the account was there", async () => {
    const server = await start()
    const [early, device] = [makeDevice(server.url), makeDevice(server.url)]
    const begun = await early.signIn(ada)
    const code = codeOf(await server.inbox.take(ada))
    server.clock.now += MINUTE
    const own = await device.signIn(ada)
    expect(await device.code(own.body["attempt"], codeOf(await server.inbox.take(ada)))).toMatchObject({
      status: 200
    })
    expect(await early.code(begun.body["attempt"], code)).toMatchObject({ status: 409 })
    expect(await early.ask("session")).toMatchObject({ status: 401 })
  })

  it("T18 confirmed for an account is no key to another that has come to its address since", async () => {
    const server = await start()
    const { inbox, clock } = server
    const [bob, carol] = ["bob@example.org", "carol@example.org"]
    const [first, second] = [await signedUp(server), await signedUp(server, bob)]
    const move = async (owner: typeof first, from: string, to: string) => {
      clock.now += MINUTE
      const { body } = await owner.ask("email", { ...PAGE_OF_ONE, email: to })
      const code = codeOf(await inbox.take(from))
      const proved = await owner.ask("email-old", { attempt: body["attempt"], code })
      const last = codeOf(await inbox.take(to))
      const moved = await owner.ask("email-new", { attempt: proved.body["attempt"], code: last })
      expect(moved).toMatchObject({ status: 200, body: { email: to } })
      expect((await inbox.take(from)).subject).toContain("another e-mail address")
    }
    const device = makeDevice(server.url)
    const { body } = await device.signIn(ada)
    expect((await confirm(linkOf(await inbox.take(ada)))).status).toBe(200)
    const code = codeOf(await inbox.take(ada))
    await move(first, ada, carol)
    await move(second, bob, ada)
    expect(await device.code(body["attempt"], code)).toMatchObject({
      status: 409,
      body: { code: "try-again" }
    })
    expect(await device.ask("session")).toMatchObject({ status: 401 })
    clock.now += MINUTE
    // Nor was it let in for the next time.
    expect((await device.signIn(ada)).body["action"]).toBe("VERIFY_DEVICE")
  })

  it("keeps its link where the code's mail cannot be sent", async () => {
    const server = await start()
    await signedUp(server)
    const device = makeDevice(server.url)
    const { body } = await device.signIn(ada)
    const link = linkOf(await server.inbox.take(ada))
    server.inbox.refuse(true)
    expect((await confirm(link)).status).toBe(503)
    expect(await device.ask("confirmed", { attempt: body["attempt"] })).toMatchObject({
      body: { isConfirmed: false }
    })
    server.inbox.refuse(false)
    expect((await confirm(link)).status).toBe(200)
  })

  it("T02 the page behind the link runs nothing and is framed by nobody", async () => {
    const server = await start()
    await signedUp(server)
    await makeDevice(server.url).signIn(ada)
    const response = await fetch(linkOf(await server.inbox.take(ada)))
    const policy = response.headers.get("content-security-policy")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain("script-src")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(response.headers.get("referrer-policy")).toBe("no-referrer")
    expect(await response.text()).toContain('<dd dir="ltr">https://app.example.com</dd>')
  })
})

describe("limits of mails", () => {
  it("S5.08 in part, T18: one in 30 seconds to an address, whoever asks, and by whatever tag", async () => {
    const { url, clock } = await start()
    expect((await makeDevice(url).signIn(ada)).status).toBe(200)
    clock.now += 1
    for (const email of [ada, "ADA@example.org", "ada+more@example.org"])
      expect(await makeDevice(url).signIn(email)).toMatchObject({
        status: 429,
        body: { message: "Please try again after 30 seconds" }
      })
    expect((await makeDevice(url).signIn("bob@example.org")).status).toBe(200)
    clock.now += 29_998
    expect(await makeDevice(url).signIn(ada)).toMatchObject({ status: 429 })
    clock.now += 1
    expect((await makeDevice(url).signIn(ada)).status).toBe(200)
  })

  it("T18 ten an hour to an address, and five of them by one client", async () => {
    const { url, inbox, clock } = await start({ trustProxy: true })
    const statuses: Array<number> = []
    const mail = async (from: string) => {
      statuses.push((await makeDevice(url, { "x-forwarded-for": from }).signIn(ada)).status)
      clock.now += MINUTE
    }
    for (let mails = 0; mails < 6; mails++) await mail("10.0.0.1")
    for (let mails = 0; mails < 5; mails++) await mail("2001:db8::1")
    await mail("10.0.0.2")
    // Of one network of version 6, every address is the same client.
    await mail("2001:db8::2")
    expect(statuses).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      429,
      ...Array.from({ length: 5 }, () => 200),
      429,
      429
    ])
    expect(inbox.mails(ada)).toHaveLength(10)
    clock.now += 49 * MINUTE
    expect((await makeDevice(url).signIn(ada)).status).toBe(200)
  })

  it("T18 what others ask for in somebody's name keeps no device out that the account knows", async () => {
    const server = await start({ trustProxy: true })
    const device = await signedUp(server)
    const { url, clock } = server
    for (let turn = 0; turn < 12; turn++) {
      await makeDevice(url, { "x-forwarded-for": `10.0.0.${turn}` }).signIn(ada)
      clock.now += MINUTE
    }
    expect(await makeDevice(url, { "x-forwarded-for": "10.0.1.1" }).signIn(ada)).toMatchObject({
      status: 429
    })
    await device.ask("sign-out")
    const { status, body } = await device.signIn(ada)
    expect([status, body["action"]]).toEqual([200, "VERIFY_OTP"])
  })

  it("T18 what a client is refused counts for no mailbox", async () => {
    const { url, clock } = await start({ limits: { mailsPerHourAndClient: 2 }, trustProxy: true })
    const from = (address: string) => makeDevice(url, { "x-forwarded-for": address })
    for (let turn = 0; turn < 20; turn++) {
      await from("10.0.0.1").signIn(`${"abcdefgh"[turn % 8]}@example.org`)
      clock.now += 1
    }
    expect((await from("10.0.0.2").signIn("h@example.org")).status).toBe(200)
  })

  it("T18 so many an hour by one client, told apart by the proxy's word alone", async () => {
    const { url } = await start({ limits: { mailsPerHourAndClient: 2 }, trustProxy: true })
    const from = (address: string) => ({ "x-forwarded-for": address })
    const mail = async (name: string, address: string) =>
      (await makeDevice(url, from(address)).signIn(`${name}@example.org`)).status
    expect(await mail("a", "10.0.0.1")).toBe(200)
    expect(await mail("b", "1.1.1.1, 10.0.0.1")).toBe(200)
    expect(await mail("c", "2.2.2.2, 10.0.0.1")).toBe(429)
    expect(await mail("d", "10.0.0.2")).toBe(200)
  })
})

describe("a session", () => {
  it("belongs to the device that signed in, and ends", async () => {
    const server = await start()
    const device = await signedUp(server)
    const thief = makeDevice(server.url)
    thief.state.session = device.state.session!
    for (const route of ["session", "share", "wallet", "rpc", "email"])
      expect(await thief.ask(route, { projectId: "one", origin: "https://app.example.com" })).toMatchObject({
        status: 401
      })
    await thief.ask("sign-out")
    expect(await device.ask("session")).toMatchObject({ status: 200 })
    await device.ask("sign-out")
    expect(await device.ask("session")).toMatchObject({ status: 401 })
  })

  it("ends by itself after 30 days", async () => {
    const server = await start()
    const device = await signedUp(server)
    server.clock.now += 30 * 24 * 60 * MINUTE - MINUTE - 1
    expect(await device.ask("session")).toMatchObject({ status: 200 })
    server.clock.now += 1
    expect(await device.ask("session")).toMatchObject({ status: 401 })
  })

  it("gives the server's half to a device that is signed in, the same each time, another to each account", async () => {
    const server = await start()
    const device = await signedUp(server)
    const bob = await signedUp(server, "bob@example.org")
    const share = (await device.ask("share")).body["share"]
    expect(share).toMatch(/^[\w-]{43}$/)
    expect((await device.ask("share")).body["share"]).toBe(share)
    expect((await bob.ask("share")).body["share"]).not.toBe(share)
    expect(await makeDevice(server.url).ask("share")).toMatchObject({ status: 401 })
  })

  it("keeps a sealed wallet once, and another only in the place of the one that is known", async () => {
    const server = await start()
    const device = await signedUp(server)
    const key = makeOwnerKey()
    expect(await device.keep(key, "a", null)).toMatchObject({ status: 200 })
    expect(await device.keep(key, "b", null)).toMatchObject({ status: 409 })
    expect(await device.keep(key, "b", "c")).toMatchObject({ status: 409 })
    expect((await device.ask("session")).body["sealed"]).toBe("a")
    expect(await device.keep(key, "b", "a")).toMatchObject({ status: 200 })
    expect((await device.ask("session")).body["sealed"]).toBe("b")
    for (const sealed of ["x".repeat(4097), "b\0", "", "a b"])
      expect(await device.keep(key, sealed, "b")).toMatchObject({ status: 400 })
  })
})

describe("another address", () => {
  it("S4.19 in part: a code to the old one, a code to the new one, and the old one is told", async () => {
    const server = await start()
    const { inbox, clock } = server
    const device = await signedUp(server)
    const [old, next] = [ada, "ada@example.net"]
    const { body } = await device.ask("email", { ...PAGE_OF_ONE, email: "ada@example.net" })
    const first = codeOf(await inbox.take(old))
    const prove = (attempt: unknown, code: string) => device.ask("email-old", { attempt, code })
    expect(await prove(body["attempt"], wrongCode(first))).toMatchObject({ status: 400 })
    clock.now += MINUTE
    const proved = await prove(body["attempt"], first)
    const second = codeOf(await inbox.take(next))
    expect((await device.ask("session")).body["email"]).toBe(old)
    expect(
      await device.ask("email-new", { attempt: proved.body["attempt"], code: wrongCode(second) })
    ).toMatchObject({
      status: 400
    })
    expect(await device.ask("email-new", { attempt: proved.body["attempt"], code: second })).toMatchObject({
      status: 200,
      body: { email: next }
    })
    expect((await device.ask("session")).body["email"]).toBe(next)
    expect((await inbox.take(old)).subject).toContain("another e-mail address")
  })

  it("S4.19 in part: no code of one step serves in the other, nor one of a sign-in", async () => {
    const server = await start()
    const device = await signedUp(server)
    const { body } = await device.ask("email", { ...PAGE_OF_ONE, email: "ada@example.net" })
    const code = codeOf(await server.inbox.take(ada))
    expect(await device.ask("email-new", { attempt: body["attempt"], code })).toMatchObject({ status: 410 })
    expect(await device.ask("code", { attempt: body["attempt"], code })).toMatchObject({ status: 410 })
  })

  it("S4.19 in part: an address that has a wallet of its own is refused, after its owner proved it", async () => {
    const server = await start()
    const bob = "bob@example.org"
    await signedUp(server, bob)
    const device = await signedUp(server)
    const { body } = await device.ask("email", { ...PAGE_OF_ONE, email: bob })
    const code = codeOf(await server.inbox.take(ada))
    const proved = await device.ask("email-old", { attempt: body["attempt"], code })
    const second = codeOf(await server.inbox.take(bob))
    expect(await device.ask("email-new", { attempt: proved.body["attempt"], code: second })).toMatchObject({
      status: 409,
      body: { code: "email-taken" }
    })
    expect((await device.ask("session")).body["email"]).toBe(ada)
  })
})
