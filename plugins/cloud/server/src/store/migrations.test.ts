import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { DatabaseSync } from "node:sqlite"
import postgres from "postgres"
import { describe, expect, it, onTestFinished } from "vitest"
import { inDatabases } from "../../../../../tests/support/inDatabases.ts"
import { toConfiguration } from "../readConfiguration.ts"
import { openNames } from "../names/openNames.ts"
import { openSessions } from "../sessions/openSessions.ts"
import { startCloud } from "../startCloud.ts"

const secret = Buffer.alloc(32, 7).toString("base64")
const account = `eip155:1:0x${"1".repeat(40)}`

const isPostgres = (database: string) => database.startsWith("postgres:")

/** Runs statements that both databases know. */
const run = async (database: string, ...statements: ReadonlyArray<string>) => {
  if (!isPostgres(database)) {
    const file = new DatabaseSync(database)
    for (const statement of statements) file.exec(statement)
    return file.close()
  }
  const sql = postgres(database, { max: 1, onnotice: () => {} })
  for (const statement of statements) await sql.unsafe(statement)
  await sql.end()
}
const named = (database: string, table: string) =>
  isPostgres(database) ? `latchkey_${table.replace("_record", "")}` : table

/** A database as servers left it that knew no versions, with a session that was granted and a name. */
const firstVersion = async (database: string) => {
  const [session, name] = [named(database, "session"), named(database, "name_record")]
  await run(
    database,
    `create table ${session} (
      pci text not null primary key, account text not null, project text not null, private_key text not null,
      created_at bigint not null, expiry bigint not null, permissions text not null, policies text not null,
      context text, revoked_at bigint
    )`,
    `create index ${session}_account on ${session} (account, created_at)`,
    `insert into ${session} values ('one', '${account}', 'shop', 'a2V5', 1, 9000000000, '[1]', '[]', '0xc0', null)`,
    `create table ${name} (
      name text not null primary key, owner text not null unique, address text not null, coin_types text not null,
      registered bigint not null
    )`,
    `insert into ${name} values ('ada.shop', 'ada', '0x1', '[60]', 1)`
  )
}
const start = async (database: string) => {
  const configuration = toConfiguration({ projects: [{ id: "shop" }], names: { zone: "shop" }, secret })
  const server = await startCloud({ configuration, port: 0, database })
  let running: Promise<void> | undefined
  const stop = () => (running ??= server.stop())
  onTestFinished(stop)
  const pcis = async (): Promise<ReadonlyArray<string>> => {
    const response = await fetch(`${server.url}/v1/sessions/${account}?projectId=shop`)
    const body = (await response.json()) as { readonly pcis: ReadonlyArray<{ readonly pci: string }> }
    return body.pcis.map(({ pci }) => pci)
  }
  return { stop, pcis }
}

describe("the cloud's database", () => {
  inDatabases("of the first version is brought up to this one, with all that was in it", async (database) => {
    await firstVersion(database)
    const server = await start(database)
    expect(await server.pcis()).toEqual(["one"])
    await server.stop()
    const [sessions, names] = [await openSessions(database), await openNames(database)]
    onTestFinished(async () => {
      await Promise.all([sessions.close(), names.close()])
    })
    expect(await sessions.find(account, "one")).toMatchObject({ project: "shop", client: "" })
    expect(await names.find("ada.shop")).toMatchObject({ address: "0x1", coinTypes: [60] })
  })

  inDatabases("is brought up by two servers that start at once", async (database) => {
    await firstVersion(database)
    const both = await Promise.all([openSessions(database), openSessions(database), openNames(database)])
    for (const part of both) await part.close()
    const again = await start(database)
    expect(await again.pcis()).toEqual(["one"])
  })

  inDatabases("of a later version is not touched, and that is said", async (database) => {
    await (await start(database)).stop()
    const table = isPostgres(database) ? "latchkey_cloud_schema" : "cloud_schema"
    await run(database, `update ${table} set version = 99 where part = 'sessions'`)
    await expect(start(database)).rejects.toThrow(
      "written by a later version (its sessions are of schema 99, this one knows 2)"
    )
  })

  inDatabases(
    "of which an upgrade fails is left as it was, and is upgraded the next time",
    async (database) => {
      await firstVersion(database)
      const session = named(database, "session")
      await run(
        database,
        `alter table ${session} rename to elsewhere`,
        `create view ${session} as select * from elsewhere`
      )
      await expect(openSessions(database)).rejects.toThrow()
      await run(database, `drop view ${session}`, `alter table elsewhere rename to ${session}`)
      expect(await (await start(database)).pcis()).toEqual(["one"])
    }
  )

  it("is restored from a copy that was made before an upgrade, and upgraded again", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "cloud-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const [file, copy] = [path.join(folder, "cloud.sqlite"), path.join(folder, "copy.sqlite")]
    await firstVersion(file)
    await run(file, `vacuum into '${copy}'`)
    const upgraded = await start(file)
    await upgraded.stop()
    rmSync(file)
    copyFileSync(copy, file)
    expect(await (await start(file)).pcis()).toEqual(["one"])
  })
})
