import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest()

/** What of an assertion a test says otherwise than an authenticator does. */
export interface AssertedOtherwise {
  readonly type?: string
  readonly origin?: string
  readonly host?: string
  readonly flags?: number
  readonly challenge?: string
}

/** A passkey as an authenticator has one, without a browser. */
export const makeTestPasskey = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" })
  return {
    id: randomBytes(16).toString("base64url"),
    publicKey: publicKey.export({ format: "der", type: "spki" }).toString("base64url"),
    assert: (challenge: string, otherwise: AssertedOtherwise = {}) => {
      const client = Buffer.from(
        JSON.stringify({
          type: otherwise.type ?? "webauthn.get",
          challenge: Buffer.from(otherwise.challenge ?? challenge).toString("base64url"),
          origin: otherwise.origin ?? origin,
          crossOrigin: true
        })
      )
      const data = Buffer.concat([
        sha256(otherwise.host ?? new URL(origin).hostname),
        Buffer.from([otherwise.flags ?? 5, 0, 0, 0, 0])
      ])
      return {
        challenge,
        authenticatorData: data.toString("base64url"),
        clientData: client.toString("base64url"),
        signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url")
      }
    }
  }
}
