/** The base64 text of bytes. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = ""
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** The bytes of a base64 text, or undefined when it is none or longer than `maxLength` characters. Never throws. */
export const fromBase64 = (text: unknown, maxLength: number): Uint8Array | undefined => {
  if (typeof text !== "string" || text.length > maxLength) return undefined
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
