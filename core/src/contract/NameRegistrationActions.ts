import type { Cancellable } from "../session/SessionActions.ts"

/** Getting a name for an account. */
export interface NameRegistrationActions {
  /** The wanted name first, then others like it. Fails: `NameInvalidError`, `NameFailedError`. */
  readonly suggestions: (
    request: { readonly name: string },
    options?: Cancellable
  ) => Promise<ReadonlyArray<{ readonly name: string; readonly registered: boolean }>>
  /**
   * Registers a name for the connected account, which signs it; resolves with the whole name.
   *
   * Fails: `NameInvalidError`, `NameTakenError`, `NameFailedError`, `NotConnectedError`, `SigningRejectedError`,
   * `SigningFailedError`.
   */
  readonly register: (request: { readonly name: string }, options?: Cancellable) => Promise<string>
}
