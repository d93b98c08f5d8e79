import type { Cancellable } from "@latchkey/core"

/** The actions of `kit.nfts`. */
export interface NftsApi {
  /**
   * Reads which NFTs the connected account of a namespace, by default the active one, holds on its network, into the state:
   * `kit.getSnapshot().nfts[namespace]`. Their descriptions are not read with them, see `describe`.
   *
   * A read that is under way is joined. What was read within 30 s is not read again, unless the account's balance has changed
   * since or the source is still looking back, and nothing is read within 30 s of a failure; `force` reads at once. On a network that the app does not use nothing is
   * read. A failed read is a part of the state, and no failure of this.
   *
   * Fails: `NotConnectedError`, `CapabilityMissingError` where the NFTs of the namespace cannot be listed.
   */
  readonly load: (
    request?: { readonly namespace?: string | undefined; readonly force?: boolean } & Cancellable
  ) => Promise<void>
  /**
   * Reads the descriptions of NFTs by their `key`, at most 100 of them, into the state: names, pictures, traits. Those that are known
   * already, that are hidden, or that the account does not hold are passed over; one that failed before is tried again. Nobody is
   * asked but the chain and the hosts of the options. A failure is a part of the state.
   *
   * Fails: as `load`.
   */
  readonly describe: (
    request: { readonly namespace?: string | undefined; readonly keys: ReadonlyArray<string> } & Cancellable
  ) => Promise<void>
}
