import { readField } from "../../error/readField.ts"

const MAX_KEYS = 5

/**
 * What lies at a path like `wallet.providers.one` below a foreign value; undefined where nothing does, where reading
 * throws, and for more than five keys.
 */
export const readPath = (value: unknown, path: string): unknown => {
  const keys = path.split(".")
  return keys.length > MAX_KEYS ? undefined : keys.reduce(readField, value)
}
