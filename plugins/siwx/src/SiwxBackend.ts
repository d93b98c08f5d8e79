import type { Cancellable, SiwxAccount, SiwxMessage, SiwxSession } from "@latchkey/core"

/**
 * Who makes messages and keeps sign-ins: the server part of this package behind `serverBackend`, or an implementation of
 * the app's own. Each function may reject with anything; what is no error of the kit becomes `SiwxFailedError`.
 */
export interface SiwxBackend {
  /**
   * What the account is to sign, with a nonce that was never used. Its data must name that account and network. The address is empty for
   * a wallet that signs in the step in which it connects: it fills in its own and writes the text, which may be empty here.
   */
  readonly createMessage: (
    account: SiwxAccount & { readonly notBefore?: string },
    options?: Cancellable
  ) => Promise<SiwxMessage>
  /** Verifies a sign-in and keeps it. Rejects where the signature, the nonce or a date does not hold. */
  readonly addSession: (session: SiwxSession, options?: Cancellable) => Promise<void>
  /**
   * The sign-ins of an account that hold now. Called at each change of account and network, with the one that is
   * connected from then on: a backend that knows a current account makes it this one.
   */
  readonly getSessions: (account: SiwxAccount, options?: Cancellable) => Promise<ReadonlyArray<SiwxSession>>
  /** Ends the sign-ins of one account on one network. */
  readonly revokeSession: (account: SiwxAccount, options?: Cancellable) => Promise<void>
  /** Puts these in the place of all; an empty list signs out. */
  readonly setSessions: (sessions: ReadonlyArray<SiwxSession>, options?: Cancellable) => Promise<void>
  /** Checks a signature and keeps nothing. Without it, `kit.siwx.verify` takes no signature to hold. */
  readonly verify?: (session: SiwxSession, options?: Cancellable) => Promise<void>
  /** Whether a wallet without a sign-in may not stay connected; it may, where this is missing. */
  readonly getRequired?: () => boolean
  /** CAIP-2 namespaces that can sign in; all that can sign messages where this is missing. */
  readonly namespaces?: ReadonlyArray<string>
}
