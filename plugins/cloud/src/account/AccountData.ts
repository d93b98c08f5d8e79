import type { History, Prices, TokenBalances } from "@latchkey/core/effect"

/** What the service tells of accounts. */
export interface AccountData {
  readonly history: History
  readonly balances: TokenBalances
  readonly prices: Prices
}
