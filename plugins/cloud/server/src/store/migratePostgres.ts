import type postgres from "postgres"
import { missing, type Migrations } from "./Migrations.ts"

// Servers that start together wait for each other; the number only has to be the same for all.
const LOCK = 5_182_000

/**
 * Brings a part of a Postgres database up to this version; of several servers one does, and the others wait. Nothing is changed where that
 * fails: rejects as the database does, and with a `ConfigurationError` where it was written by a later version.
 */
export const migratePostgres = async (
  sql: postgres.Sql,
  part: string,
  migrations: Migrations
): Promise<void> => {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${LOCK})`
    await tx`create table if not exists latchkey_cloud_schema (part text primary key, version integer not null)`
    const [row] = await tx`select version from latchkey_cloud_schema where part = ${part}`
    for (const statement of missing(part, migrations, Number(row?.["version"] ?? 0)))
      await tx.unsafe(statement)
    await tx`
      insert into latchkey_cloud_schema (part, version) values (${part}, ${migrations.length})
      on conflict (part) do update set version = excluded.version`
  })
}
