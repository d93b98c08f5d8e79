import type { SiwxStore } from "./SiwxStore.ts"
import { tableStore, type TableStoreOptions } from "./tableStore.ts"

export type { SiwxStore } from "./SiwxStore.ts"
export type { TableStoreOptions } from "./tableStore.ts"

/**
 * Asks a Postgres, by the client that your server has: one statement with `$1`, `$2` for its values, answered with the rows that it
 * returns. With `pg`: `(sql, values) => pool.query(sql, [...values]).then(({ rows }) => rows)`.
 */
export type QueryPostgres = (
  sql: string,
  values: ReadonlyArray<string | number>
) => PromiseLike<ReadonlyArray<Readonly<Record<string, unknown>>>>

/** Keeps sign-ins in a Postgres database, 9.5 or later, which several servers share. Its calls reject as `query` does. */
export const postgresStore = (query: QueryPostgres, options: TableStoreOptions = {}): SiwxStore =>
  tableStore(async (sql, values) => {
    let place = 0
    return query(
      sql.replaceAll("?", () => `$${++place}`),
      values
    )
  }, options)
