import type { ReviewMessages } from "../../ReviewMessages.ts"

/** English. */
export const review: ReviewMessages = {
  feeAbout: "Network fee (about)",
  feeAboutNote: "Your wallet chooses the fee and shows it before you approve.",
  feeChoice: "How soon",
  feeLevels: {
    slow: "Slow",
    normal: "Normal",
    fast: "Fast"
  },
  totalAbout: "Total (about)",
  warnMemo: "This recipient needs a memo to know whose it is. Without one, what you send may be lost.",
  warnSpelling:
    "You entered this account as another network writes it. Make sure the recipient uses it on {network} too.",
  warnRepeated:
    "You sent the same amount to this recipient before, and it may still arrive. If you send it again, you may pay twice.",
  confirmRepeated: "Send it again anyway",
  memo: "Memo",
  reference: "Reference for the recipient",
  warnTax: "{arrived} of {amount} will arrive: this token keeps {percent}.",
  confirmTax: "Send anyway",
  untried: "We couldn't test how much of this token arrives."
}
