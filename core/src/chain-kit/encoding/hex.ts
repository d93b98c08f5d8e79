/** The hexadecimal digits of bytes: lower case, two each, without `0x`. */
export const toHex = (bytes: Iterable<number>): string => {
  let hex = ""
  for (const byte of bytes) hex += byte.toString(16).padStart(2, "0")
  return hex
}

/**
 * The bytes of hexadecimal digits of either case, without `0x`; undefined if the text is not pairs of them, or is
 * longer than `maxLength` characters. Never throws.
 */
export const fromHex = (text: unknown, maxLength: number): Uint8Array<ArrayBuffer> | undefined => {
  if (typeof text !== "string" || text.length > maxLength || text.length % 2 !== 0) return undefined
  if (!/^[0-9a-f]*$/i.test(text)) return undefined
  const bytes = new Uint8Array(text.length / 2)
  for (let index = 0; index < bytes.length; index++) {
    bytes[index] = Number.parseInt(text.slice(2 * index, 2 * index + 2), 16)
  }
  return bytes
}
