import type { OnrampProgressMessages } from "../../OnrampProgressMessages.ts"

/** English. */
export const progress: OnrampProgressMessages = {
  to: "To your account",
  nothingBegun: "Nothing was bought yet.",
  openTitle: "Go on at {provider}",
  openText: "Its page is open in another window. Come back when you're done.",
  blockedTitle: "No window was opened",
  blockedText: "Your browser prevented it. Open {provider}'s page yourself:",
  closedTitle: "{provider}'s page seems to be closed",
  closedText: "If you have paid, it may take a while to arrive. If not, you can open it again.",
  pendingTitle: "Your purchase is on its way",
  pendingText: "{provider} has it. You can close this.",
  successTitle: "{provider} has sent it",
  successText: "It can take a few minutes to be seen in your account.",
  failedTitle: "The purchase failed",
  failedText:
    "{provider} says that it didn't go through. What became of your money, it tells you on its page.",
  unknownTitle: "Nothing has been seen yet",
  unknownText: "If you have paid, it may still arrive. {provider}'s page or its e-mail tells you more.",
  showBalance: "Show my balance",
  held: "You have {amount}",
  grown: "{amount} more than before",
  notGrown: "Nothing has arrived yet.",
  lookFailed: "Your balance couldn't be read.",
  openPage: "Open {provider}'s page",
  copyLink: "Copy link",
  linkCopied: "Link copied",
  checkAgain: "Check again",
  done: "Done",
  paid: "Paid {amount}",
  somePurchase: "Purchase",
  tags: { pending: "On its way", success: "Sent", failed: "Failed" },
  unread: "{provider} didn't answer.",
  listFailed: "What you bought couldn't be read."
}
