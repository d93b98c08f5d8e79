import type { Bytes } from "../vault/bytes.ts"

/** A passkey, as a browser is asked for it. */
export interface PasskeyRef {
  /** The credential's id, base64url. */
  readonly id: string
  readonly transports: ReadonlyArray<string>
}

/** What a browser is asked; to enter, the challenge alone: whose passkey it is to be, nobody knows before. */
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

/** A passkey that was used, as the server is shown it: base64url each. */
export interface ShownPasskey {
  readonly id: string
  readonly authenticatorData: string
  readonly clientData: string
  readonly signature: string
}

/** A passkey that was used, and what it makes for the account. */
export interface UsedPasskey extends ShownPasskey {
  readonly secret: Bytes
  /** What it makes for whoever signs in by it; absent where it makes one secret at a time. */
  readonly entrySecret?: Bytes
}

/** A passkey that was made to sign in by; its secret is absent where it makes none, and then it opens no wallet. */
export type JoinedPasskey = Omit<MadePasskey, "secret"> & { readonly secret?: Bytes }

/** A passkey that its owner chose to sign in by: it knows of which account it is. */
export interface EnteredPasskey extends ShownPasskey {
  readonly account: string
  readonly secret?: Bytes
}

/** What each kind of question is answered with. */
export interface PasskeyAnswers {
  readonly create: MadePasskey
  readonly get: UsedPasskey
  readonly join: JoinedPasskey
  readonly enter: EnteredPasskey
}
