import type { TransactionTexts } from "../TransactionTexts.ts"

/** English for every transaction. */
export const transaction: TransactionTexts = {
  askingTitle: "Approve in {wallet}",
  stopWaiting: "Stop waiting",
  sentText: "Waiting for {network}. You can close this.",
  failedTitle: "The transaction failed",
  failedText: "Only the fee was spent.",
  declinedTitle: "You declined in {wallet}",
  declinedText: "Nothing was sent.",
  unsentTitle: "It wasn't sent",
  unknownTitle: "We couldn't confirm this was sent",
  checkAgain: "Check again",
  done: "Done",
  amount: "Amount",
  from: "From",
  to: "To",
  network: "Network",
  fee: "Network fee (max)",
  total: "Total (max)",
  problems: {
    feeMissing: "There isn't enough {symbol} left for the network fee.",
    feeUnknown: "The network fee couldn't be loaded. Try again.",
    sponsor: "The sponsor won't pay the network fee for this. Try again to pay it yourself.",
    network: "Your wallet is on another network. Switch it back, then try again.",
    busy: "The wallet didn't take the request. Another one may be open there.",
    other: "That didn't work. Try again."
  }
}
