import postgres from "postgres"
import type { Migrations } from "../store/Migrations.ts"
import { migratePostgres } from "../store/migratePostgres.ts"
import { ownerOf, type NameRecord, type NameStore } from "./NameStore.ts"

const migrations: Migrations = [
  [
    `create table if not exists latchkey_name (
      name text collate "C" not null primary key, owner text not null unique, address text not null,
      coin_types text not null, registered bigint not null
    )`,
    "create index if not exists latchkey_name_address on latchkey_name (address)"
  ]
]

const CONNECTIONS = 4
const CONNECT_SECONDS = 10

const toRecord = (row: postgres.Row): NameRecord => ({
  name: String(row["name"]),
  address: String(row["address"]),
  coinTypes: JSON.parse(String(row["coin_types"])) as ReadonlyArray<number>,
  registered: Number(row["registered"])
})

/**
 * Keeps names in a Postgres database, which several servers share. `url` is `postgres://user:password@host:port/database`.
 *
 * Fails: rejects if the database cannot be reached or written.
 */
export const postgresNames = async (url: string): Promise<NameStore> => {
  const sql = postgres(url, { max: CONNECTIONS, connect_timeout: CONNECT_SECONDS, onnotice: () => {} })
  try {
    await migratePostgres(sql, "names", migrations)
  } catch (error) {
    await sql.end({ timeout: 0 })
    throw error
  }
  return {
    find: async (name) => {
      const [row] = await sql`select * from latchkey_name where name = ${name}`
      return row && toRecord(row)
    },
    of: async (address) =>
      (await sql`select * from latchkey_name where address = ${address} order by registered, name`).map(
        toRecord
      ),
    taken: async (names) => {
      const rows = await sql`select name from latchkey_name where name = any(${[...names]}::text[])`
      return new Set(rows.map(({ name }) => String(name)))
    },
    add: async (record) => {
      const { name, address, coinTypes, registered } = record
      const added = await sql`
        insert into latchkey_name values
          (${name}, ${ownerOf(record)}, ${address}, ${JSON.stringify(coinTypes)}, ${registered})
        on conflict do nothing returning name`
      if (added.length === 1) return "added"
      const [other] = await sql`select name from latchkey_name where name = ${name}`
      return other === undefined ? "address" : "name"
    },
    close: () => sql.end({ timeout: CONNECT_SECONDS })
  }
}
