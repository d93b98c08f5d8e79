import { openSqlite } from "../openSqlite.ts"
import type { Migrations } from "../store/Migrations.ts"
import { migrateSqlite } from "../store/migrateSqlite.ts"
import { ownerOf, type NameRecord, type NameStore } from "./NameStore.ts"

const migrations: Migrations = [
  [
    `create table if not exists name_record (
      name text not null primary key, owner text not null unique, address text not null, coin_types text not null,
      registered integer not null
    ) without rowid`,
    "create index if not exists name_record_address on name_record (address)"
  ]
]

const toRecord = (row: Readonly<Record<string, unknown>>): NameRecord => ({
  name: String(row["name"]),
  address: String(row["address"]),
  coinTypes: JSON.parse(String(row["coin_types"])) as ReadonlyArray<number>,
  registered: Number(row["registered"])
})

/** Keeps names in an SQLite database: in that file, or in memory. Fails: throws if it cannot be written. */
export const sqliteNames = (file = ":memory:"): NameStore => {
  const database = openSqlite(file)
  migrateSqlite(database, "names", migrations)
  const byName = database.prepare("select * from name_record where name = ?")
  const byAddress = database.prepare("select * from name_record where address = ? order by registered, name")
  const among = database.prepare(
    "select name from name_record where name in (select value from json_each(?))"
  )
  const insert = database.prepare("insert or ignore into name_record values (?, ?, ?, ?, ?)")
  return {
    find: async (name) => {
      const row = byName.get(name)
      return row && toRecord(row)
    },
    of: async (address) => byAddress.all(address).map(toRecord),
    taken: async (names) => new Set(among.all(JSON.stringify(names)).map(({ name }) => String(name))),
    add: async (record) => {
      const { name, address, coinTypes, registered } = record
      const { changes } = insert.run(name, ownerOf(record), address, JSON.stringify(coinTypes), registered)
      return Number(changes) === 1 ? "added" : byName.get(name) === undefined ? "address" : "name"
    },
    close: async () => database.close()
  }
}
