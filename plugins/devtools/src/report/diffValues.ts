import type { Plain, PlainObject } from "../record/Plain.ts"

/** One value that differs, and where: `account.accounts.0.balance`. */
export interface Difference {
  readonly path: string
  /** Absent where there was none. */
  readonly before?: Plain
  /** Absent where it is gone. */
  readonly after?: Plain
}

const MOST = 60

const isBranch = (value: Plain | undefined): value is PlainObject | ReadonlyArray<Plain> =>
  typeof value === "object" && value !== null && (Array.isArray(value) || !("~" in value))

/** What differs between two values, leaf by leaf; of a great many, the first 60. */
export const diffValues = (
  before: Plain | undefined,
  after: Plain | undefined,
  path = ""
): ReadonlyArray<Difference> => {
  if (!isBranch(before) || !isBranch(after)) {
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }]
  }
  const fields = (value: object) => value as PlainObject
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .flatMap((key) =>
      diffValues(fields(before)[key], fields(after)[key], path === "" ? key : `${path}.${key}`)
    )
    .slice(0, MOST)
}
