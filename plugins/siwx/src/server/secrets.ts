/** `bytes` random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string => {
  let text = ""
  for (const byte of crypto.getRandomValues(new Uint8Array(bytes))) text += byte.toString(16).padStart(2, "0")
  return text
}

/** Whether two texts are the same, in a time that does not tell where they differ. */
export const isSameSecret = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index++) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index % Math.max(b.length, 1))
  }
  return difference === 0
}
