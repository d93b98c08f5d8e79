import type { Storage } from "./Storage.ts"

const MAX_CHARACTERS = 200_000

/**
 * Reads a JSON value written by `writeVersioned`. Whatever is unreadable, of another version or refused by `decode`
 * is absent.
 */
export const readVersioned = <A>(
  storage: Storage,
  key: string,
  version: number,
  decode: (value: unknown) => A | undefined
): A | undefined => {
  const text = storage.get(key)
  if (text === undefined || text.length > MAX_CHARACTERS) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || stored["version"] !== version) return undefined
    return decode(stored["value"])
  } catch {
    return undefined
  }
}

/** Whether a foreign value is an object that may have fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
