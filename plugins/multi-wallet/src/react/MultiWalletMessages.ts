/** Every text of the plugin's views, in one language. */
export interface MultiWalletMessages {
  /** Heading of the accounts that the wallet in use granted. */
  readonly accounts: string
  /** Heading of the wallets that were connected before. */
  readonly recent: string
  /** What a recent row says to its click. */
  readonly connect: string
  /** What its second button does: `{wallet}`. */
  readonly forget: string
  readonly walletDeleted: string
  readonly accountSwitched: string
}
