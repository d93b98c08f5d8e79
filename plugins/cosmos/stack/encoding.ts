/** Bytes as wire texts, and back. */
export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64")

export const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "base64"))

export const fromHex = (text: string): Uint8Array =>
  new Uint8Array(Buffer.from(text.replace(/^0x/, ""), "hex"))
