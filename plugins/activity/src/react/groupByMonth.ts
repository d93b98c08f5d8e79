/** What happened in one month of the visitor's calendar. */
export interface Month<T> {
  /** Unique, and in order: the year, and the month from 0. */
  readonly key: string
  /** A moment of it, in epoch milliseconds. */
  readonly at: number
  readonly rows: ReadonlyArray<T>
}

/** Puts what is newest first into months of the visitor's time zone, in the same order. */
export const groupByMonth = <T extends { readonly at: number }>(
  rows: ReadonlyArray<T>
): ReadonlyArray<Month<T>> => {
  const months: Array<{ readonly key: string; readonly at: number; readonly rows: Array<T> }> = []
  for (const row of rows) {
    const date = new Date(row.at)
    const key = `${date.getFullYear()}-${date.getMonth()}`
    const last = months.at(-1)
    if (last?.key === key) last.rows.push(row)
    else months.push({ key, at: row.at, rows: [row] })
  }
  return months
}
