import type { DetailMessages } from "../../ActivityMessages.ts"

/** The words of one transaction in English. */
export const details: DetailMessages = {
  doubts: {
    lookAlike: "This address looks like one of yours, or one you've sent to, but it isn't. Don't copy it.",
    unverified: "It may not be the token it's named like, and may be worthless.",
    nothing: "Someone else sent this, and it moved nothing. It may be a trick to make you copy its address.",
    spam: "This looks like advertising. Don't visit sites it names."
  },
  mayTake: "Allowed from now on",
  gone: "This transaction isn't in this account's activity.",
  unknownNote: "It was sent, but its outcome isn't known yet. Look it up before you send it again.",
  failedNote: "It failed, so nothing was moved. The network keeps the fee.",
  takenNote: "You didn't sign this. An address you allowed to spend may have.",
  unlimitedNote: "An unlimited approval can take all you have of it until you revoke it.",
  status: "Status",
  statuses: { success: "Done", failed: "Failed", pending: "Pending", unknown: "Unknown" },
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
