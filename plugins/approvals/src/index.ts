export { approvals } from "./approvals.ts"
export type { ApprovalsApi } from "./ApprovalsApi.ts"
export type {
  AccountApprovals,
  ApprovalsState,
  GivenApproval,
  RevokeProgress,
  RevokeReview
} from "./ApprovalsState.ts"
export { ApprovalMissingError, RevokeMissingError, RevokeSubmittedError } from "./errors.ts"
