import { privateKeyToAccount, generatePrivateKey } from "viem/accounts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { isPostgresInstalled, startPostgres } from "../../../../../tests/stack/process/startPostgres.ts"
import { toConfiguration } from "../readConfiguration.ts"
import { startCloud, type CloudServer } from "../startCloud.ts"
import { openSessions } from "./openSessions.ts"
import type { SessionStore } from "./SessionStore.ts"

const configuration = toConfiguration({
  projects: [{ id: "one" }, { id: "two" }],
  limits: { requestsPerMinute: 100_000 }
})

let server: CloudServer
beforeAll(async () => {
  server = await startCloud({ configuration, port: 0 })
})
afterAll(() => server?.stop())

const owner = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())
const caip = (address: string) => `eip155:1:${address}`
const later = () => Math.floor(Date.now() / 1_000) + 3_600
const ownKey = { type: "secp256k1", publicKey: `0x02${"ab".repeat(32)}` }
const permission = {
  type: "native-token-recurring-allowance",
  data: { allowance: "0x64", start: 1, period: 86_400 }
}
const request = (change: object = {}) => ({
  expiry: later(),
  signer: { type: "keys", data: { keys: [ownKey] } },
  permissions: [permission],
  policies: [],
  ...change
})

const ask = async (
  account: string,
  step: string,
  body?: unknown,
  { projectId = "one", on = server } = {}
): Promise<{ readonly status: number; readonly body: any }> => {
  const response = await fetch(
    `${on.url}/v1/sessions/${encodeURIComponent(account)}${step}?projectId=${projectId}`,
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
  )
  return { status: response.status, body: await response.json() }
}
const begin = async (account = caip(owner.address)) => {
  const { body } = await ask(account, "", request())
  const granted = request({
    signer: { type: "keys", data: { keys: [body.key, ownKey] } },
    pci: body.pci,
    context: "0xc0"
  })
  return { ...(body as { pci: string; key: { publicKey: string } }), granted }
}

