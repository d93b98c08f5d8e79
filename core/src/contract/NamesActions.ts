import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Cancellable } from "../session/SessionActions.ts"

/** What somebody is called. */
export interface NamedProfile {
  /** Fit to show: resolved, it gives the address back. */
  readonly name?: string
  /** The address of an image that may be shown: a `data:` URI, or on a host that the app named. */
  readonly avatar?: string
}

/** Names of accounts. Answers may be five minutes old. */
export interface NamesActions {
  /**
   * The address that a name stands for on a network; undefined where it stands for none. Fails: `NameInvalidError`,
   * `NameFailedError`, `CapabilityMissingError` where the namespace has no names.
   */
  readonly resolve: (
    request: { readonly name: string; readonly networkId: CaipNetworkId },
    options?: Cancellable
  ) => Promise<string | undefined>
  /** Name and picture of an address; empty where it has none. Fails: `NameFailedError`, `CapabilityMissingError`. */
  readonly profile: (
    request: { readonly address: string; readonly networkId: CaipNetworkId },
    options?: Cancellable
  ) => Promise<NamedProfile>
}
