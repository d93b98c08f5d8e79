/** The texts of passkeys, in one language. */
export interface PasskeyWords {
  readonly title: string
  readonly text: string
  readonly create: string
  readonly useCode: string
  readonly unlock: string
  /** Of the recovery code of a wallet that has a passkey. */
  readonly codeBeside: string
  /** The recovery code is written down another time. */
  readonly later: string
  readonly listTitle: string
  readonly hint: string
  readonly show: string
  readonly listText: string
  readonly name: string
  /** `at` is epoch milliseconds. */
  readonly since: (at: number) => string
  readonly rename: string
  readonly remove: string
  readonly add: string
  readonly declined: string
  /** The passkey makes no secret (WebAuthn PRF). */
  readonly noSecret: string
  readonly known: string
  readonly window: string
  readonly windowText: string
  /** Signing in by a passkey alone. */
  readonly enterTitle: string
  readonly enterText: string
  readonly enter: string
}
