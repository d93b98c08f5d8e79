import { afterEach, describe, expect, it, vi } from "vitest"
import { solvePuzzle } from "../frame/work/solvePuzzle.ts"
import { enterDocument, makeTestFrame } from "../support/testFrame.ts"
import { makeTestPasskey } from "../support/testPasskey.ts"
import { codeOf, makeDevice, PAGE, startTestServer } from "../support/testServer.ts"

const ada = "ada@example.org"
const AT = { projectId: "one", origin: PAGE }
const github = {
  id: "github",
  clientId: "a",
  clientSecret: "b",
  oauth: { authorizationUrl: "https://github.example/a", tokenUrl: "https://github.example/t" }
}

const ends: Array<() => unknown> = []
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const end of ends.splice(0).toReversed()) await end()
})
/** A server that bears 45 strangers a minute, three of each client, and what presses it just beyond that: the easiest work is asked for. */
const start = async () => {
  const server = await startTestServer({
    trustProxy: true,
    limits: { strangersPerMinute: 45 },
    providers: [github]
  })
  ends.push(server.stop)
  const at = (client: string) => makeDevice(server.url, { "x-forwarded-for": client })
  const press = async () => {
    const others = Array.from({ length: 46 }, (_, other) =>
      at(`203.0.${other}.1`).ask("social", { ...AT, provider: "github" })
    )
    await Promise.all(others)
  }
  return { ...server, at, press }
}
const worksFor = async (
  device: ReturnType<typeof makeDevice>,
  { body }: { body: Record<string, unknown> }
) => {
  device.state.work = (await solvePuzzle(body["puzzle"]))!
}
const ASKED = { status: 428, body: { code: "work", message: "Please try again after 60 seconds" } }

describe("while too many strangers ask", () => {
  it("T18 a stranger gets a mail for work, and a device that its account knows for nothing", async () => {
    const { at, press, inbox, clock } = await start()
    const [known, stranger] = [at("198.51.100.1"), at("198.51.101.1")]
    await known.code((await known.signIn(ada)).body["attempt"], codeOf(await inbox.take(ada)))
    clock.now += 300_000
    await press()
    const mails = inbox.mails().length
    const asked = await stranger.signIn("bob@example.com")
    expect(asked).toMatchObject(ASKED)
    // In the name of somebody who is known, too: it is the device that counts.
    expect(await stranger.signIn(ada)).toMatchObject(ASKED)
    expect(inbox.mails()).toHaveLength(mails)
    expect(await known.signIn(ada)).toMatchObject({ status: 200, body: { action: "VERIFY_OTP" } })
    await worksFor(stranger, asked)
    expect(await stranger.signIn("bob@example.com")).toMatchObject({ status: 200 })
    expect((await inbox.take("bob@example.com")).text).toContain("Your code is")
    // Two minutes later nobody asks, and nobody works.
    clock.now += 180_000
    expect(await at("203.0.113.9").signIn("carol@example.com")).toMatchObject({ status: 200 })
  })

  it("T18 so does who begins at a provider, at Farcaster, or makes an account for a passkey", async () => {
    const { at, press } = await start()
    const device = at("198.51.100.1")
    const { body } = await device.ask("passkey-begin", AT)
    const { id, publicKey } = makeTestPasskey(PAGE)
    const joining = { ...AT, ...body, id, publicKey, transports: "internal", name: "Phone" }
    await press()
    for (const [route, sent] of [
      ["social", { ...AT, provider: "github" }],
      ["passkey-join", joining]
    ] as const) {
      const asked = await device.ask(route, sent)
      expect(asked).toMatchObject(ASKED)
      await worksFor(device, asked)
      expect(await device.ask(route, sent)).toMatchObject({ status: 200 })
    }
    // Nobody asks the relay for it.
    expect(await device.ask("farcaster", AT)).toMatchObject(ASKED)
  })

  it("T18 the frame works for its visitor, who types the code as ever", async () => {
    const server = await start()
    const document = enterDocument(server)
    await server.press()
    const device = await makeTestFrame(server)
    await device.signIn(ada)
    expect(await device.call("GET_USER", {})).toMatchObject({ email: ada })
    expect(document.count("sign-in")).toBe(2)
  })

  it("T18 the frame gives up where no work is enough, and says when to come back", async () => {
    const server = await start()
    const document = enterDocument(server)
    const puzzle = `10.${"A".repeat(43)}.1.${"B".repeat(43)}`
    document.instead.set("sign-in", () =>
      Response.json({ code: "work", message: "Please try again after 60 seconds", puzzle }, { status: 428 })
    )
    const device = await makeTestFrame(server)
    const asking = () => device.call("CONNECT_EMAIL", { email: ada })
    await expect(asking()).rejects.toThrow("Please try again after 60 seconds")
    expect(document.count("sign-in")).toBe(4)
    document.instead.set("sign-in", () =>
      Response.json({ code: "work", message: "Please try again after 60 seconds" }, { status: 428 })
    )
    await expect(asking()).rejects.toThrow("Please try again after 60 seconds")
    expect(document.count("sign-in")).toBe(5)
  })
})
