import {
  defineSlice,
  type CaipAddress,
  type CapabilitySource,
  type HistoryPage,
  type HistoryTransaction
} from "@latchkey/core"

/**
 * Why a transaction may be meant to deceive.
 *
 * - `lookAlike`: an address in it begins and ends like one that the account has sent to, or like the account itself, and is
 *   another one; - `unverified`: a token in it is named like the network's coin or like one that the app knows, and is another one;
 * - `nothing`: it moved nothing; - `spam`: its source says so, or a token in it is named like an advertisement.
 */
export type ActivityDoubt = "lookAlike" | "unverified" | "nothing" | "spam"

/** A transaction of the account, as it may be shown. Its NFTs have a picture only where that may be loaded. */
export interface ActivityEntry extends HistoryTransaction {
  /** What speaks against it; absent where nothing does. */
  readonly doubt?: ActivityDoubt
  /** It is in doubt, and the account did not sign it: it is shown only to who asks for it. */
  readonly isHidden: boolean
  /** The transaction's page, where the network has an explorer. */
  readonly explorerUrl?: string
}

/** What happened to one account on one network, as far as it was read. */
export interface AccountActivity {
  /** CAIP-10 of the account; it says the network too. */
  readonly account: CaipAddress
  /** Whether the newest is being read, was read, or could not be read the last time. */
  readonly status: "loading" | "ready" | "failed"
  /** Newest first, each transaction once, at most 5,000. After a failed read, what was read before it. */
  readonly list: ReadonlyArray<ActivityEntry>
  /** There is more to read, by `loadMore`. */
  readonly hasMore: boolean
  /** Where reading on is; absent where nobody has asked for it since the newest was read. */
  readonly more?: "loading" | "failed"
  /** How much the source knows: `none` if nobody knows anything of the network. Absent until it was read. */
  readonly coverage?: HistoryPage["coverage"]
  /** Who answered. */
  readonly source?: CapabilitySource
  /** Another source that comes before it failed: it may have known more. */
  readonly isFallback: boolean
  /** When the last read of the newest failed, in epoch milliseconds; nothing is read for 30 s after it. Absent once it succeeded. */
  readonly failedAt?: number
}

/** What happened to the connected accounts, by namespace: of those that it was asked of. */
export type ActivityState = Readonly<Record<string, AccountActivity>>

/** The activity of the connected accounts; of nobody at first. */
export const activitySlice = defineSlice<ActivityState>("activity", {})
