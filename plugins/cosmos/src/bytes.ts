/** A copy of bytes in any view, also one of another realm; undefined when the value is none or too long. Never throws. */
export const copyBytes = (value: unknown, max = Infinity): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return ArrayBuffer.isView(value) && value.byteLength <= max
      ? Uint8Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
      : undefined
  } catch {
    return undefined
  }
}

/** Bytes as base64 with padding. */
export const toBase64 = (bytes: Uint8Array): string => {
  let text = ""
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The bytes of base64 text of at most `max` characters, or undefined when it is none. Never throws. */
export const fromBase64 = (value: unknown, max: number): Uint8Array<ArrayBuffer> | undefined => {
  if (typeof value !== "string" || value.length > max || !/^[A-Za-z0-9+/]*={0,2}$/.test(value))
    return undefined
  try {
    return Uint8Array.from(atob(value), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
