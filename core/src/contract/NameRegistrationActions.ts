import type { Cancellable } from "../session/SessionActions.ts"

/** Getting a name for the connected account, below the ending of whoever gives names to its namespace. */
export interface NameRegistrationActions {
  /**
   * The wanted name first, then free ones like it, each with its ending. Answers may be 30 seconds old. `name` is with or without
   * the ending: at least four letters from `a` to `z`, digits or hyphens.
   *
   * Fails: `NameInvalidError`, `NameTakenError` where the account has a name, `NameFailedError`, `NameNetworkError`,
   * `NameAccountError`, `CapabilityMissingError`.
   */
  readonly suggestions: (
    request: { readonly name: string },
    options?: Cancellable
  ) => Promise<ReadonlyArray<{ readonly name: string; readonly registered: boolean }>>
  /**
   * Registers a name for the connected account, which signs it; resolves with the whole name. The wallet is asked in the same task
   * where `suggestions` said of the name before that it is free.
   *
   * Fails: `NameInvalidError`, `NameTakenError`, `NameFailedError`, `NameNetworkError`, `NameAccountError`,
   * `CapabilityMissingError`, `SigningRejectedError`, `SigningFailedError`.
   */
  readonly register: (request: { readonly name: string }, options?: Cancellable) => Promise<string>
}
