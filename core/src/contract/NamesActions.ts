import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Cancellable } from "../session/SessionActions.ts"

/** What somebody is called. */
export interface NamedProfile {
  readonly name?: string
  /** The address of an image. */
  readonly avatar?: string
}

/** Names of accounts. Answers may be five minutes old. */
export interface NamesActions {
  /** The address that a name stands for on a network; undefined where it stands for none. Fails: `NameFailedError`. */
  readonly resolve: (
    request: { readonly name: string; readonly networkId: CaipNetworkId },
    options?: Cancellable
  ) => Promise<string | undefined>
  /** Name and picture of an address; empty where it has none. Fails: `NameFailedError`. */
  readonly profile: (
    request: { readonly address: string; readonly networkId: CaipNetworkId },
    options?: Cancellable
  ) => Promise<NamedProfile>
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
