import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Cancellable } from "../session/SessionActions.ts"

/** What a sign-in says, after CAIP-122. Dates are ISO 8601. */
export interface SiwxData {
  /** Plain address; empty where the wallet is to fill in its own. */
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly statement?: string
  readonly resources?: ReadonlyArray<string>
  readonly requestId?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
}

/** What is signed: the data, and the text that the wallet shows. */
export interface SiwxMessage {
  readonly data: SiwxData
  readonly text: string
}

/** A sign-in that was signed. */
export interface SiwxSession {
  readonly data: SiwxData
  /** The text that was signed, byte for byte. */
  readonly message: string
  /** As the namespace writes it. */
  readonly signature: string
  /** The CACAO that a wallet gave with it, where one did; opaque. */
  readonly cacao?: unknown
}

/** Whom a session is of. */
export interface SiwxAccount {
  readonly chainId: CaipNetworkId
  /** Plain address. */
  readonly address: string
}

/** Signing in with a wallet, on any chain. */
export interface SiwxActions {
  /** The sessions of an account that have begun, have not ended, and whose signature holds. Fails: `SiwxFailedError`. */
  readonly sessions: (account: SiwxAccount, options?: Cancellable) => Promise<ReadonlyArray<SiwxSession>>
  /** Makes what is to be signed, with a new nonce. Fails: `SiwxFailedError`. */
  readonly message: (
    account: SiwxAccount & { readonly notBefore?: string },
    options?: Cancellable
  ) => Promise<SiwxMessage>
  /**
   * Has the wallet of a namespace, by default of the active one, sign a message and adds the session.
   *
   * Fails: `SiwxDeclinedError`, `SiwxSignatureInvalidError`, `SiwxFailedError`, `NotConnectedError`,
   * `CapabilityMissingError`.
   */
  readonly signIn: (request?: { readonly namespace?: string }, options?: Cancellable) => Promise<SiwxSession>
  /**
   * Checks a signature against its message and account; where nothing can check it, it does not hold.
   *
   * Fails: `SiwxSignatureInvalidError`, `SiwxFailedError`.
   */
  readonly verify: (session: SiwxSession, options?: Cancellable) => Promise<void>
  /**
   * Adds sessions that a wallet gave in one step with the connection, each verified before.
   *
   * Fails: `SiwxSignatureInvalidError`, `SiwxFailedError`.
   */
  readonly add: (sessions: ReadonlyArray<SiwxSession>, options?: Cancellable) => Promise<void>
  /** Ends the sessions of an account, or all of them. Fails: `SiwxFailedError`. */
  readonly revoke: (account?: SiwxAccount, options?: Cancellable) => Promise<void>
  /** Whether a wallet without a session may not stay connected. */
  readonly isRequired: () => Promise<boolean>
}
