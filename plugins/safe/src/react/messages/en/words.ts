import type { SafeMessages } from "../../SafeMessages.ts"

/** English. */
export const words: SafeMessages = {
  owners: {
    one: "{required} of {owners} owners has to sign.",
    other: "{required} of {owners} owners have to sign."
  },
  readOnly: "You are not an owner of this Safe. You can look, but not propose.",
  empty: "What this app proposes to your Safe is shown here until it is executed.",
  unknown: "Asking the Safe",
  signatures: "Waiting for signatures: {signatures} of {required}",
  execution: "Ready to execute",
  executed: "Executed",
  failed: "Failed",
  cancelled: "Cancelled",
  signaturesText: "Ask the other owners to sign it in their Safe.",
  executionText: "Enough owners have signed. One of them has to execute it.",
  proposal: "Proposal",
  transaction: "Transaction"
}
