import { DatabaseSync } from "node:sqlite"
import { searchText } from "./searchText.ts"
import type { WalletRecord } from "./WalletRecord.ts"

/** Which wallets are wanted. */
export interface WalletQuery {
  /** From 1. */
  readonly page: number
  readonly entries: number
  readonly search?: string
  readonly badge?: string
  readonly include?: ReadonlyArray<string>
  readonly exclude?: ReadonlyArray<string>
  readonly chains?: ReadonlyArray<string>
}

/** The wallets of a catalogue, to search and to page through. */
export interface WalletIndex {
  readonly size: number
  readonly find: (query: WalletQuery) => {
    readonly data: ReadonlyArray<WalletRecord>
    readonly count: number
  }
  readonly close: () => void
}

const schema = `
  drop table if exists wallet_chain;
  drop table if exists wallet;
  create table wallet (
    place integer primary key, id text not null unique, badge text not null, search text not null, body text not null
  );
  create table wallet_chain (place integer not null, chain text not null, primary key (chain, place)) without rowid;
`

const byPlace = (a: WalletRecord, b: WalletRecord) => {
  const [orderA, orderB] = [a.order ?? Infinity, b.order ?? Infinity]
  return orderA === orderB ? a.name.localeCompare(b.name, "en") : orderA - orderB
}

// A word of the search may hold what LIKE takes for a wildcard.
const containing = (word: string) => `%${word.replaceAll(/[\\%_]/g, (found) => `\\${found}`)}%`

/**
 * Puts wallets into a database, in the place of those that were there; `file` is where it is, in memory without.
 *
 * Fails: throws where the file cannot be written.
 */
export const makeWalletIndex = (wallets: ReadonlyArray<WalletRecord>, file = ":memory:"): WalletIndex => {
  const database = new DatabaseSync(file)
  database.exec(`begin; ${schema}`)
  const addWallet = database.prepare("insert into wallet values (?, ?, ?, ?, ?)")
  const addChain = database.prepare("insert or ignore into wallet_chain values (?, ?)")
  for (const [place, wallet] of wallets.toSorted(byPlace).entries()) {
    const { keywords = [], ...body } = wallet
    const words = searchText([wallet.name, wallet.rdns ?? "", ...keywords].join(" "))
    addWallet.run(place, wallet.id, wallet.badge_type, words, JSON.stringify(body))
    for (const chain of wallet.chains) addChain.run(place, chain)
  }
  database.exec("commit")

  const where = ({ search, badge, include, exclude, chains }: WalletQuery) => {
    const parts: Array<readonly [condition: string, value: string]> = []
    for (const word of searchText(search ?? "").split(" ")) {
      if (word !== "") parts.push([String.raw`search like ? escape '\'`, containing(word)])
    }
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

  return {
    size: wallets.length,
    find: (query) => {
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
    close: () => database.close()
  }
}
