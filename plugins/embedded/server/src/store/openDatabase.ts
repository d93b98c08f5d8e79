import { createHmac, timingSafeEqual } from "node:crypto"
import { ConfigurationError } from "../ConfigurationError.ts"
import type { Database } from "./Database.ts"
import { sqliteDatabase } from "./sqliteDatabase.ts"

// Times are epoch milliseconds. What comes from outside and gives rights is only there as a hash.
const schema = [
  `create table if not exists latchkey_meta (name text primary key, value text not null)`,
  `create table if not exists latchkey_account (
    id text primary key, email text unique, share text not null, wallet text, wallet_id text,
    created_at bigint not null
  )`,
  `create table if not exists latchkey_device (
    account text not null, device text not null, label text not null, created_at bigint not null,
    primary key (account, device)
  )`,
  `create table if not exists latchkey_attempt (
    id text primary key, kind text not null, email text not null, account text, device text not null,
    project text not null, origin text not null, label text not null, link text unique, confirmed integer not null,
    code text, tries integer not null, code_until bigint not null, until bigint not null
  )`,
  `create table if not exists latchkey_session (
    id text primary key, account text not null, device text not null, project text not null, until bigint not null
  )`,
  `create table if not exists latchkey_identity (
    provider text not null, subject text not null, account text not null, email text, name text,
    primary key (provider, subject)
  )`,
  `create table if not exists latchkey_social (
    id text primary key, provider text not null, device text not null, project text not null, origin text not null,
    label text not null, verifier text not null, nonce text not null, result text unique, subject text, email text,
    name text, until bigint not null
  )`,
  `create table if not exists latchkey_start_over (
    account text primary key, email text not null, project text not null, label text not null, language text not null,
    stop text not null unique, proven text, next_mail bigint not null, due bigint not null, until bigint not null
  )`,
  `create table if not exists latchkey_quota (
    name text primary key, used integer not null, started bigint not null, until bigint not null
  )`
]

/** A text that only a server with the same secret writes. */
const markOf = (secret: Uint8Array) =>
  createHmac("sha256", secret).update("latchkey embedded database").digest("hex")

/**
 * Opens the database: Postgres if `where` is its URL, else SQLite, in that file or in memory.
 *
 * Fails: rejects if it cannot be reached or written; `ConfigurationError` if it was written with another secret.
 */
export const openDatabase = async (secret: Uint8Array, where?: string): Promise<Database> => {
  const database =
    where !== undefined && /^postgres(ql)?:\/\//.test(where)
      ? (await import("./postgresDatabase.ts")).postgresDatabase(where)
      : sqliteDatabase(where)
  try {
    for (const statement of schema) await createdByOne(database, statement)
    const mark = markOf(secret)
    await database.rows(
      "insert into latchkey_meta (name, value) values ('mark', ?) on conflict (name) do nothing",
      mark
    )
    const [row] = await database.rows("select value from latchkey_meta where name = 'mark'")
    const there = Buffer.from(String(row?.["value"]))
    if (there.length !== mark.length || !timingSafeEqual(there, Buffer.from(mark)))
      throw new ConfigurationError("the database was written with another secret")
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
