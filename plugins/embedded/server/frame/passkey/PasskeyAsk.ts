import type { Bytes } from "../vault/bytes.ts"

/** A passkey, as a browser is asked for it. */
export interface PasskeyRef {
  /** The credential's id, base64url. */
  readonly id: string
  readonly transports: ReadonlyArray<string>
}

/** What a browser is asked. */
export interface PasskeyAsk {
  readonly account: string
  /** What the owner finds the passkey by in the browser's own list: an address or a name. */
  readonly owner: string
  /** Of the server; what a new passkey is made over is looked at by nobody. */
  readonly challenge: string
  /** The passkeys of the wallet: those that may be used, or those that there are already. */
  readonly known: ReadonlyArray<PasskeyRef>
}

/** A passkey that was made. */
export interface MadePasskey {
  readonly id: string
  /** Base64url of SPKI. */
  readonly publicKey: string
  /** With a space between. */
  readonly transports: string
  /** What the passkey makes for the account (WebAuthn PRF): 32 bytes, always the same, known to nobody else. */
  readonly secret: Bytes
}

/** A passkey that was used: what the server is shown of it, and its secret. */
export interface UsedPasskey {
  readonly id: string
  /** Base64url each. */
  readonly authenticatorData: string
  readonly clientData: string
  readonly signature: string
  readonly secret: Bytes
}

/** What each kind of question is answered with. */
export interface PasskeyAnswers {
  readonly create: MadePasskey
  readonly get: UsedPasskey
}
