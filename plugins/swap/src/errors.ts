import { defineError } from "@latchkey/core"

/** A transaction of a swap is being asked for, or this one was sent or may have been sent. */
export class SwapSubmittedError
  extends /* @__PURE__ */ defineError("SwapSubmittedError", {
    text: "This transaction was submitted already.",
    advice: "Follow it; to go on or to swap the same again, prepare it again."
  }) {}

/** There is no transaction whose outcome could be told. */
export class SwapMissingError
  extends /* @__PURE__ */ defineError("SwapMissingError", {
    text: "No swap was submitted.",
    advice: "Submit one first."
  }) {}
