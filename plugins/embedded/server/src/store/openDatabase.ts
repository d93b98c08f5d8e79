import { ConfigurationError } from "../ConfigurationError.ts"
import type { Secrets } from "../secrets.ts"
import type { Database } from "./Database.ts"
import { migrations } from "./migrations.ts"
import { sqliteDatabase } from "./sqliteDatabase.ts"

/**
 * Opens the database: Postgres if `where` is its URL, else SQLite, in that file or in memory.
 *
 * One of an earlier version is brought up to this one, by whichever of several servers comes first.
 *
 * Fails: rejects if it cannot be reached or written; `ConfigurationError` if it was written with a secret that is not
 * among those of the configuration, or by a later version.
 */
export const openDatabase = async ({ marks }: Pick<Secrets, "marks">, where?: string): Promise<Database> => {
  const database =
    where !== undefined && /^postgres(ql)?:\/\//.test(where)
      ? (await import("./postgresDatabase.ts")).postgresDatabase(where)
      : sqliteDatabase(where)
  try {
    await createdByOne(
      database,
      "create table if not exists latchkey_meta (name text primary key, value text not null)"
    )
    await database.rows(
      "insert into latchkey_meta (name, value) values ('mark', ?) on conflict (name) do nothing",
      marks[0]
    )
    const [row] = await database.rows("select value from latchkey_meta where name = 'mark'")
    // What it is marked with is the oldest secret that something in it may be sealed with: `reseal` changes it.
    if (!marks.includes(String(row?.["value"])))
      throw new ConfigurationError(
        "the database was written with another secret: keep that one beside the new one, behind it, until `latchkey-embedded reseal` has said that all is sealed anew"
      )
    await migrate(database)
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

// SQLite and Postgres, of a column that another server has added at the same time, or one that was stopped in between.
const isThere = (error: unknown): boolean =>
  error instanceof Error && /duplicate column name|already exists/i.test(error.message)

const added = async (database: Database, statement: string): Promise<void> => {
  if (!statement.startsWith("alter")) return createdByOne(database, statement)
  try {
    await database.rows(statement)
  } catch (error) {
    if (!isThere(error)) throw error
  }
}

/** Brings the tables up to this version. Every step may be run twice, so that servers that start at once need not wait for each other. */
const migrate = async (database: Database): Promise<void> => {
  const [row] = await database.rows("select value from latchkey_meta where name = 'schema'")
  const version = Number(row?.["value"] ?? 0)
  if (version > migrations.length)
    throw new ConfigurationError(
      `the database was written by a later version (its schema is ${version}, this one knows ${migrations.length})`
    )
  for (const statement of migrations.slice(version).flat()) await added(database, statement)
  await database.rows(
    `insert into latchkey_meta (name, value) values ('schema', ?)
     on conflict (name) do update set value = excluded.value
     where cast(latchkey_meta.value as integer) < cast(excluded.value as integer)`,
    String(migrations.length)
  )
}
