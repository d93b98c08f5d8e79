/** The messages of the buttons: all that a page needs before the modal is loaded. */
export interface ButtonMessages {
  readonly connectWallet: string
  readonly connecting: string
  readonly reconnecting: string
  /** Label of the account button; `{address}` is replaced. */
  readonly openAccount: string
  readonly selectNetwork: string
  readonly switchNetwork: string
  readonly unknownNetwork: string
  /** Label of the network button; `{network}` is replaced. */
  readonly openNetworks: string
  /** Read by screen readers instead of a balance that could not be read. */
  readonly balanceUnavailable: string
  /** Read by screen readers after what the account button says, while a transaction of the account is under way. */
  readonly pending: string
  /** In place of all else on a button whose modal did not load; the file may be gone since a new version of the page. */
  readonly modalFailed: string
  /** The same where the visitor is offline. */
  readonly modalOffline: string
}

/** The buttons' messages, and how their numbers are written. */
export interface ButtonWords {
  readonly messages: ButtonMessages
  /** Their canonical BCP 47 tag. */
  readonly locale: string
  /** Writes exact decimal text as the language does. */
  readonly writeDecimal: (text: string) => string
}

/** English messages of the buttons. */
export const buttonMessages: ButtonMessages = {
  connectWallet: "Connect wallet",
  connecting: "Connecting…",
  reconnecting: "Reconnecting…",
  openAccount: "Open wallet: {address}",
  selectNetwork: "Select network",
  switchNetwork: "Switch network",
  unknownNetwork: "Unknown network",
  openNetworks: "Change network: {network}",
  balanceUnavailable: "Balance unavailable",
  pending: "Transaction pending",
  modalFailed: "Didn't load. Try again or reload.",
  modalOffline: "You're offline. Try again."
}
