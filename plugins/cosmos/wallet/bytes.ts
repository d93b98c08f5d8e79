import type { Hex } from "viem"

/** Bytes in hexadecimal with 0x. */
export const hexOf = (bytes: Uint8Array): Hex =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`

export const fromHex = (hex: Hex): Uint8Array =>
  Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => parseInt(pair, 16))

export const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))

/** The bytes of a base64 text; undefined for a text that is not exactly the base64 of something. */
export function fromBase64(text: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    return base64Of(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}

/** Bytes as text; undefined when they are not UTF-8. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Whether a value is a `Uint8Array`, of whichever window. */
export const isBytes = (value: unknown): value is Uint8Array =>
  Object.prototype.toString.call(value) === "[object Uint8Array]"
