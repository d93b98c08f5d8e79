/** A value of a column. */
export type Value = string | number | null

/** A row that was read. */
export type Row = Readonly<Record<string, unknown>>

/**
 * A database that speaks the little SQL that SQLite and Postgres share: `?` for values, `on conflict`, `returning`. One
 * statement is one step that nobody sees half of, which is all that the server builds on.
 */
export interface Database {
  /** Runs a statement and answers with the rows that it returns. Fails: rejects as the database does. */
  readonly rows: (sql: string, ...values: ReadonlyArray<Value>) => Promise<ReadonlyArray<Row>>
  readonly close: () => Promise<void>
}
