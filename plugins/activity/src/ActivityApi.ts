import type { Cancellable } from "@latchkey/core"

type OfNamespace = { readonly namespace?: string | undefined }

/** The actions of `kit.activity`. */
export interface ActivityApi {
  /**
   * Reads the newest of what happened to the connected account of a namespace, by default the active one, on its network, into
   * the state: `kit.getSnapshot().activity[namespace]`. What was read of earlier pages stays where the new one reaches down to it.
   *
   * A read that is under way is joined. What was read within 30 s is not read again, unless the account's balance has changed
   * since or a transaction of this page has ended, and nothing is read within 30 s of a failure; `force` reads at once. On a
   * network that the app does not use nothing is read. A failed read is a part of the state, and no failure of this.
   *
   * Several plugins may know the history of a namespace: the first, in their order, that knows the network and does not fail
   * is the one that is shown.
   *
   * Fails: `NotConnectedError`, `CapabilityMissingError` where nobody can tell the history of the namespace.
   */
  readonly load: (request?: OfNamespace & { readonly force?: boolean } & Cancellable) => Promise<void>
  /**
   * Reads on from where the last page ended, of the same source: until there is something that is not hidden, at most five
   * pages. Does nothing where there is no more; reads the newest where nothing was read. A failure is a part of the state.
   *
   * Fails: as `load`.
   */
  readonly loadMore: (request?: OfNamespace & Cancellable) => Promise<void>
}
