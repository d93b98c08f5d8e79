import { attempt } from "./attempt.ts"

/** A field of a foreign value; undefined where there is none, and where reading it throws. */
export const readField = (value: unknown, key: string): unknown =>
  attempt(() => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key])
