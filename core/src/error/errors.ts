import { defineError } from "./defineError.ts"

/** A defect of the kit itself: report it with the details. */
export class InternalError
  extends /* @__PURE__ */ defineError("InternalError", {
    text: "The kit failed unexpectedly.",
    advice: "Report it with its cause."
  }) {}

/** The kit was disposed of; it answers nothing any more. */
export class KitDisposedError
  extends /* @__PURE__ */ defineError("KitDisposedError", {
    text: "This kit was disposed of.",
    advice: "Create a new one with createKit."
  }) {}

/** The caller's `AbortSignal` or the visitor ended the action. Not a failure: nothing was changed. */
export class CancelledError
  extends /* @__PURE__ */ defineError("CancelledError", {
    text: "The action was cancelled.",
    advice: "Nothing was changed."
  }) {}
