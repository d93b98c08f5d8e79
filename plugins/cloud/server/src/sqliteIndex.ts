import { openSqlite } from "./openSqlite.ts"
import { searchPatterns, walletRows, type WalletIndex, type WalletQuery } from "./WalletIndex.ts"
import type { WalletRecord } from "./WalletRecord.ts"

const schema = `
  drop table if exists wallet_chain;
  drop table if exists wallet;
  create table wallet (
    place integer primary key, id text not null unique, badge text not null, search text not null, body text not null
  );
  create table wallet_chain (place integer not null, chain text not null, primary key (chain, place)) without rowid;
`

const where = ({ search = "", badge, include, exclude, chains }: WalletQuery) => {
  const parts: Array<readonly [condition: string, value: string]> = []
  for (const pattern of searchPatterns(search)) parts.push([String.raw`search like ? escape '\'`, pattern])
  if (badge !== undefined) parts.push(["badge = ?", badge])
  const within = (column: string, not: string) => `${column} ${not} in (select value from json_each(?))`
  if (include !== undefined) parts.push([within("id", ""), JSON.stringify(include)])
  if (exclude !== undefined) parts.push([within("id", "not"), JSON.stringify(exclude)])
  if (chains !== undefined) {
    const served = `select place from wallet_chain where ${within("chain", "")}`
    parts.push([`place in (${served})`, JSON.stringify(chains)])
  }
  return {
    sql: parts.length === 0 ? "" : `where ${parts.map(([condition]) => condition).join(" and ")}`,
    values: parts.map(([, value]) => value)
  }
}

/**
 * Puts wallets into an SQLite database, in the place of those that were there; `file` is where it is, in memory without.
 *
 * Fails: throws where the file cannot be written.
 */
export const sqliteIndex = (wallets: ReadonlyArray<WalletRecord>, file = ":memory:"): WalletIndex => {
  const database = openSqlite(file)
  database.exec(`begin; ${schema}`)
  const addWallet = database.prepare("insert into wallet values (?, ?, ?, ?, ?)")
  const addChain = database.prepare("insert into wallet_chain values (?, ?)")
  for (const { place, id, badge, search, body, chains } of walletRows(wallets)) {
    addWallet.run(place, id, badge, search, body)
    for (const chain of chains) addChain.run(place, chain)
  }
  database.exec("commit")

  return {
    size: wallets.length,
    find: async (query) => {
      const { sql, values } = where(query)
      const { page, entries } = query
      const count = database.prepare(`select count(*) as count from wallet ${sql}`).get(...values)
      const rows = database
        .prepare(`select body from wallet ${sql} order by place limit ? offset ?`)
        .all(...values, entries, (page - 1) * entries)
      return {
        data: rows.map(({ body }) => JSON.parse(String(body)) as WalletRecord),
        count: Number(count?.["count"])
      }
    },
    close: async () => database.close()
  }
}
