import { openSqlite } from "../openSqlite.ts"
import type { Migrations } from "../store/Migrations.ts"
import { migrateSqlite } from "../store/migrateSqlite.ts"
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
    `create table if not exists session (
      pci text not null primary key, account text not null, project text not null, private_key text not null,
      created_at integer not null, expiry integer not null, permissions text not null, policies text not null,
      context text, revoked_at integer
    ) without rowid`,
    "create index if not exists session_account on session (account, created_at)"
  ],
  ["alter table session add column client text not null default ''"]
]

/** Keeps sessions in an SQLite database: in that file, or in memory. Fails: throws if it cannot be written. */
export const sqliteSessions = (file = ":memory:"): SessionStore => {
  const database = openSqlite(file)
  migrateSqlite(database, "sessions", migrations)
  const forget = database.prepare("delete from session where context is null and created_at < ?")
  const insert = database.prepare(
    `insert into session (pci, account, project, client, private_key, created_at, expiry, permissions, policies)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`
  )
  const byId = database.prepare("select * from session where account = ? and pci = ?")
  const grant = database.prepare(
    "update session set context = ?, expiry = ?, permissions = ?, policies = ? where account = ? and pci = ? and context is null"
  )
  const end = database.prepare(
    "update session set revoked_at = coalesce(revoked_at, ?) where account = ? and pci = ? and context is not null"
  )
  const granted = database.prepare(grantedOf("session"))
  const keysWithout = database.prepare(
    "select pci, private_key from session where substr(private_key, 1, ?) <> ? and pci > ? order by pci limit ?"
  )
  const keyStarts = database.prepare("select distinct substr(private_key, 1, ?) as start from session")
  const changeKey = database.prepare("update session set private_key = ? where pci = ? and private_key = ?")
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
      forget.run(createdAt - WAIT_SECONDS)
      const [may, under] = [JSON.stringify(permissions), JSON.stringify(policies)]
      insert.run(pci, account, project, client, privateKey, createdAt, expiry, may, under)
    },
    find: async (account, pci) => {
      const row = byId.get(account, pci)
      return row && toRecord(row)
    },
    activate: async (account, pci, { context, expiry, permissions, policies }) => {
      const [may, under] = [JSON.stringify(permissions), JSON.stringify(policies)]
      return Number(grant.run(context, expiry, may, under, account, pci).changes) === 1
    },
    revoke: async (account, pci, at) => Number(end.run(at, account, pci).changes) === 1,
    list: async (account, entries, now) =>
      inOrder(granted.all({ $1: account, $2: now, $3: entries }).map(toGranted)),
    keysWithout: async (prefix, behind) =>
      keysWithout.all(prefix.length, prefix, behind, KEYS_AT_ONCE).map(toKeptKey),
    keyStarts: async (length) => keyStarts.all(length).map(({ start }) => String(start)),
    changeKey: async (pci, before, after) => Number(changeKey.run(after, pci, before).changes) === 1,
    close: async () => database.close()
  }
}
