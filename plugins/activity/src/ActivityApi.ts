import type { Cancellable } from "@latchkey/core"
import type { ReplacementKind } from "@latchkey/core/effect"
import type { ReplacementReview } from "./ReplacementReview.ts"

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
  /**
   * Whether another transaction can take the place of one that is in no block yet, by its `id` in `kit.transactions`: it is the connected
   * account's own, on the network where that is, its number is known, and the wallet takes a number from a page. Asks the wallet for nothing.
   */
  readonly canReplace: (request: { readonly id: string } & Cancellable) => Promise<boolean>
  /**
   * Prepares what takes the place of a transaction that is in no block yet: the same with a higher fee (`speedUp`), or nothing, sent to
   * oneself (`cancel`). Reads what waits there now; asks the wallet for nothing. To be shown before it is given to `replace`: until a block
   * has one of the two, nobody knows which it will be.
   *
   * Fails: `TransactionSettledError` where it had already gone through, `TransactionFixedError` where `canReplace` is false,
   * `TransactionMissingError`, `TransferBalanceError`, and as reading the chain does.
   */
  readonly prepareReplacement: (
    request: { readonly id: string; readonly by: ReplacementKind } & Cancellable
  ) => Promise<ReplacementReview>
  /**
   * Asks the wallet for what was prepared, once. What becomes of it, `kit.transactions` says of the first: `replacement`, or `confirmed`
   * where that was quicker. Where the wallet sends it under another number, both are carried out: then `replaces.isBeside` is true.
   *
   * Fails, nothing being sent: `TransactionSettledError` where the first had already gone through, `TransferRejectedError`,
   * `TransferRefusedError`, `TransferChangedError`; with `TransferUncertainError` where nobody can tell.
   */
  readonly replace: (review: ReplacementReview, options?: Cancellable) => Promise<{ readonly hash: string }>
}
