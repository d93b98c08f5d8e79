// More than any transaction has.
const MAX_TEXT = 10_000_000

/** Hex digits of bytes, lower case. */
export const toHex = (bytes: Uint8Array): string =>
  bytes.reduce((hex, byte) => hex + byte.toString(16).padStart(2, "0"), "")

/** The bytes of hex digits, or undefined where the text is not pairs of them. */
export const fromHex = (hex: string): Uint8Array | undefined =>
  hex.length <= MAX_TEXT && hex.length % 2 === 0 && /^[0-9a-f]*$/i.test(hex)
    ? Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.substr(index * 2, 2), 16))
    : undefined

/** Base64 of bytes. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""))

/** The bytes of base64, or undefined where the text is none. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  if (text.length > MAX_TEXT) return undefined
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
