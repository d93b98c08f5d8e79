import { Refusal } from "../Refusal.ts"
import { passkeyName } from "./passkeyName.ts"

/** What the frame sent of a passkey, unread. */
export type Sent = Readonly<Record<string, unknown>>

const [ID, PROOF] = [/^[\w-]{1,1400}$/, /^[\w-]{1,4096}$/]

/** A text of a shape. Fails: `Refusal` where it has another. */
export const textIn = (sent: Sent, key: string, shape: RegExp): string => {
  const text = sent[key]
  if (typeof text !== "string" || !shape.test(text)) throw new Refusal(400, "invalid", "This is no passkey")
  return text
}

/** A passkey's name as it is kept: what is proven is what is kept, so that nothing is made of it here. Fails: `Refusal`. */
export const nameIn = (sent: Sent): string => {
  const name = sent["name"]
  if (typeof name !== "string" || passkeyName(name) !== name)
    throw new Refusal(400, "invalid", "This is no passkey")
  return name
}

/** A credential's id. Fails: `Refusal`. */
export const idIn = (sent: Sent): string => textIn(sent, "id", ID)

/** What an authenticator has signed. Fails: `Refusal`. */
export const assertionIn = (sent: Sent) => ({
  authenticatorData: textIn(sent, "authenticatorData", PROOF),
  clientData: textIn(sent, "clientData", PROOF),
  signature: textIn(sent, "signature", PROOF)
})

/** What was asked over; a text that no server made where there is none. */
export const challengeIn = (sent: Sent): string =>
  typeof sent["challenge"] === "string" ? sent["challenge"] : ""

/** A credential as it is made. Fails: `Refusal`. */
export const credentialIn = (sent: Sent) => ({
  id: idIn(sent),
  publicKey: textIn(sent, "publicKey", /^[\w-]{40,1400}$/),
  transports: textIn(sent, "transports", /^([a-z-]{1,20}( [a-z-]{1,20}){0,7})?$/)
})
