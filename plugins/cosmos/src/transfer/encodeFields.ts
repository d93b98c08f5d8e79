/** A number as protobuf writes it, seven bits a byte. */
export const encodeVarint = (value: bigint): ReadonlyArray<number> =>
  value < 128n ? [Number(value)] : [Number(value & 127n) | 128, ...encodeVarint(value >> 7n)]

/** A length-delimited field, its number at most 15. */
export const bytesField = (number: number, bytes: Iterable<number>): ReadonlyArray<number> => {
  const content = [...bytes]
  return [number * 8 + 2, ...encodeVarint(BigInt(content.length)), ...content]
}

/** A text field; none where it is empty, as canonical protobuf has it. */
export const wordField = (number: number, text: string): ReadonlyArray<number> =>
  text === "" ? [] : bytesField(number, new TextEncoder().encode(text))

/** A number's field; none where it is zero. */
export const numberField = (number: number, value: bigint): ReadonlyArray<number> =>
  value === 0n ? [] : [number * 8, ...encodeVarint(value)]

/** A number that protobuf wrote. */
export const decodeVarint = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((sum, byte) => (sum << 7n) | BigInt(byte & 127), 0n)
