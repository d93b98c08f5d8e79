import type { SiwxStore } from "./SiwxStore.ts"

/** Runs one statement of SQL, with `?` for each of its values, and answers with the rows that it returns. */
export type RunStatement = (
  sql: string,
  values: ReadonlyArray<string | number>
) => Promise<ReadonlyArray<Readonly<Record<string, unknown>>>>

/** What a store in a table may be told beside its database. */
export interface TableStoreOptions {
  /** Name of the table, which is made where it is not there; `latchkey_siwx_1` by default. A schema may stand before it. */
  readonly table?: string
  /** The clock, in milliseconds since 1970; the system's by default. */
  readonly now?: () => number
}

const FORGET_MILLIS = 60_000

/**
 * Keeps sign-ins in a table of a database that speaks the SQL which SQLite and Postgres share. What a version of this package
 * writes differently, it writes into a table of another name: sign-ins live a day, and are made again.
 */
export const tableStore = (run: RunStatement, options: TableStoreOptions): SiwxStore => {
  const { table = "latchkey_siwx_1", now = Date.now } = options
  if (!/^[a-z_][\w]*(\.[a-z_][\w]*)?$/i.test(table)) throw new TypeError(`"${table}" is no name of a table.`)
  const known: { made?: Promise<void> | undefined; forgottenAt: number } = { forgottenAt: now() }
  const make = async () => {
    const statement = `create table if not exists ${table} (name text primary key, value text not null, expires_at bigint not null)`
    // Postgres lets two servers that start at once both begin to make it; the second fails, and finds it there.
    await run(statement, []).catch(() => run(statement, []))
  }
  const rows: RunStatement = async (sql, values) => {
    known.made ??= make().catch((error: unknown) => {
      known.made = undefined
      throw error
    })
    await known.made
    return run(sql, values)
  }
  const forget = async () => {
    if (now() - known.forgottenAt < FORGET_MILLIS) return
    known.forgottenAt = now()
    await rows(`delete from ${table} where expires_at <= ?`, [now()])
  }
  const textOf = ([row]: ReadonlyArray<Readonly<Record<string, unknown>>>) =>
    row !== undefined && Number(row["expires_at"]) > now() ? String(row["value"]) : undefined
  return {
    set: async (key, value, expiresAt) => {
      await forget()
      await rows(
        `insert into ${table} (name, value, expires_at) values (?, ?, ?)
         on conflict (name) do update set value = excluded.value, expires_at = excluded.expires_at`,
        [key, value, Math.ceil(expiresAt)]
      )
    },
    add: async (key, value, expiresAt) => {
      await forget()
      const added = await rows(
        `insert into ${table} as kept (name, value, expires_at) values (?, ?, ?)
         on conflict (name) do update set value = excluded.value, expires_at = excluded.expires_at
         where kept.expires_at <= ? returning name`,
        [key, value, Math.ceil(expiresAt), now()]
      )
      return added.length > 0
    },
    get: async (key) => textOf(await rows(`select value, expires_at from ${table} where name = ?`, [key])),
    take: async (key) =>
      textOf(await rows(`delete from ${table} where name = ? returning value, expires_at`, [key]))
  }
}
