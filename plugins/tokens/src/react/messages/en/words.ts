import type { TokensMessages } from "../../TokensMessages.ts"

/** English. */
export const words: TokensMessages = {
  failed: "Your tokens couldn't be loaded.",
  outdated: "Your tokens couldn't be refreshed. These may be out of date.",
  readAgain: "Refresh",
  none: "This account holds no tokens that are known here.",
  total: "Total",
  totalUnknown: "Not known",
  totalPartial: "Tokens without a known price aren't counted.",
  unverified: "Unverified",
  unverifiedNote:
    "These are named like other tokens, and may be meant to deceive you. Don't trust them by their names.",
  manage: "Add or hide tokens",
  addLabel: "Token's contract address",
  addNote: "You can copy it from the token's own site or an explorer.",
  add: "Add",
  added: "Added. It's in your list as soon as you hold some of it.",
  notToken: "There's no token at this address on this network.",
  notRead: "The token couldn't be loaded. Try again.",
  hide: "Hide",
  show: "Show"
}
