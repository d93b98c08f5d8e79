import type { Problem } from "./ApprovalsMessages.ts"

const byCode: Readonly<Record<string, Problem>> = {
  TRANSFER_BALANCE: "feeMissing",
  TRANSFER_FEE_UNKNOWN: "feeUnknown",
  TRANSFER_REFUSED: "refused",
  TRANSFER_SPONSOR: "sponsor",
  TRANSFER_CHANGED: "changed",
  TRANSFER_FAILED: "busy",
  NETWORK_MISMATCH: "network",
  APPROVALS_REVOKE_SUBMITTED: "waiting"
}

/** Which words an error has, by its code. */
export const problemOf = (code: string | undefined): Problem => byCode[code ?? ""] ?? "other"
