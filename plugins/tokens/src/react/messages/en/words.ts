import type { TokensMessages } from "../../TokensMessages.ts"

/** English. */
export const words: TokensMessages = {
  failed: "Your tokens couldn't be read.",
  outdated: "Your tokens couldn't be read again. These may have changed.",
  readAgain: "Read again",
  none: "This account holds no tokens that are known here.",
  total: "Total",
  totalUnknown: "Not known",
  totalPartial: "Tokens without a known price aren't counted.",
  unverified: "Unverified",
  unverifiedNote:
    "These are named like other tokens, and may be meant to deceive you. Don't trust them by their names."
}
