import { attempt } from "../../error/attempt.ts"

/**
 * A copy of a foreign `Uint8Array`, another frame's too, of at most `maxLength` bytes; undefined if it is not one.
 * Never throws.
 */
export const copyBytes = (value: unknown, maxLength: number): Uint8Array<ArrayBuffer> | undefined =>
  attempt(() =>
    ArrayBuffer.isView(value) &&
    Object.prototype.toString.call(value) === "[object Uint8Array]" &&
    value.byteLength <= maxLength
      ? Uint8Array.from(value as Uint8Array)
      : undefined
  )

/** Whether two byte sequences are the same. Takes longer the more they agree: not for secrets. */
export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
