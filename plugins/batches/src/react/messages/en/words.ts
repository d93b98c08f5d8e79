import type { BatchesMessages } from "../../BatchesMessages.ts"

/** English. */
export const words: BatchesMessages = {
  outcomes: {
    pending: { title: "Sending your transactions", text: "{wallet} is working on it. You can close this." },
    confirmed: { title: "All calls succeeded", text: "All of them went through on {network}." },
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
      title: "We couldn't confirm these were sent",
      text: "They may have gone through. Check your account before you send them again."
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
