/** Reads bytes from the front. Every read fails with `RangeError` when there are too few. */
export interface ByteReader {
  byte(): number
  bytes(count: number): Uint8Array
  /** A length as Solana writes it: seven bits a byte, the lowest first, at most 65,535, no longer than it has to be. */
  length(): number
  offset(): number
  left(): number
}

export function createByteReader(data: Uint8Array): ByteReader {
  let at = 0
  const bytes = (count: number) => {
    if (at + count > data.length) throw new RangeError(`${count} bytes missing at ${at}`)
    at += count
    return data.slice(at - count, at)
  }
  const byte = () => bytes(1)[0]!
  return {
    byte,
    bytes,
    length() {
      let value = 0
      for (let shift = 0; shift < 21; shift += 7) {
        const part = byte()
        value |= (part & 0x7f) << shift
        if ((part & 0x80) !== 0) continue
        if ((part === 0 && shift > 0) || value > 0xffff) break
        return value
      }
      throw new RangeError(`No length at ${at}`)
    },
    offset: () => at,
    left: () => data.length - at
  }
}
