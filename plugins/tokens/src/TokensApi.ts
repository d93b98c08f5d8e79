import type { Cancellable } from "@latchkey/core"

/** The actions of `kit.tokens`. */
export interface TokensApi {
  /**
   * Reads what the connected account of a namespace, by default the active one, holds on its network, into the state:
   * `kit.getSnapshot().tokens[namespace]`. A read that is under way is joined. What was read within 30 s is not read again,
   * unless the account's balance has changed since, and nothing is read within 30 s of a failure; `force` reads at once. On a
   * network that the app does not use nothing is read. A failed read is a part of the state, and no failure of this.
   *
   * Fails: `NotConnectedError`, `CapabilityMissingError` where the tokens of the namespace cannot be listed.
   */
  readonly refresh: (
    request?: { readonly namespace?: string | undefined; readonly force?: boolean } & Cancellable
  ) => Promise<void>
}
