import type { BlockMark, IndexedBlock, IndexedTransaction, Move } from "../chain/IndexedBlock.ts"

/** A place in what happened, newest first: of two, the one that sorts later is nearer to the end. */
export interface ActivityPlace {
  /** Epoch seconds. */
  readonly minedAt: number
  readonly block: number
  readonly place: number
  readonly chain: string
}

/** What happened to whom, and from where on. */
export interface ActivityQuery {
  /** As its chains keep it. */
  readonly address: string
  /** CAIP-2 ids. */
  readonly chains: ReadonlyArray<string>
  /** Only what is after this one; from the newest on without. */
  readonly after?: ActivityPlace
  readonly entries: number
}

/** A transaction as it concerned the account. */
export interface ActivityEntry extends ActivityPlace {
  readonly transaction: IndexedTransaction
  readonly moves: ReadonlyArray<Move>
}

/** A transaction that is final, as it concerned one account. */
export interface FoundTransaction extends Omit<ActivityEntry, "place" | "chain"> {}

/** How many of the newest blocks of a chain are remembered by their hashes: a longer reorganisation is read from the start. */
export const KEPT_BLOCKS = 512

/** What happened to accounts, chain by chain. */
export interface ActivityIndex {
  /** The newest blocks that were read of a chain, newest first, at most `KEPT_BLOCKS`. */
  readonly blocks: (chain: string) => Promise<ReadonlyArray<BlockMark>>
  /**
   * Adds blocks that follow each other, all or none. False, and nothing is added, if the newest block of the chain is not `after`:
   * another server was faster.
   */
  readonly append: (
    chain: string,
    after: BlockMark | undefined,
    blocks: ReadonlyArray<IndexedBlock>
  ) => Promise<boolean>
  /**
   * Forgets what was read of a chain above a block, or all of it. Nothing if the newest block is not `tip`: another server was
   * faster.
   */
  readonly cut: (chain: string, tip: BlockMark, above: number | undefined) => Promise<void>
  /**
   * By what an account was read on a chain whose blocks are not: of itself, and of the accounts in which it holds tokens, the newest
   * transaction.
   */
  readonly heads: (chain: string, address: string) => Promise<ReadonlyMap<string, string>>
  /**
   * Adds what happened to an account on such a chain, newest first, and by what it was read. What is there already stays as it is.
   */
  readonly keep: (
    chain: string,
    address: string,
    found: ReadonlyArray<FoundTransaction>,
    heads: ReadonlyMap<string, string>
  ) => Promise<void>
  /** Newest first. */
  readonly list: (query: ActivityQuery) => Promise<ReadonlyArray<ActivityEntry>>
  /** Tokens that ever moved from or to an account and can be divided, those seen last first. */
  readonly tokens: (chain: string, address: string, entries: number) => Promise<ReadonlyArray<string>>
  readonly close: () => Promise<void>
}

/** The tokens among what was moved: what has no number in a collection, and is not the coin. */
export const tokensIn = (moves: ReadonlyArray<Move>): ReadonlyArray<string> => [
  ...new Set(moves.flatMap(({ token, id }) => (token === undefined || id !== undefined ? [] : [token])))
]

/** Where a transaction stands among those of its block that are kept: after them if it is new. */
export const placeIn = (
  rows: ReadonlyArray<Readonly<Record<string, unknown>>>,
  { hash }: IndexedTransaction
): { readonly place: number; readonly isNew: boolean } => {
  const known = rows.find(({ body }) => (JSON.parse(String(body)) as IndexedTransaction).hash === hash)
  return known === undefined
    ? { place: rows.length, isNew: true }
    : { place: Number(known["place"]), isNew: false }
}
