const curve = { name: "ECDH", namedCurve: "P-256" }

/** A message that only the two who hold the secret can read. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly cipherText: ArrayBuffer
}

const toHex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString("hex")

/** The wallet's end of the secret that it shares with a page: ECDH over P-256, AES-GCM of 256 bits, keys as SPKI in hex. */
export const secretWith = () => {
  const pair = crypto.subtle.generateKey(curve, true, ["deriveKey"])
  const keyWith = async (peer: string) => {
    const key = await crypto.subtle.importKey("spki", Buffer.from(peer, "hex"), curve, true, [])
    const { privateKey } = await pair
    return crypto.subtle.deriveKey(
      { name: "ECDH", public: key },
      privateKey,
      { name: "AES-GCM", length: 256 },
      false,
      ["encrypt", "decrypt"]
    )
  }
  return {
    sender: pair.then(async ({ publicKey }) => toHex(await crypto.subtle.exportKey("spki", publicKey))),
    open: async (peer: string, { iv, cipherText }: Sealed): Promise<any> => {
      const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await keyWith(peer), cipherText)
      return JSON.parse(new TextDecoder().decode(plain))
    },
    seal: async (peer: string, content: unknown): Promise<Sealed> => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const plain = new TextEncoder().encode(JSON.stringify(content))
      return {
        iv,
        cipherText: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyWith(peer), plain)
      }
    }
  }
}
