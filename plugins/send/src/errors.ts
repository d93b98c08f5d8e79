import { defineError } from "@latchkey/core"

/** A transfer is being asked for, or this one was sent or may have been sent. */
export class TransferSubmittedError
  extends /* @__PURE__ */ defineError("TransferSubmittedError", {
    code: "SEND_TRANSFER_SUBMITTED",
    text: "This transfer was submitted already.",
    advice: "Follow it; to send the same again, prepare it again."
  }) {}

/** There is no transfer whose outcome could be told. */
export class TransferMissingError
  extends /* @__PURE__ */ defineError("TransferMissingError", {
    code: "SEND_TRANSFER_MISSING",
    text: "No transfer was sent.",
    advice: "Submit one first."
  }) {}
