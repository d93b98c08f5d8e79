import { closeSync, openSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"

/** An SQLite database that nobody but its owner reads: a file, or in memory without one. Fails: throws where it cannot be written. */
export const openSqlite = (file: string): DatabaseSync => {
  // Made before SQLite does, which would let others read it.
  if (file !== ":memory:") closeSync(openSync(file, "a", 0o600))
  // As long as another server of the same file may take to write.
  return new DatabaseSync(file, { timeout: 5_000 })
}
