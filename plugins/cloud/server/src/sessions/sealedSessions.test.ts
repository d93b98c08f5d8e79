import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { isPostgresInstalled, startPostgres } from "../../../../../tests/stack/process/startPostgres.ts"
import { toConfiguration } from "../readConfiguration.ts"
import { startCloud } from "../startCloud.ts"
import { makeKey } from "./makeKey.ts"
import { makeSealing } from "./makeSealing.ts"
import { openSessions } from "./openSessions.ts"
import { resealSessions, sealedSessions } from "./sealedSessions.ts"
import type { SessionStore } from "./SessionStore.ts"

const [older, newer] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const sealedWith = (...[first, ...others]: readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]) =>
  makeSealing([first, ...others])

const record = (pci: string, privateKey = makeKey()) => ({
  pci,
  account: "a",
  project: "one",
  client: "c",
  privateKey,
  createdAt: 1_000,
  expiry: 9_000_000_000,
  permissions: [1],
  policies: []
})

const inFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sealed-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What is kept of a key, as it stands there. */
const keptOf = async (store: SessionStore, pci: string) =>
  (await store.keysWithout("none", "")).find((kept) => kept.pci === pci)?.privateKey

const rotates = async (open: () => Promise<SessionStore>) => {
  const plain = await open()
  onTestFinished(() => plain.close())
  // As a server of before left it: it did not seal.
  await plain.begin(record("before", "MIGE+old/key="))
  const first = sealedWith(older)
  const one = await sealedSessions(plain, first)
  expect(await keptOf(plain, "before")).toMatch(new RegExp(`^${first.prefix}`))
  expect(await one.find("a", "before")).toMatchObject({ privateKey: "MIGE+old/key=" })
  const [used, unused] = [record("used"), record("unused")]
  await one.begin(used)
  await one.begin(unused)
  expect(await keptOf(plain, "used")).not.toContain(used.privateKey)

  const both = sealedWith(newer, older)
  const two = await sealedSessions(plain, both)
  expect(await two.find("a", "used")).toEqual({ ...used, client: expect.stringMatching(/^[\w-]{16}$/) })
  expect(await keptOf(plain, "used")).toMatch(new RegExp(`^${both.prefix}`))
  expect(await keptOf(plain, "unused")).toMatch(new RegExp(`^${first.prefix}`))
  // Not yet: something is still sealed with the older one.
  await expect(sealedSessions(plain, sealedWith(newer))).rejects.toThrow("sealed with another secret")
  expect(await resealSessions(plain, both)).toBe(2)
  expect(await resealSessions(plain, both)).toBe(0)
  const three = await sealedSessions(plain, sealedWith(newer))
  for (const each of [used, unused])
    expect(await three.find("a", each.pci)).toEqual({ ...each, client: expect.stringMatching(/^[\w-]{16}$/) })
  await expect(sealedSessions(plain, first)).rejects.toThrow("sealed with another secret")
}

describe("the server's keys of sessions", () => {
  it("are sealed, those of before too, and again with a newer secret, by use and by command", async () => {
    await rotates(() => openSessions())
  })

  it.runIf(isPostgresInstalled("sealed sessions in Postgres"))("so are those in Postgres", async () => {
    const database = await startPostgres()
    onTestFinished(() => database.stop())
    await rotates(() => openSessions(database.url))
  })

  it("are opened for no other session, and not where they were changed", () => {
    const { seal, open } = sealedWith(older)
    const sealed = seal("one", "key")
    expect(open("one", sealed)).toBe("key")
    expect(() => open("other", sealed)).toThrow()
    expect(() => open("one", `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`)).toThrow()
    expect(() => sealedWith(newer).open("one", sealed)).toThrow("not configured")
  })

  it("a key that a server changes at the same time is left to it", async () => {
    const store = await openSessions()
    onTestFinished(() => store.close())
    const sealing = sealedWith(newer, older)
    await (await sealedSessions(store, sealedWith(older))).begin(record("one"))
    const racing: SessionStore = {
      ...store,
      changeKey: async (pci, before, after) => {
        await store.changeKey(pci, before, sealing.seal(pci, "by another"))
        return store.changeKey(pci, before, after)
      }
    }
    expect(await resealSessions(racing, sealing)).toBe(0)
    expect(await (await sealedSessions(store, sealing)).find("a", "one")).toMatchObject({
      privateKey: "by another"
    })
  })

  it("cannot be read out of the database's files, which are their owner's alone", async () => {
    const folder = inFolder()
    const file = path.join(folder, "cloud.sqlite")
    const store = await openSessions(file)
    const one = record("one")
    await (await sealedSessions(store, sealedWith(older))).begin(one)
    await store.close()
    const all = Buffer.concat(readdirSync(folder).map((name) => readFileSync(path.join(folder, name))))
    expect(all.includes("9000000000") || all.includes("one")).toBe(true)
    expect(all.includes(one.privateKey)).toBe(false)
    expect(all.includes(Buffer.from(one.privateKey, "base64"))).toBe(false)
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  it("need a secret where they are kept: without one there are no routes of sessions", async () => {
    const file = path.join(inFolder(), "cloud.sqlite")
    const projects = [{ id: "one" }]
    const statusOf = async (secret?: string) => {
      const server = await startCloud({
        configuration: toConfiguration({ projects, ...(secret === undefined ? {} : { secret }) }),
        port: 0,
        database: file
      })
      const { status } = await fetch(`${server.url}/v1/sessions/eip155:1:0x${"1".repeat(40)}?projectId=one`)
      await server.stop()
      return status
    }
    expect(await statusOf()).toBe(404)
    expect(await statusOf(Buffer.from(older).toString("base64"))).toBe(200)
  })
})
