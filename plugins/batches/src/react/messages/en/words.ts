import type { BatchesMessages } from "../../BatchesMessages.ts"

/** English. */
export const words: BatchesMessages = {
  outcomes: {
    pending: { title: "Sending your calls", text: "{wallet} is at it. You can close this." },
    confirmed: { title: "All calls succeeded", text: "{network} has carried out all of them." },
    partlyFailed: {
      title: "Only some calls succeeded",
      text: "What succeeded stays. The others changed nothing."
    },
    failed: { title: "All calls failed", text: "None of them changed anything. Only the fee was spent." },
    offchainFailure: {
      title: "The calls weren't sent",
      text: "{wallet} gave up before it sent them. Nothing was spent."
    },
    unknown: {
      title: "It isn't known what became of them",
      text: "They may have been carried out. Look at your account before you send them again."
    }
  },
  checkAgain: "Check again",
  done: "Done",
  none: "This account has sent no calls from this page.",
  transactions: "Transactions",
  account: "From account",
  network: "Network",
  call: "Call {number}",
  callPays: "{amount} to {address}",
  callTo: "To {address}",
  allCalls: "All calls",
  transaction: "Transaction {number}",
  ended: { success: "Succeeded", failed: "Failed", unknown: "Not confirmed" }
}
