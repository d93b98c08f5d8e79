import type { AccountButtonMessages } from "./accountButton.ts"
import type { NetworkButtonMessages } from "./networkButton.ts"

/** What a button says before an account is connected: all that a page needs before the rest is loaded. */
export interface FirstButtonMessages {
  readonly connectWallet: string
  readonly connecting: string
  readonly reconnecting: string
  /** In place of all else on a button whose modal did not load; the file may be gone since a new version of the page. */
  readonly modalFailed: string
  /** The same where the visitor is offline. */
  readonly modalOffline: string
}

/** The messages of the buttons. */
export interface ButtonMessages extends FirstButtonMessages, AccountButtonMessages, NetworkButtonMessages {}

/** Those that are there at once in English; the others come with what says them. */
export interface ShownButtonMessages
  extends FirstButtonMessages, Partial<AccountButtonMessages>, Partial<NetworkButtonMessages> {}

/** The buttons' messages, and how their numbers are written. */
export interface ButtonWords {
  readonly messages: ShownButtonMessages
  /** Their canonical BCP 47 tag. */
  readonly locale: string
  /** Writes exact decimal text as the language does. */
  readonly writeDecimal: (text: string) => string
}

/** English for what a button says first. */
export const buttonMessages: FirstButtonMessages = {
  connectWallet: "Connect wallet",
  connecting: "Connecting…",
  reconnecting: "Reconnecting…",
  modalFailed: "Didn't load. Try again or reload.",
  modalOffline: "You're offline. Try again."
}
