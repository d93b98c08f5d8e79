import {
  defineSlice,
  type CaipAddress,
  type CapabilitySource,
  type NftHolding,
  type NftHoldingList
} from "@latchkey/core"

/**
 * Why an NFT may be meant to deceive.
 *
 * - `spam`: it, or its collection, is named like an advertisement; - `unverified`: its collection is named like one that the app knows,
 *   and is another one.
 */
export type NftDoubt = "spam" | "unverified"

/** What a description says of an NFT, in one word and another: `Colour`, `Green`. Anybody may have written it. */
export interface NftTrait {
  readonly name: string
  readonly value: string
}

/** What an account holds of one thing, as it may be shown. */
export interface HeldNft extends Omit<NftHolding, "uri"> {
  /** Tells it from every other thing that the account holds. */
  readonly key: string
  /**
   * How far its description is known: `barred` where it lies with somebody whom the app does not name, or is malformed.
   */
  readonly details: "unread" | "loading" | "ready" | "failed" | "barred"
  /** At most 1,000 characters; absent where none is known, and where it is hidden. */
  readonly description?: string
  /** Where its picture may be loaded from: itself an image, or at one of the app's hosts. Absent where it is hidden. */
  readonly picture?: string
  /** At most 24; none where it is hidden. */
  readonly traits: ReadonlyArray<NftTrait>
  /** What speaks against it; absent where nothing does. */
  readonly doubt?: NftDoubt
  /** It is in doubt: shown only to who asks for it, and its description is not fetched. */
  readonly isHidden: boolean
  /** The page of its contract, or of the thing itself, where the network has an explorer. */
  readonly explorerUrl?: string
}

/** What one account holds on one network, as it was last read. */
export interface AccountNfts {
  /** CAIP-10 of the account; it says the network too. */
  readonly account: CaipAddress
  /** Whether they are being read, were read, or could not be read the last time. */
  readonly status: "loading" | "ready" | "failed"
  /** The last received first, where the source knows that. After a failed read, what was read before it. */
  readonly list: ReadonlyArray<HeldNft>
  /** How much the source knows. Absent until it was read. */
  readonly coverage?: NftHoldingList["coverage"]
  /** What was received before that is not known; absent where the source looked back to the beginning. */
  readonly since?: NonNullable<NftHoldingList["since"]>
  /** Who answered. */
  readonly source?: CapabilitySource
  /** When the last read failed, in epoch milliseconds; nothing is read for 30 s after it. Absent once a read succeeded. */
  readonly failedAt?: number
}

/** What the connected accounts hold, by namespace: of those that it was asked of. */
export type NftsState = Readonly<Record<string, AccountNfts>>

/** The NFTs of the connected accounts; of nobody at first. */
export const nftsSlice = defineSlice<NftsState>("nfts", {})
