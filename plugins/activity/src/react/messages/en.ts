import type { ActivityMessages } from "../ActivityMessages.ts"

/** The words of activity in English. */
export const en: ActivityMessages = {
  kinds: {
    send: "Sent",
    receive: "Received",
    self: "Sent to yourself",
    mint: "Minted",
    burn: "Burned",
    trade: "Swapped",
    approve: "Allowed spending",
    cancel: "Cancelled",
    deploy: "Contract created",
    deposit: "Deposited",
    withdraw: "Withdrawn",
    borrow: "Borrowed",
    repay: "Paid back",
    stake: "Staked",
    unstake: "Unstaked",
    claim: "Claimed",
    contract: "Contract used",
    taken: "Moved by another address",
    failed: "Failed",
    sending: "Sending",
    unknown: "Outcome unknown"
  },
  tags: {
    lookAlike: "Look-alike",
    unverified: "Unverified",
    nothing: "Empty",
    spam: "Spam"
  },
  doubts: {
    lookAlike:
      "An address here begins and ends like one of yours, or like one you've sent to, but it's another one. Don't copy it.",
    unverified: "A token here is named like one you may know, but it's another one. It may be worth nothing.",
    nothing:
      "Somebody else made this transaction, and it moved nothing. It may be there so that you copy an address from it.",
    spam: "This looks like an advertisement. Don't visit sites that it names."
  },
  pending: "Under way",
  to: "To {address}",
  from: "From {address}",
  more: "and {count} more",
  older: "Show older",
  olderFailed: "Older activity couldn't be read.",
  partial: "Some activity may be missing here, above all what is older.",
  fallback: "A source of this activity didn't answer, so another is shown. Some of it may be missing.",
  failed: "Your activity couldn't be read.",
  outdated: "Your activity couldn't be read again. Something new may be missing.",
  readAgain: "Read again",
  none: "Nothing has happened here yet.",
  noneKnown: "No recent activity was found. Older activity may be missing.",
  untold: "Activity on {network} can't be read here.",
  hidden: "Hidden transactions: {count}",
  showHidden: "Show",
  hideHidden: "Hide",
  hiddenNote: "Strangers leave such transactions to deceive. Never copy an address from one.",
  gone: "This transaction isn't a part of this account's activity.",
  unknownNote:
    "It was sent, but nobody could tell in time what became of it. Look it up before you send it again.",
  failedNote: "It failed, so nothing was moved. The network keeps the fee.",
  takenNote: "You didn't sign this transaction: an address that you allowed to spend may have.",
  status: "Status",
  statuses: { success: "Done", failed: "Failed", pending: "Under way", unknown: "Unknown" },
  date: "Date",
  sender: "Signed by",
  network: "Network",
  fee: "Network fee",
  hash: "Transaction",
  copyHash: "Copy the transaction's id",
  copyAddress: "Copy the address",
  copied: "Copied",
  copyFailed: "Couldn't be copied"
}
