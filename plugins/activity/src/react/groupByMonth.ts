/** Rows of one part: so many are drawn, or not, together. */
const MANY = 25

/** What happened in one month of the visitor's calendar, or a part of that. */
export interface MonthPart<T> {
  /** Unique, while the newest rows stay the same. */
  readonly key: string
  /** A moment of the month, in epoch milliseconds. */
  readonly at: number
  /** Another part of the same month is before it. */
  readonly isContinued: boolean
  /** How many rows of the same month are before it, and how many the month has. */
  readonly offset: number
  readonly total: number
  /** At most 25. */
  readonly rows: ReadonlyArray<T>
}

/** Puts what is newest first into months of the visitor's time zone, in the same order; long ones in several parts. */
export const groupByMonth = <T extends { readonly at: number }>(
  rows: ReadonlyArray<T>
): ReadonlyArray<MonthPart<T>> => {
  const parts: Array<
    Omit<MonthPart<T>, "rows" | "total"> & { readonly month: number; readonly rows: Array<T> }
  > = []
  const totals = new Map<number, number>()
  for (const row of rows) {
    const date = new Date(row.at)
    const month = date.getFullYear() * 12 + date.getMonth()
    const last = parts.at(-1)
    const isContinued = last?.month === month
    const offset = isContinued ? (totals.get(month) ?? 0) : 0
    totals.set(month, offset + 1)
    if (isContinued && last.rows.length < MANY) last.rows.push(row)
    else parts.push({ key: `${month} ${parts.length}`, month, at: row.at, isContinued, offset, rows: [row] })
  }
  return parts.map((part) => ({ ...part, total: totals.get(part.month) ?? 0 }))
}
