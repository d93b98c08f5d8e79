/** What the button of a connected account says. */
export interface AccountButtonMessages {
  /** Label of the account button; `{address}` is replaced. */
  readonly openAccount: string
  /** Read by screen readers instead of a balance that could not be read. */
  readonly balanceUnavailable: string
  /** Read by screen readers after what the account button says, while a transaction of the account is under way. */
  readonly pending: string
}

/** The same in English: it comes with what draws the account. */
export const accountButtonMessages: AccountButtonMessages = {
  openAccount: "Open wallet: {address}",
  balanceUnavailable: "Balance unavailable",
  pending: "Transaction pending"
}
