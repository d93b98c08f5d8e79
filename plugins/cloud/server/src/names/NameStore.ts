/** A registered name. */
export interface NameRecord {
  /** Whole, in its normal form. */
  readonly name: string
  /** In lower case. */
  readonly address: string
  /** The types of coin (SLIP-44, ENSIP-11) for which the name stands for the address. */
  readonly coinTypes: ReadonlyArray<number>
  /** Unix seconds. */
  readonly registered: number
}

/** Where registered names are kept: a name has one owner, an owner one name. */
export interface NameStore {
  /** The record of a whole name; undefined if nobody has it. */
  readonly find: (name: string) => Promise<NameRecord | undefined>
  /** The names of an address in lower case, the oldest first. */
  readonly of: (address: string) => Promise<ReadonlyArray<NameRecord>>
  /** Which of these names somebody has. */
  readonly taken: (names: ReadonlyArray<string>) => Promise<ReadonlySet<string>>
  /** Keeps a name, at once against all others who want it; says what is taken already where it cannot. */
  readonly add: (record: NameRecord) => Promise<"added" | "name" | "address">
  readonly close: () => Promise<void>
}

/** The type of coin of Ethereum itself: here, of the account that a key has on every chain. */
export const EVERY_CHAIN = 60

/** Whose a name is: a key's address is one owner's on every chain, a contract's on its own alone. */
export const ownerOf = ({ address, coinTypes }: NameRecord): string =>
  coinTypes.includes(EVERY_CHAIN) ? address : `${address} ${coinTypes.join(" ")}`
