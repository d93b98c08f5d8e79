/** The actions on balances. */
export interface BalanceActions {
  /** Reads the native balance into the account's state; from the cache of 30 s unless `force`. Never fails for a failed read. */
  readonly refreshBalance: (request?: {
    readonly namespace?: string | undefined
    readonly force?: boolean | undefined
  }) => Promise<void>
}

/** Balances as a plugin of the kit itself. */
export const balance = {
  id: "kit/balance",
  actions: ["refreshBalance"] satisfies ReadonlyArray<keyof BalanceActions>
}
