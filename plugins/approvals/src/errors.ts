import { defineError } from "@latchkey/core"

/** The approval is not among those that were read. */
export class ApprovalMissingError
  extends /* @__PURE__ */ defineError("ApprovalMissingError", {
    code: "APPROVALS_APPROVAL_MISSING",
    text: "The account has no such approval.",
    advice: "Read the approvals again; it may have been revoked, or the account may have changed."
  }) {}

/** A revocation is being asked for, or this one was sent or may have been sent. */
export class RevokeSubmittedError
  extends /* @__PURE__ */ defineError("RevokeSubmittedError", {
    code: "APPROVALS_REVOKE_SUBMITTED",
    text: "This revocation was submitted already, or another one waits for the wallet.",
    advice: "Follow it; to revoke again, prepare it again."
  }) {}

/** There is no revocation whose outcome could be told. */
export class RevokeMissingError
  extends /* @__PURE__ */ defineError("RevokeMissingError", {
    code: "APPROVALS_REVOKE_MISSING",
    text: "No revocation was sent.",
    advice: "Submit one first."
  }) {}
