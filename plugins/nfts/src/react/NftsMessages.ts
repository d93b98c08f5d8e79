import type { NftDoubt } from "../NftsState.ts"

/** The words of the list and of one NFT. */
export interface NftsMessages {
  readonly failed: string
  readonly outdated: string
  readonly readAgain: string
  readonly none: string
  readonly partial: string
  /** With `{date}`. */
  readonly since: string
  /** With `{block}`. */
  readonly sinceBlock: string
  /** With `{count}`. */
  readonly hidden: string
  readonly showHidden: string
  readonly hideHidden: string
  readonly hiddenNote: string
  readonly doubts: Readonly<Record<NftDoubt, string>>
  readonly tags: Readonly<Record<NftDoubt, string>>
  /** With `{count}`: how many of one the account holds. */
  readonly many: string
  /** With `{number}`: an NFT without a name. */
  readonly numbered: string
  readonly gone: string
  readonly barred: string
  readonly undescribed: string
  readonly traits: string
  readonly contract: string
  readonly number: string
  readonly standard: string
  readonly network: string
  readonly held: string
  readonly copyContract: string
  readonly copyNumber: string
  readonly copied: string
  readonly copyFailed: string
}
