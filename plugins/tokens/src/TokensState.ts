import {
  defineSlice,
  type Amount,
  type CaipAddress,
  type CapabilitySource,
  type TokenHolding
} from "@latchkey/core"

/** What an account holds of one token, as it may be shown. */
export interface HeldToken extends TokenHolding {
  /**
   * It calls itself as the network's own coin, as a token that the app knows, or as another one that the account holds, and
   * nobody vouches for it.
   */
  readonly unverified: boolean
  /** What it is worth in the currency of the options, rounded down; absent if no price is known, or nobody vouches for it. */
  readonly worth?: Amount
  /** The visitor does not want to see it; absent for what is shown. */
  readonly isHidden?: boolean
}

/** What one account holds on one network, as it was last read. */
export interface AccountTokens {
  /** CAIP-10 of the account whose tokens these are; it says the network too. */
  readonly account: CaipAddress
  /** Whether they are being read, were read, or could not be read the last time. */
  readonly status: "loading" | "ready" | "failed"
  /**
   * What is worth most first, then the others in the order of their source, its coin before them, the unverified ones last; zero
   * balances included. After a failed read, what was read before it.
   */
  readonly list: ReadonlyArray<HeldToken>
  /** What those of them together are worth whose worth is known; absent if none is. It comes a moment after the list. */
  readonly total?: Amount
  /** Who answered. */
  readonly source?: CapabilitySource
  /** When the last read failed, in epoch milliseconds; nothing is read for 30 s after it. Absent once a read succeeded. */
  readonly failedAt?: number
}

/** What the connected accounts hold, by namespace: of those that it was asked of. */
export type TokensState = Readonly<Record<string, AccountTokens>>

/** The tokens of the connected accounts; of nobody at first. */
export const tokensSlice = defineSlice<TokensState>("tokens", {})
