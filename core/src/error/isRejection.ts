import { numeric } from "./ForeignCause.ts"
import { readField } from "./readField.ts"

const MAX_DEPTH = 5
const NESTED = ["cause", "error", "originalError", "data", "reason"] as const

const search = <A>(
  value: unknown,
  found: (value: unknown) => A | undefined,
  depth = MAX_DEPTH
): A | undefined => {
  const here = found(value)
  if (here !== undefined || depth === 0 || typeof value !== "object" || value === null) return here
  for (const key of NESTED) {
    const inner = search(readField(value, key), found, depth - 1)
    if (inner !== undefined) return inner
  }
  return undefined
}

/** Whether any of `codes` is the `code` of the value or of something nested in it. */
export const hasForeignCode = (value: unknown, ...codes: ReadonlyArray<number>): boolean =>
  search(value, (v) => (codes.includes(numeric(readField(v, "code")) ?? Number.NaN) ? true : undefined)) ??
  false

const rejectionText = /user rejected|user denied|rejected by user|connection request reset/i

/**
 * Whether a foreign value says that the visitor declined: code 4001 or 5000, or one of the known texts, wherever it
 * is nested. A rejection is an outcome, not a failure, and is never reported as an error.
 */
export const isRejection = (value: unknown): boolean =>
  hasForeignCode(value, 4001, 5000) ||
  (search(value, (v) => {
    const text = typeof v === "string" ? v : readField(v, "message")
    return typeof text === "string" && rejectionText.test(text.slice(0, 2_000)) ? true : undefined
  }) ??
    false)
