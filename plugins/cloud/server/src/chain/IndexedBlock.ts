/** Which block it is. */
export interface BlockMark {
  readonly number: number
  readonly hash: string
}

/** What somebody may take of an account from then on. */
export interface Approval {
  /** The contract of the token, or of the collection. */
  readonly token: string
  readonly of: "token" | "collection"
  readonly spender: string
  /** How much in all; of a collection 1 for everything and 0 for nothing. */
  readonly amount: string
}

/** What a transaction says of itself. Addresses are as the chain keeps them, amounts base units in decimal. */
export interface IndexedTransaction {
  readonly hash: string
  readonly sender: string
  /** Absent if it made a contract. */
  readonly recipient?: string
  /** The contract that it made. */
  readonly created?: string
  readonly nonce: number
  readonly isSuccess: boolean
  /** What the sender paid for it, in the network's coin. */
  readonly fee: string
  /** It carried data, which tells a call from a plain payment. */
  readonly hasData: boolean
  /** The sender let somebody take of a token, or no longer. */
  readonly approves: boolean
  /**
   * What it let somebody take, the last word on each spender of a token, at most 20. Absent where it let nobody, where a log does not
   * say how much, and where this was not read yet when the block was.
   */
  readonly approvals?: ReadonlyArray<Approval>
}

/** One thing that a transaction moved. */
export interface Move {
  /** Empty if it cannot be told who that was, as `to` may be. */
  readonly from: string
  readonly to: string
  readonly amount: string
  /** The contract; absent for the network's coin. */
  readonly token?: string
  /** The number of a thing in its collection, empty if it has none; absent for the coin and for tokens that can be divided. */
  readonly id?: string
  /** How the token is counted, where its chain says so with the transaction. */
  readonly decimals?: number
}

/** What a transaction was to one account. */
export interface Part {
  readonly address: string
  /** What it moved from or to the account, at most 100. */
  readonly moves: ReadonlyArray<Move>
}

/** A block as it is kept. */
export interface IndexedBlock extends BlockMark {
  readonly parent: string
  /** When it was made, in epoch seconds. */
  readonly minedAt: number
  readonly transactions: ReadonlyArray<{
    /** Its place in the block. */
    readonly place: number
    readonly transaction: IndexedTransaction
    readonly parts: ReadonlyArray<Part>
  }>
}
