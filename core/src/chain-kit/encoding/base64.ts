import { attempt } from "../../error/attempt.ts"

/** The base64 text of bytes, with padding. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = ""
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/**
 * The bytes of a base64 text; undefined if it is not one, or longer than `maxLength` characters. As browsers read it:
 * padding may be missing, and white space is passed over. Never throws.
 */
export const fromBase64 = (text: unknown, maxLength: number): Uint8Array<ArrayBuffer> | undefined =>
  typeof text !== "string" || text.length > maxLength
    ? undefined
    : attempt(() => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)))
