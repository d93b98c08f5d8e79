import { isRecord } from "../../../tests/testing/src/decode/Decode.ts"
import { isBytes } from "./bytes.ts"

const mark = "\u0000bytes"

/**
 * What of a page's value reaches a wallet: JSON, and byte lists beside it. Later changes by the page do not.
 *
 * Fails: throws what `JSON.stringify` throws, for a bigint or a cycle.
 */
export function wireCopy<A>(value: A): A {
  const text = JSON.stringify(value, function (this: Record<string, unknown>, key, entry: unknown) {
    const original = this[key]
    return isBytes(original) ? { [mark]: Array.from(original) } : entry
  })
  if (text === undefined) return undefined as A
  return JSON.parse(text, (_, entry: unknown) => {
    const bytes = isRecord(entry) ? entry[mark] : undefined
    return Array.isArray(bytes) ? Uint8Array.from(bytes as number[]) : entry
  }) as A
}
