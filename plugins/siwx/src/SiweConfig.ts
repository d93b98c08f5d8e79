/** Parts of the message that are the same for every account. */
export interface SiweMessageParams {
  readonly domain: string
  readonly uri: string
  readonly statement?: string
  readonly resources?: ReadonlyArray<string>
  /** ISO 8601. */
  readonly exp?: string
  /** ISO 8601. */
  readonly nbf?: string
}

/** Who is signed in, as a SIWE server says. */
export interface SiweSession {
  readonly address: string
  /** EIP-155 number of the network. */
  readonly chainId: number
}

/** The callbacks of a Sign-In with Ethereum that an app has already. */
export interface SiweConfig {
  /** On unless `false`. */
  readonly required?: boolean
  /** A nonce that was never used, from your server; at least 8 letters and digits. `address` is empty for a wallet that is still to connect. */
  readonly getNonce: (address: string) => Promise<string>
  /** What the message says beside the account. */
  readonly getMessageParams: () => Promise<SiweMessageParams>
  /** Lets your server verify a sign-in and keep it; false refuses it. */
  readonly verifyMessage: (signed: {
    readonly message: string
    readonly signature: string
    /** The proof that a wallet gave in the step in which it connected; opaque, and in the message and the signature too. */
    readonly cacao?: unknown
  }) => Promise<boolean>
  /** Who is signed in; nothing where nobody is. */
  readonly getSession: () => Promise<SiweSession | null | undefined>
  /** Ends the sign-in on your server. */
  readonly signOut: () => Promise<unknown>
  /** Called when somebody has signed in. */
  readonly onSignIn?: (session: SiweSession) => void
  /** Called when a sign-in has ended. */
  readonly onSignOut?: () => void
}
