/** Bytes in hexadecimal with 0x. */
export const hexOf = (bytes: Uint8Array) =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}` as const
