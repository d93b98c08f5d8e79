import { createHash } from "node:crypto"
import postgres from "postgres"
import { searchPatterns, walletRows, type WalletIndex, type WalletQuery } from "./WalletIndex.ts"
import type { WalletRecord } from "./WalletRecord.ts"

// Servers that start together wait for each other; the number only has to be the same for all.
const LOCK = 5_182_001
const ROWS_AT_ONCE = 1_000
const CONNECTIONS = 4
const CONNECT_SECONDS = 10

/**
 * Puts wallets into a Postgres database, in the place of those that were there, unless they are the same: several servers of
 * one catalogue share it. `url` is `postgres://user:password@host:port/database`.
 *
 * Fails: rejects where the database cannot be reached or written.
 */
export const postgresIndex = async (
  wallets: ReadonlyArray<WalletRecord>,
  url: string
): Promise<WalletIndex> => {
  const sql = postgres(url, { max: CONNECTIONS, connect_timeout: CONNECT_SECONDS, onnotice: () => {} })
  const rows = walletRows(wallets)
  const digest = createHash("sha256").update(JSON.stringify(rows)).digest("hex")

  const fill = () =>
    sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${LOCK})`
      await tx`create table if not exists latchkey_catalogue (digest text not null)`
      await tx`
        create table if not exists latchkey_wallet (
          place integer primary key, id text not null unique, badge text not null, search text not null,
          body text not null, chains text[] not null
        )`
      const [there] = await tx`select digest from latchkey_catalogue`
      if (there?.["digest"] === digest) return
      await tx`delete from latchkey_catalogue`
      await tx`delete from latchkey_wallet`
      for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
        const some = rows
          .slice(first, first + ROWS_AT_ONCE)
          .map((row) => ({ ...row, chains: [...row.chains] }))
        await tx`insert into latchkey_wallet ${tx(some)}`
      }
      await tx`insert into latchkey_catalogue values (${digest})`
    })

  const where = ({ search = "", badge, include, exclude, chains }: WalletQuery) => {
    const conditions = searchPatterns(search).map((pattern) => sql`search like ${pattern}`)
    if (badge !== undefined) conditions.push(sql`badge = ${badge}`)
    if (include !== undefined) conditions.push(sql`id = any(${[...include]}::text[])`)
    if (exclude !== undefined) conditions.push(sql`id <> all(${[...exclude]}::text[])`)
    if (chains !== undefined) conditions.push(sql`chains && ${[...chains]}::text[]`)
    return conditions.reduce((all, condition) => sql`${all} and ${condition}`, sql`true`)
  }

  try {
    await fill()
  } catch (error) {
    await sql.end({ timeout: 0 })
    throw error
  }
  return {
    size: wallets.length,
    find: async (query) => {
      const { page, entries } = query
      const [[counted], found] = await Promise.all([
        sql`select count(*)::integer as count from latchkey_wallet where ${where(query)}`,
        sql`
          select body from latchkey_wallet where ${where(query)}
          order by place limit ${entries} offset ${(page - 1) * entries}`
      ])
      return {
        data: found.map(({ body }) => JSON.parse(String(body)) as WalletRecord),
        count: Number(counted?.["count"])
      }
    },
    close: () => sql.end({ timeout: CONNECT_SECONDS })
  }
}