describe("sessions", () => {
  it("S7.21, S7.22: begin with a key of the server, are activated, listed, and ended by the account", async () => {
    const account = caip(owner.address)
    const { pci, key, granted } = await begin()
    expect(key).toEqual({ type: "secp256k1", publicKey: expect.stringMatching(/^0x04[0-9a-f]{128}$/) })
    expect((await ask(account, "")).body).toEqual({ pcis: [] })
    expect((await ask(account, "/activate", granted)).body).toEqual({ success: true })
    const { pcis } = (await ask(account.toLowerCase(), "")).body
    expect(pcis).toEqual([
      {
        pci,
        project: { id: "one", name: "one" },
        expiry: granted.expiry,
        createdAt: expect.any(Number),
        permissions: [permission],
        policies: [],
        context: "0xc0"
      }
    ])
    expect(Math.abs(pcis[0].createdAt - Date.now() / 1_000)).toBeLessThan(60)
    const signature = await owner.signMessage({ message: pci })
    expect(await ask(account, "/revoke", { pci, signature })).toEqual({
      status: 200,
      body: { success: true }
    })
    const { revokedAt } = (await ask(account, "")).body.pcis[0]
    expect(Math.abs(revokedAt - Date.now() / 1_000)).toBeLessThan(60)
    expect((await ask(caip(stranger.address), "")).body).toEqual({ pcis: [] })
    expect((await ask(`eip155:10:${owner.address}`, "")).body).toEqual({ pcis: [] })
  })

  it("have a key each", async () => {
    expect((await begin()).key.publicKey).not.toBe((await begin()).key.publicKey)
  })

  it("T29 in part: are ended by nobody but the account, and by a signature over that session alone", async () => {
    const account = caip(owner.address)
    const [one, other] = [await begin(), await begin()]
    for (const { granted } of [one, other]) await ask(account, "/activate", granted)
    for (const signature of [
      await stranger.signMessage({ message: one.pci }),
      await owner.signMessage({ message: other.pci }),
      "0x",
      undefined,
      7
    ])
      expect((await ask(account, "/revoke", { pci: one.pci, signature })).status).toBe(400)
    const right = await owner.signMessage({ message: one.pci })
    expect(
      (await ask(`eip155:10:${owner.address}`, "/revoke", { pci: one.pci, signature: right })).status
    ).toBe(404)
    const { pcis } = (await ask(account, "")).body
    const left = pcis.filter(({ pci }: { readonly pci: string }) => [one.pci, other.pci].includes(pci))
    expect(left.map((entry: object) => "revokedAt" in entry)).toEqual([false, false])
    // What was only begun has nothing to end.
    const begun = await begin()
    const signature = await owner.signMessage({ message: begun.pci })
    expect((await ask(account, "/revoke", { pci: begun.pci, signature })).status).toBe(404)
  })

  it.each([
    ["without the server's key", { signer: { type: "keys", data: { keys: [ownKey] } } }, 400],
    ["for longer than was begun", { expiry: 4_000_000_000 }, 400],
    ["with no context", { context: undefined }, 400],
    ["of another id", { pci: "none" }, 404],
    ["of no permissions", { permissions: [] }, 400]
  ])("are not activated %s", async (_, change, status) => {
    const { granted } = await begin()
    expect((await ask(caip(owner.address), "/activate", { ...granted, ...change })).status).toBe(status)
  })

  it("are activated once, and by the project that began them", async () => {
    const { granted } = await begin()
    const account = caip(owner.address)
    expect((await ask(account, "/activate", granted, { projectId: "two" })).status).toBe(404)
    expect((await ask(account, "/activate", granted)).status).toBe(200)
    expect((await ask(account, "/activate", granted)).status).toBe(400)
  })

  it.each([
    [{ expiry: 1 }, "expiry"],
    [{ expiry: "soon" }, "expiry"],
    [{ permissions: [] }, "permissions"],
    [{ permissions: Array.from({ length: 21 }, () => permission) }, "permissions"],
    [{ permissions: [{}] }, "permissions"],
    [{ policies: {} }, "policies"],
    [{ signer: { type: "key" } }, "signer"],
    [{ signer: { type: "keys", data: { keys: [] } } }, "signer"]
  ])("do not begin with what cannot be granted (%#)", async (change, field) => {
    const { status, body } = await ask(caip(owner.address), "", request(change))
    expect([status, body.reasons[0].field]).toEqual([400, field])
  })

  it("need a project, and an account by its CAIP-10 id", async () => {
    expect((await ask(caip(owner.address), "", undefined, { projectId: "none" })).status).toBe(401)
    expect((await ask(owner.address, "")).status).toBe(400)
    expect((await ask("solana:x:y", "", request())).status).toBe(400)
    expect((await ask(caip(owner.address), "", [])).status).toBe(400)
    expect((await ask(caip(owner.address), "", { text: "x".repeat(60_000) })).status).toBe(413)
  })
})

describe("what anybody may have kept", () => {
  const startLimited = async () => {
    const limited = await startCloud({ configuration, port: 0, trustProxy: true })
    onTestFinished(() => limited.stop())
    const from = (address: string) => async (account: string, step: string, body?: unknown) => {
      const url = `${limited.url}/v1/sessions/${encodeURIComponent(account)}${step}?projectId=one`
      const headers = { "content-type": "application/json", "x-forwarded-for": address }
      const asked = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) }
      const response = await fetch(url, asked)
      return {
        status: response.status,
        wait: response.headers.get("retry-after"),
        body: await response.json()
      }
    }
    return from
  }
  type Ask = Awaited<ReturnType<typeof startLimited>> extends (address: string) => infer A ? A : never
  const grantBy = async (asking: Ask, account: string, change: object = {}) => {
    const expiry = later()
    const { status, body } = await asking(account, "", request({ expiry, ...change }))
    if (status !== 200) return { status, pci: "" }
    const signer = { type: "keys", data: { keys: [body.key, ownKey] } }
    const granted = request({ signer, pci: body.pci, context: "0xc0", expiry, ...change })
    return { status: (await asking(account, "/activate", granted)).status, pci: String(body.pci) }
  }

  it("T31 in part: a client writes 200 kB and then 5 kB a minute, whatever it begins and grants; another is not kept out", async () => {
    const from = await startLimited()
    const [attacker, other] = [from("192.0.2.1"), from("192.0.2.2")]
    const large = { permissions: [{ type: "x", data: "y".repeat(40_000) }] }
    const statuses: Array<number> = []
    for (let turn = 0; turn < 8; turn++)
      statuses.push((await grantBy(attacker, caip(stranger.address), large)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
    const refused = await attacker(caip(stranger.address), "/activate", {})
    expect(refused.status).toBe(400)
    let begun = 0
    while ((await attacker(caip(stranger.address), "", request())).status === 200) begun++
    expect(begun).toBeLessThan(100)
    expect(Number((await attacker(caip(stranger.address), "", request())).wait)).toBeGreaterThan(0)
    expect((await grantBy(other, caip(stranger.address))).status).toBe(200)
  })

  it("T31 in part: 250 anonymous grants leave the account's own in its list", async () => {
    const from = await startLimited()
    const account = caip(owner.address)
    const { pci } = await grantBy(from("192.0.2.2"), account)
    // Two networks of an attacker, since one may not write as much.
    for (const address of ["192.0.2.1", "2001:db8::1"])
      for (let turn = 0; turn < 125; turn++) expect((await grantBy(from(address), account)).status).toBe(200)
    const { pcis } = (await from("192.0.2.3")(account, "")).body
    expect(pcis).toHaveLength(200)
    expect(pcis.map((entry: { readonly pci: string }) => entry.pci)).toContain(pci)
  })
})

