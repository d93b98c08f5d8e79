/** One field of a message, as it is on the wire. */
export interface ProtobufField {
  readonly number: number
  /** A number for varints, bytes for everything that has a length. */
  readonly value: bigint | Uint8Array
}

const varint = (value: bigint): number[] => {
  const bytes: number[] = []
  let rest = value
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80)
    rest >>= 7n
  }
  return [...bytes, Number(rest)]
}

/** Writes a message. Empty bytes and zero are left out, as proto3 wants it. */
export function encodeProtobuf(fields: readonly ProtobufField[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(({ number, value }) => {
      if (typeof value === "bigint")
        return value === 0n ? [] : [...varint(BigInt(number << 3)), ...varint(value)]
      if (value.length === 0) return []
      return [...varint(BigInt((number << 3) | 2)), ...varint(BigInt(value.length)), ...value]
    })
  )
}

/** Reads a message's fields in order. Throws for bytes that are no message. */
export function decodeProtobuf(bytes: Uint8Array): readonly ProtobufField[] {
  const fields: ProtobufField[] = []
  let at = 0
  const take = (length: number) => {
    if (at + length > bytes.length) throw new Error(`index out of range: ${at} + ${length} > ${bytes.length}`)
    at += length
    return bytes.slice(at - length, at)
  }
  const readVarint = () => {
    let value = 0n
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = take(1)[0]!
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return BigInt.asUintN(64, value)
    }
    throw new Error("invalid varint encoding")
  }
  while (at < bytes.length) {
    const key = Number(readVarint())
    const wireType = key & 7
    const number = key >>> 3
    if (number === 0) throw new Error("invalid field number")
    if (wireType === 0) fields.push({ number, value: readVarint() })
    else if (wireType === 1) fields.push({ number, value: take(8) })
    else if (wireType === 2) fields.push({ number, value: take(Number(readVarint())) })
    else if (wireType === 5) fields.push({ number, value: take(4) })
    else throw new Error(`invalid wire type ${wireType} at offset ${at}`)
  }
  return fields
}
