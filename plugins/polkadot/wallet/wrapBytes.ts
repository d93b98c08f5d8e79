import { concatBytes } from "./bytes.ts"

const text = (value: string) => new TextEncoder().encode(value)
const [open, close, ethereum] = [text("<Bytes>"), text("</Bytes>"), text("\x19Ethereum Signed Message:\n")]

const startsWith = (bytes: Uint8Array, start: Uint8Array) =>
  start.every((byte, index) => bytes[index] === byte)

/**
 * What `signRaw` really signs: the bytes inside `<Bytes>…</Bytes>`, so that they can never be a transaction. Bytes that are
 * wrapped already, or that begin like an Ethereum message, stay as they are.
 */
export function wrapBytes(bytes: Uint8Array): Uint8Array {
  const isWrapped =
    bytes.length >= open.length + close.length &&
    startsWith(bytes, open) &&
    startsWith(bytes.subarray(-close.length), close)
  return isWrapped || startsWith(bytes, ethereum) ? bytes : concatBytes(open, bytes, close)
}
