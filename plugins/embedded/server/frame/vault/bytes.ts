/** Bytes that WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>

/** So many random bytes. */
export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count))

/** Base64url without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

/** Bytes of base64url; undefined if the text is not base64url. */
export const fromBase64Url = (text: unknown): Bytes | undefined => {
  if (typeof text !== "string" || !/^[\w-]*$/.test(text)) return undefined
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}
