import type { ContractCase } from "./PluginSubject.ts"

/** A row that a subject cannot be held to, and what it would have to say. */
export interface LeftOut {
  readonly row: string
  /** Fields of the subject, and what is missing otherwise. */
  readonly for: string
}

/** `row` where the subject has no `value` for it; nothing where it has one. */
export const leftOutWithout = (value: unknown, row: string, say: string): ReadonlyArray<LeftOut> =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? [{ row, for: say }] : []

/** The rows of a contract, and one that counts and names in every report those that were left out. */
export const countingLeftOut = (
  rows: ReadonlyArray<ContractCase>,
  leftOut: ReadonlyArray<LeftOut>
): ReadonlyArray<ContractCase> =>
  leftOut.length === 0
    ? rows
    : [
        ...rows,
        {
          name: `left out ${leftOut.length} of ${rows.length + leftOut.length}: ${leftOut
            .map(({ row, for: say }) => `${row} (say ${say})`)
            .join("; ")}`,
          run: async () => {},
          leftOut
        }
      ]