const record = (pci: string, createdAt: number) => ({
  pci,
  account: "a",
  project: "one",
  client: "c",
  privateKey: "k",
  createdAt,
  expiry: 9_000_000_000,
  permissions: [1],
  policies: []
})
const grant = { context: "0x1", expiry: 8, permissions: [2], policies: [3] }

const keeps = async (open: () => Promise<SessionStore>) => {
  const store = await open()
  await store.begin(record("old", 1_000))
  await store.begin(record("kept", 1_000))
  expect(await store.activate("a", "kept", grant)).toBe(true)
  expect(await store.activate("a", "kept", grant)).toBe(false)
  await store.begin(record("new", 1_000 + 86_400))
  expect(await store.find("a", "old")).toEqual(record("old", 1_000))
  await store.begin(record("newer", 1_001 + 86_400))
  expect(await store.find("a", "old")).toBeUndefined()
  expect(await store.find("b", "new")).toBeUndefined()
  expect(await store.activate("a", "new", grant)).toBe(true)
  expect(await store.revoke("a", "newer", 5)).toBe(false)
  expect(await store.revoke("b", "kept", 5)).toBe(false)
  expect(await store.revoke("a", "kept", 5)).toBe(true)
  expect(await store.revoke("a", "kept", 6)).toBe(true)
  await store.close()
  const again = await open()
  onTestFinished(() => again.close())
  const { privateKey: _, client: __, ...told } = record("new", 87_400)
  expect(await again.list("a", 10, 1)).toEqual([
    { ...told, ...grant },
    { ...told, pci: "kept", createdAt: 1_000, ...grant, revokedAt: 5 }
  ])
  expect(await again.list("a", 1, 1)).toHaveLength(1)
  // Of a client that had many the newest few, of each other the newest, and what has ended last.
  for (const [client, count] of [
    ["many", 8],
    ["few", 2]
  ] as const)
    for (let turn = 0; turn < count; turn++) {
      const pci = `${client} ${turn}`
      await again.begin({
        ...record(pci, 90_000 + (client === "many" ? 100 : 0) + turn),
        account: "b",
        client
      })
      await again.activate("b", pci, { ...grant, expiry: 9_000 })
    }
  const shown = async (entries: number, now = 1) =>
    (await again.list("b", entries, now)).map(({ pci }) => pci)
  expect(await shown(4)).toEqual(["many 7", "many 6", "few 1", "few 0"])
  expect(await shown(5)).toEqual(["many 7", "many 6", "many 5", "few 1", "few 0"])
  expect(await shown(20)).toHaveLength(10)
  await again.revoke("b", "many 7", 5)
  await again.activate("b", "few 1", grant)
  expect(await shown(4)).toEqual(["many 6", "many 5", "few 1", "few 0"])
  expect(await shown(10, 9_000)).toHaveLength(10)
}

describe("kept sessions", () => {
  it("are there after a restart, and what nobody granted within a day is not", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "sessions-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    await keeps(() => openSessions(path.join(folder, "cloud.sqlite")))
  })

  it.runIf(isPostgresInstalled("sessions in Postgres"))("so are those in Postgres", async () => {
    const database = await startPostgres()
    onTestFinished(() => database.stop())
    await keeps(() => openSessions(database.url))
  })
})
