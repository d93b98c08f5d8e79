/** Bytes as `0x` and two digits each. */
export const toHex = (bytes: Uint8Array): `0x${string}` => {
  let hex: `0x${string}` = "0x"
  for (const byte of bytes) hex += byte.toString(16).padStart(2, "0")
  return hex as `0x${string}`
}
