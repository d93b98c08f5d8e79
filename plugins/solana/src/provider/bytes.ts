/** A copy of a foreign `Uint8Array`, another frame's too, of at most `maxLength` bytes; undefined when it is none. */
export const copyBytes = (value: unknown, maxLength: number): Uint8Array | undefined =>
  ArrayBuffer.isView(value) &&
  Object.prototype.toString.call(value) === "[object Uint8Array]" &&
  value.byteLength <= maxLength
    ? Uint8Array.from(value as Uint8Array)
    : undefined

/** Whether two byte sequences are the same. */
export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
