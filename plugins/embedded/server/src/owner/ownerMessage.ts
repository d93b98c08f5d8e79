/** What changes what a wallet, an address or a device is, and is therefore proven by the wallet's own key: a session is not its owner. */
export type OwnerAct =
  | "keep"
  | "owner"
  | "email"
  | "start-over-stop"
  | "devices"
  | "passkey-add"
  | "passkey-name"
  | "passkey-remove"
  | "limits"

/** What the key of a recovery code signs, to sign in to an account that has neither an address nor a provider. */
export const rescueMessage = (challenge: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new TextEncoder().encode(JSON.stringify(["latchkey embedded rescue 1", challenge])))

/** What an owner signs for an act. The details say what it is done to; nothing in them can be read as something else. */
export const ownerMessage = (
  account: string,
  act: OwnerAct,
  details: ReadonlyArray<string>,
  challenge: string
): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    new TextEncoder().encode(
      JSON.stringify(["latchkey embedded owner 1", account, act, challenge, ...details])
    )
  )
