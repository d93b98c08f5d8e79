import type { Plain } from "./Plain.ts"

/** A value as a text: a text itself, all else as JSON. */
export const textOf = (value: Plain | undefined): string =>
  value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value, undefined, 2)
