import { searchText } from "./searchText.ts"
import type { WalletRecord } from "./WalletRecord.ts"

/** Which wallets are wanted. */
export interface WalletQuery {
  /** From 1. */
  readonly page: number
  readonly entries: number
  readonly search?: string
  readonly badge?: string
  readonly include?: ReadonlyArray<string>
  readonly exclude?: ReadonlyArray<string>
  readonly chains?: ReadonlyArray<string>
}

/** A page of wallets, and how many there are in all. */
export interface WalletPage {
  readonly data: ReadonlyArray<WalletRecord>
  readonly count: number
}

/** The wallets of a catalogue, to search and to page through. */
export interface WalletIndex {
  readonly size: number
  readonly find: (query: WalletQuery) => Promise<WalletPage>
  readonly close: () => Promise<void>
}

/** A wallet as it lies in a database. */
export interface WalletRow {
  readonly place: number
  readonly id: string
  readonly badge: string
  /** The words that it is found by. */
  readonly search: string
  /** What is answered, as JSON. */
  readonly body: string
  readonly chains: ReadonlyArray<string>
}

const byPlace = (a: WalletRecord, b: WalletRecord) => {
  const [orderA, orderB] = [a.order ?? Infinity, b.order ?? Infinity]
  return orderA === orderB ? a.name.localeCompare(b.name, "en") : orderA - orderB
}

/** The rows of a catalogue, in the order in which they are answered. */
export const walletRows = (wallets: ReadonlyArray<WalletRecord>): ReadonlyArray<WalletRow> =>
  wallets.toSorted(byPlace).map(({ keywords = [], ...wallet }, place) => ({
    place,
    id: wallet.id,
    badge: wallet.badge_type,
    search: searchText([wallet.name, wallet.rdns ?? "", ...keywords].join(" ")),
    body: JSON.stringify(wallet),
    chains: [...new Set(wallet.chains)]
  }))

/** A pattern of LIKE for each word of a search, in which `\` takes the meaning from what LIKE reads as a wildcard. */
export const searchPatterns = (search: string): ReadonlyArray<string> =>
  searchText(search)
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => `%${word.replaceAll(/[\\%_]/g, (found) => `\\${found}`)}%`)
