import type { ReviewMessages } from "../../PayMessages.ts"

/** The words of a payment's review in English. */
export const review: ReviewMessages = {
  feeAbout: "Network fee (about)",
  reviewGone: "Nothing to review. Your account or network may have changed.",
  pay: "Pay {amount}",
  checkTo: "Make sure you know this address: payments to it can't be reversed.",
  warnSelf: "This is your own address.",
  warnBurn: "Nobody has the key of this address. What you pay there is lost.",
  warnToken: "This is the token's own contract. What you pay there is most likely lost.",
  warnContract: "This is a contract. Make sure that it takes payments.",
  confirm: "I have checked the recipient"
}
