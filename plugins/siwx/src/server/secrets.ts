const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** `bytes` random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string => hexOf(crypto.getRandomValues(new Uint8Array(bytes)))

/** Whether two texts are the same, in a time that does not tell where they differ. */
export const isSameSecret = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index++) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index % Math.max(b.length, 1))
  }
  return difference === 0
}

/** The SHA-256 of a text as hexadecimal digits: what a store knows of a secret. */
export const hashOf = async (text: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(text))))

/** The HMAC with SHA-256 of a text as hexadecimal digits: who has not the secret cannot make it. */
export const codeWith = async (secret: string, text: string): Promise<string> => {
  const hmac = { name: "HMAC", hash: "SHA-256" }
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), hmac, false, ["sign"])
  return hexOf(new Uint8Array(await crypto.subtle.sign(hmac, key, bytesOf(text))))
}
