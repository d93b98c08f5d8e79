/** A field of a message as it lies on the wire. */
export interface Field {
  readonly number: number
  /** Wire type: 0 varint, 1 eight bytes, 2 length-delimited, 5 four bytes. */
  readonly type: number
  /** The whole field, its tag included. */
  readonly raw: Uint8Array
  /** What comes after tag and length. */
  readonly value: Uint8Array
}

const FIXED: Readonly<Record<number, number>> = { 1: 8, 5: 4 }

/** The fields of a message in their order. Fails: throws `RangeError` where the bytes are malformed. */
export const readFields = (bytes: Uint8Array): ReadonlyArray<Field> => {
  const fields: Array<Field> = []
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let shift = 0; shift < 10; shift++) {
      const byte = bytes[at++]
      if (byte === undefined) break
      value += (byte & 127) * 2 ** (7 * shift)
      if (byte < 128) return value
    }
    throw new RangeError("A number does not end.")
  }
  while (at < bytes.length) {
    const start = at
    const tag = varint()
    const type = tag % 8
    let from = at
    if (type === 0) varint()
    else {
      const length = type === 2 ? varint() : (FIXED[type] ?? Infinity)
      from = at
      at += length
    }
    if (at > bytes.length) throw new RangeError("A field ends after its message.")
    const number = (tag - type) / 8
    fields.push({ number, type, raw: bytes.subarray(start, at), value: bytes.subarray(from, at) })
  }
  return fields
}

/** The last field of that number that is length-delimited, as decoders take it. */
export const readBytes = (bytes: Uint8Array, number: number): Uint8Array | undefined =>
  readFields(bytes).findLast((field) => field.number === number && field.type === 2)?.value

/** A text field of at most 16,383 bytes, its number at most 15. */
export const textField = (number: number, text: string): ReadonlyArray<number> => {
  const bytes = new TextEncoder().encode(text)
  const length = bytes.length < 128 ? [bytes.length] : [(bytes.length & 127) | 128, bytes.length >> 7]
  return [number * 8 + 2, ...length, ...bytes]
}
