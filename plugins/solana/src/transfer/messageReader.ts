/** Reads the bytes of a message in order, from `start` on. Each part throws `RangeError` where there are too few. */
export const messageReader = (bytes: Uint8Array, start: number) => {
  let at = start
  const take = (count: number) => {
    if (at + count > bytes.length) throw new RangeError("The message is too short.")
    at += count
    return bytes.slice(at - count, at)
  }
  const byte = () => take(1)[0]!
  const length = () => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const next = byte()
      value |= (next & 127) << shift
      if (next < 128) return value
    }
    throw new RangeError("That is no length.")
  }
  return { take, byte, length, at: () => at }
}
