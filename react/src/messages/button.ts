/** The strings of the buttons: all that a page needs before the modal is loaded. */
export interface ButtonMessages {
  readonly connectWallet: string
  readonly connecting: string
  readonly reconnecting: string
  /** Name of the account button; `{address}` is replaced. */
  readonly openAccount: string
  readonly selectNetwork: string
  readonly switchNetwork: string
  readonly unknownNetwork: string
  /** Name of the network button; `{network}` is replaced. */
  readonly openNetworks: string
  /** Said instead of a balance that could not be read. */
  readonly balanceUnavailable: string
}

/** The buttons' words, and the BCP 47 tag that decides how numbers beside them are written. */
export interface ButtonWords {
  readonly messages: ButtonMessages
  readonly locale: string
}

/** English button strings. */
export const buttonMessages: ButtonMessages = {
  connectWallet: "Connect wallet",
  connecting: "Connecting…",
  reconnecting: "Reconnecting…",
  openAccount: "Open wallet: {address}",
  selectNetwork: "Select network",
  switchNetwork: "Switch network",
  unknownNetwork: "Unknown network",
  openNetworks: "Change network: {network}",
  balanceUnavailable: "Balance unavailable"
}
