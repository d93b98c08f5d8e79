import { readField, readPath } from "@latchkey/core/chain-kit"
import type { Proposal, ProposalStatus } from "../SafeState.ts"

const statuses: Readonly<Record<string, ProposalStatus>> = {
  AWAITING_CONFIRMATIONS: "signatures",
  AWAITING_EXECUTION: "execution",
  SUCCESS: "executed",
  FAILED: "failed",
  CANCELLED: "cancelled"
}

/** Whether a foreign value is a hash of 32 bytes in hex. */
export const isHash = (value: unknown): value is string =>
  typeof value === "string" && /^0x[0-9a-f]{64}$/i.test(value)

/** Whether nothing more will happen to a proposal. */
export const isSettled = ({ status }: Proposal): boolean =>
  status === "executed" || status === "failed" || status === "cancelled"

const count = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined

/** Where a proposal is, as a Safe says it (`getTxBySafeTxHash`); undefined if it cannot be read. */
export const readStatus = (told: unknown): ProposalStatus | undefined => {
  const status = readField(told, "txStatus")
  return typeof status === "string" && Object.hasOwn(statuses, status) ? statuses[status] : undefined
}

/** What a Safe says of a proposal (`getTxBySafeTxHash`), over what was known; undefined if it cannot be read. */
export const readProposal = (told: unknown, before: Proposal): Proposal | undefined => {
  const status = readStatus(told)
  if (status === undefined) return undefined
  const confirmations = readPath(told, "detailedExecutionInfo.confirmations")
  const transactionHash = readField(told, "txHash")
  return {
    ...before,
    status,
    signatures: Array.isArray(confirmations) ? confirmations.length : before.signatures,
    required: count(readPath(told, "detailedExecutionInfo.confirmationsRequired")) ?? before.required,
    ...(isHash(transactionHash) ? { transactionHash } : {})
  }
}
