import type { ActivityIndex } from "./ActivityIndex.ts"
import { sqliteActivity } from "./sqliteActivity.ts"

/**
 * Opens what happened to accounts where the catalogue is as well, with all that was read before: a Postgres database if
 * `database` is its URL, else SQLite, in that file or in memory. Fails: rejects if it cannot be written.
 */
export const openActivity = async (database?: string): Promise<ActivityIndex> =>
  database !== undefined && /^postgres(ql)?:\/\//.test(database)
    ? (await import("./postgresActivity.ts")).postgresActivity(database)
    : sqliteActivity(database)
