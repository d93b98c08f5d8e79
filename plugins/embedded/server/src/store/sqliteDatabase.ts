import { closeSync, openSync } from "node:fs"
import { DatabaseSync, type StatementSync } from "node:sqlite"
import type { Database } from "./Database.ts"

/** An SQLite database: a file, or in memory without one. Fails: throws where the file cannot be written. */
export const sqliteDatabase = (file = ":memory:"): Database => {
  // Made before SQLite does, which would let others read it; what it puts beside it has the same mode.
  if (file !== ":memory:") closeSync(openSync(file, "a", 0o600))
  const database = new DatabaseSync(file)
  database.exec("pragma journal_mode = wal; pragma busy_timeout = 5000")
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, known)
    return known
  }
  return {
    rows: async (sql, ...values) => prepared(sql).all(...values),
    close: async () => database.close()
  }
}
