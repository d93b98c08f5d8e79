import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { afterEach, describe, expect, it } from "vitest"
import { makeSecrets } from "../secrets.ts"
import { migrations } from "./migrations.ts"
import { openDatabase } from "./openDatabase.ts"
import { sqliteDatabase } from "./sqliteDatabase.ts"

const secret = makeSecrets([new Uint8Array(32).fill(1)])
const folders: Array<string> = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})
const newFile = () => {
  const folder = mkdtempSync(`${tmpdir()}/embedded-`)
  folders.push(folder)
  return `${folder}/wallets.db`
}

/** A database as the first version left it, with an account and a device. */
const firstVersion = async (file: string) => {
  const database = sqliteDatabase(file)
  for (const statement of [
    "create table latchkey_meta (name text primary key, value text not null)",
    ...migrations[0]!,
    "insert into latchkey_account (id, email, share, wallet, wallet_id, created_at) values ('a', 'ada@example.org', 's', 'w', 'i', 1)",
    "insert into latchkey_device (account, device, label, created_at) values ('a', 'd', 'Firefox', 1)"
  ])
    await database.rows(statement)
  await database.close()
}

describe("a database", () => {
  it("of the first version is brought up to this one, with all that was in it", async () => {
    const file = newFile()
    await firstVersion(file)
    const database = await openDatabase(secret, file)
    expect(await database.rows("select id, wallet, verifier from latchkey_account")).toMatchObject([
      { id: "a", wallet: "w", verifier: null }
    ])
    expect(await database.rows("select device, seen_at from latchkey_device")).toMatchObject([
      { device: "d", seen_at: null }
    ])
    expect(await database.rows("select value from latchkey_meta where name = 'schema'")).toMatchObject([
      { value: String(migrations.length) }
    ])
    await database.close()
    await (await openDatabase(secret, file)).close()
  })

  it("of the third version, from before passkeys, is brought up to this one, with all that was in it", async () => {
    const file = newFile()
    const third = sqliteDatabase(file)
    for (const statement of [
      "create table latchkey_meta (name text primary key, value text not null)",
      ...migrations.slice(0, 3).flat(),
      "insert into latchkey_meta (name, value) values ('schema', '3')",
      "insert into latchkey_account (id, email, share, wallet, wallet_id, verifier, created_at) values ('a', 'ada@example.org', 's', 'w', 'i', 'v', 1)"
    ])
      await third.rows(statement)
    await third.close()
    const database = await openDatabase(secret, file)
    expect(await database.rows("select id, wallet, verifier from latchkey_account")).toMatchObject([
      { id: "a", wallet: "w", verifier: "v" }
    ])
    expect(await database.rows("select * from latchkey_passkey")).toEqual([])
    expect(await database.rows("select value from latchkey_meta where name = 'schema'")).toMatchObject([
      { value: String(migrations.length) }
    ])
    await database.close()
  })

  it("is brought up by two servers that start at once, and by one where another had stopped in between", async () => {
    const file = newFile()
    await firstVersion(file)
    const half = sqliteDatabase(file)
    await half.rows(migrations[1]![0]!)
    await half.close()
    const both = await Promise.all([openDatabase(secret, file), openDatabase(secret, file)])
    for (const database of both) {
      expect(await database.rows("select verifier from latchkey_account")).toHaveLength(1)
      await database.close()
    }
  })

  it("of a later version is not touched, and that is said", async () => {
    const file = newFile()
    const database = await openDatabase(secret, file)
    await database.rows("update latchkey_meta set value = '99' where name = 'schema'")
    await database.close()
    await expect(openDatabase(secret, file)).rejects.toThrow("written by a later version (its schema is 99")
  })

  it("in a file is for its owner's eyes alone", async () => {
    const file = newFile()
    const database = await openDatabase(secret, file)
    for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o077).toBe(0)
    await database.close()
  })
})
