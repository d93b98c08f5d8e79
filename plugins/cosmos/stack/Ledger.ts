/** What the auth module keeps of an account. */
export interface LedgerAccount {
  readonly number: bigint
  readonly sequence: bigint
  /** Compressed secp256k1 key; known from the first transaction on. */
  readonly publicKey?: Uint8Array
}

/** An amount of one coin, in its base unit. */
export interface LedgerCoin {
  readonly denom: string
  readonly amount: bigint
}

/** The state of the bank and auth modules. */
export interface Ledger {
  balance(address: string, denom: string): bigint
  /** All coins of an address, by denomination. */
  balances(address: string): readonly LedgerCoin[]
  account(address: string): LedgerAccount | undefined
  /** Makes coins out of nothing, and the account if there is none. */
  mint(address: string, coin: LedgerCoin): void
  /** Takes coins away. The caller has checked that they are there. */
  burn(address: string, coin: LedgerCoin): void
  change(address: string, change: Partial<LedgerAccount>): void
  /** A ledger that goes its own way from here. */
  fork(): Ledger
}

type Purse = ReadonlyMap<string, bigint>

export function createLedger(): Ledger {
  return ledgerOf(new Map(), new Map())
}

function ledgerOf(purses: Map<string, Purse>, accounts: Map<string, LedgerAccount>): Ledger {
  const balance = (address: string, denom: string) => purses.get(address)?.get(denom) ?? 0n
  const add = (address: string, { denom, amount }: LedgerCoin) => {
    const purse = new Map(purses.get(address)).set(denom, balance(address, denom) + amount)
    if (purse.get(denom) === 0n) purse.delete(denom)
    purses.set(address, purse)
  }
  return {
    balance,
    balances: (address) =>
      [...(purses.get(address) ?? [])]
        .map(([denom, amount]) => ({ denom, amount }))
        .toSorted((left, right) => (left.denom < right.denom ? -1 : 1)),
    account: (address) => accounts.get(address),
    mint(address, coin) {
      if (!accounts.has(address)) accounts.set(address, { number: BigInt(accounts.size), sequence: 0n })
      add(address, coin)
    },
    burn: (address, { denom, amount }) => add(address, { denom, amount: -amount }),
    change: (address, change) => void accounts.set(address, { ...accounts.get(address)!, ...change }),
    fork: () => ledgerOf(new Map(purses), new Map(accounts))
  }
}
