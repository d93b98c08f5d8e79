import { createHmac, timingSafeEqual } from "node:crypto"
import { ConfigurationError } from "../ConfigurationError.ts"
import type { Database } from "./Database.ts"
import { migrations } from "./migrations.ts"
import { sqliteDatabase } from "./sqliteDatabase.ts"

/** A text that only a server with the same secret writes. */
const markOf = (secret: Uint8Array) =>
  createHmac("sha256", secret).update("latchkey embedded database").digest("hex")

/**
 * Opens the database: Postgres if `where` is its URL, else SQLite, in that file or in memory.
 *
 * One of an earlier version is brought up to this one, by whichever of several servers comes first.
 *
 * Fails: rejects if it cannot be reached or written; `ConfigurationError` if it was written with another secret, or by a later
 * version.
 */
export const openDatabase = async (secret: Uint8Array, where?: string): Promise<Database> => {
  const database =
    where !== undefined && /^postgres(ql)?:\/\//.test(where)
      ? (await import("./postgresDatabase.ts")).postgresDatabase(where)
      : sqliteDatabase(where)
  try {
    await createdByOne(
      database,
      "create table if not exists latchkey_meta (name text primary key, value text not null)"
    )
    const mark = markOf(secret)
    await database.rows(
      "insert into latchkey_meta (name, value) values ('mark', ?) on conflict (name) do nothing",
      mark
    )
    const [row] = await database.rows("select value from latchkey_meta where name = 'mark'")
    const there = Buffer.from(String(row?.["value"]))
    if (there.length !== mark.length || !timingSafeEqual(there, Buffer.from(mark)))
      throw new ConfigurationError("the database was written with another secret")
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Postgres lets two servers that start at once both begin to make a table; the second fails, and finds it there. */
const createdByOne = async (database: Database, statement: string): Promise<void> => {
  try {
    await database.rows(statement)
  } catch {
    await database.rows(statement)
  }
}

// SQLite and Postgres, of a column that another server has added at the same time, or one that was stopped in between.
const isThere = (error: unknown): boolean =>
  error instanceof Error && /duplicate column name|already exists/i.test(error.message)

const added = async (database: Database, statement: string): Promise<void> => {
  if (!statement.startsWith("alter")) return createdByOne(database, statement)
  try {
    await database.rows(statement)
  } catch (error) {
    if (!isThere(error)) throw error
  }
}

/** Brings the tables up to this version. Every step may be run twice, so that servers that start at once need not wait for each other. */
const migrate = async (database: Database): Promise<void> => {
  const [row] = await database.rows("select value from latchkey_meta where name = 'schema'")
  const version = Number(row?.["value"] ?? 0)
  if (version > migrations.length)
    throw new ConfigurationError(
      `the database was written by a later version (its schema is ${version}, this one knows ${migrations.length})`
    )
  for (const statement of migrations.slice(version).flat()) await added(database, statement)
  await database.rows(
    `insert into latchkey_meta (name, value) values ('schema', ?)
     on conflict (name) do update set value = excluded.value
     where cast(latchkey_meta.value as integer) < cast(excluded.value as integer)`,
    String(migrations.length)
  )
}
