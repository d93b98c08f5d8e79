import type { SiwxStore } from "./SiwxStore.ts"
import { tableStore, type TableStoreOptions } from "./tableStore.ts"

export type { SiwxStore } from "./SiwxStore.ts"
export type { TableStoreOptions } from "./tableStore.ts"

/** What is used of an SQLite database: `DatabaseSync` of `node:sqlite` has it, and `Database` of `better-sqlite3`. */
export interface SqliteDatabase {
  readonly exec: (sql: string) => unknown
  readonly prepare: (sql: string) => {
    readonly run: (...values: Array<string | number>) => unknown
    readonly get: (...values: Array<string | number>) => unknown
  }
}

/**
 * Keeps sign-ins in an SQLite database, 3.35 or later: of one computer, whose servers may share it. Make its file readable for the
 * server alone. Its calls reject as the database throws.
 */
export const sqliteStore = (database: SqliteDatabase, options: TableStoreOptions = {}): SiwxStore =>
  tableStore(async (sql, values) => {
    if (values.length === 0) {
      database.exec(sql)
      return []
    }
    const statement = database.prepare(sql)
    if (!/^select|\breturning\b/.test(sql)) {
      statement.run(...values)
      return []
    }
    const row = statement.get(...values)
    return row === undefined || row === null ? [] : [row as Readonly<Record<string, unknown>>]
  }, options)
