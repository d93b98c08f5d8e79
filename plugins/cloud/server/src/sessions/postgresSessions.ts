import postgres from "postgres"
import type { Migrations } from "../store/Migrations.ts"
import { migratePostgres } from "../store/migratePostgres.ts"
import {
  grantedOf,
  inOrder,
  toGranted,
  toKeptKey,
  toRecord,
  KEYS_AT_ONCE,
  WAIT_SECONDS,
  type SessionStore
} from "./SessionStore.ts"

const migrations: Migrations = [
  [
    `create table if not exists latchkey_session (
      pci text not null primary key, account text not null, project text not null, private_key text not null,
      created_at bigint not null, expiry bigint not null, permissions text not null, policies text not null,
      context text, revoked_at bigint
    )`,
    "create index if not exists latchkey_session_account on latchkey_session (account, created_at)"
  ],
  ["alter table latchkey_session add column client text not null default ''"]
]

const CONNECTIONS = 4
const CONNECT_SECONDS = 10

/**
 * Keeps sessions in a Postgres database, which several servers share. `url` is `postgres://user:password@host:port/database`.
 *
 * Fails: rejects if the database cannot be reached or written.
 */
export const postgresSessions = async (url: string): Promise<SessionStore> => {
  const sql = postgres(url, { max: CONNECTIONS, connect_timeout: CONNECT_SECONDS, onnotice: () => {} })
  try {
    await migratePostgres(sql, "sessions", migrations)
  } catch (error) {
    await sql.end({ timeout: 0 })
    throw error
  }
  return {
    begin: async ({
      pci,
      account,
      project,
      client,
      privateKey,
      createdAt,
      expiry,
      permissions,
      policies
    }) => {
      await sql`delete from latchkey_session where context is null and created_at < ${createdAt - WAIT_SECONDS}`
      await sql`
        insert into latchkey_session
          (pci, account, project, client, private_key, created_at, expiry, permissions, policies)
        values
          (${pci}, ${account}, ${project}, ${client}, ${privateKey}, ${createdAt}, ${expiry},
          ${JSON.stringify(permissions)}, ${JSON.stringify(policies)})`
    },
    find: async (account, pci) => {
      const [row] = await sql`select * from latchkey_session where account = ${account} and pci = ${pci}`
      return row && toRecord(row)
    },
    activate: async (account, pci, { context, expiry, permissions, policies }) => {
      const { count } = await sql`
        update latchkey_session set
          context = ${context}, expiry = ${expiry}, permissions = ${JSON.stringify(permissions)},
          policies = ${JSON.stringify(policies)}
        where account = ${account} and pci = ${pci} and context is null`
      return count === 1
    },
    revoke: async (account, pci, at) => {
      const { count } = await sql`
        update latchkey_session set revoked_at = coalesce(revoked_at, ${at})
        where account = ${account} and pci = ${pci} and context is not null`
      return count === 1
    },
    list: async (account, entries, now) =>
      inOrder((await sql.unsafe(grantedOf("latchkey_session"), [account, now, entries])).map(toGranted)),
    keysWithout: async (prefix, behind) =>
      (
        await sql`
          select pci, private_key from latchkey_session
          where substr(private_key, 1, ${prefix.length}) <> ${prefix} and pci collate "C" > ${behind}
          order by pci collate "C" limit ${KEYS_AT_ONCE}`
      ).map(toKeptKey),
    keyStarts: async (length) =>
      (await sql`select distinct substr(private_key, 1, ${length}) as start from latchkey_session`).map(
        ({ start }) => String(start)
      ),
    changeKey: async (pci, before, after) => {
      const { count } = await sql`
        update latchkey_session set private_key = ${after} where pci = ${pci} and private_key = ${before}`
      return count === 1
    },
    close: () => sql.end({ timeout: CONNECT_SECONDS })
  }
}
