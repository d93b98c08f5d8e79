import type { NameStore } from "./NameStore.ts"
import { sqliteNames } from "./sqliteNames.ts"

/**
 * Opens the registered names where the catalogue is as well: a Postgres database if `database` is its URL, else SQLite, in that
 * file or in memory. Fails: rejects if it cannot be written.
 */
export const openNames = async (database?: string): Promise<NameStore> =>
  database !== undefined && /^postgres(ql)?:\/\//.test(database)
    ? (await import("./postgresNames.ts")).postgresNames(database)
    : sqliteNames(database)
