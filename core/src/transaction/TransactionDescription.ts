import type { Amount } from "../chain/Amount.ts"
import type { AppCall } from "../capability/WalletCalls.ts"
import type { CaipAddress } from "../chain/Caip.ts"

/** How much of what a transaction moves, or lets somebody move. */
export interface DescribedAmount extends Amount {
  /** CAIP-10 of the token; absent for the network's own coin. */
  readonly token?: CaipAddress
}

/**
 * What the visitor was told of a transaction before the wallet was asked, as plain data: words in the visitor's language are made of it
 * when it is shown. Amounts are those of the request that the wallet got; what really moved is in `TrackedTransaction.moved`.
 */
export interface TransactionDescription {
  /**
   * - `send`: coins or tokens go to `receiver`; - `pay`: the same, for a payment that the page asked for; - `swap`: `sends` is sold for at
   *   least `receives`; - `approve`: `spender` may take `sends`, all there is where `sends` is absent; - `revoke`: it may not any more;
   * - `cancel`: nothing, to oneself, in the place of another; - `app`: the app's own, `text` says what.
   */
  readonly kind: "send" | "pay" | "swap" | "approve" | "revoke" | "cancel" | "app"
  /** What leaves the account, or may be taken from it. */
  readonly sends?: ReadonlyArray<DescribedAmount>
  /** What is to come for it, at least. */
  readonly receives?: ReadonlyArray<DescribedAmount>
  /** Address of who gets it. */
  readonly receiver?: string
  /** Address of who may take it, or may not any more. */
  readonly spender?: string
  /** CAIP-10 of the token or collection of which `spender` may take all there is, or nothing any more; absent where `sends` says it. */
  readonly token?: CaipAddress
  /** The app's own words, or the name of a token or collection that has no symbol; plain text of at most 120 characters. */
  readonly text?: string
  /**
   * Where the app had the wallet make its own calls at once: these; an empty list where they are longer than 10,000 characters of JSON, or
   * are none. Absent for anything else.
   */
  readonly calls?: ReadonlyArray<AppCall>
}
