import { defineError } from "@latchkey/core"

/** An app said twice who keeps sign-ins. Alone in its file, since the page loads it before the other errors. */
export class SiwxConfigDuplicateError
  extends /* @__PURE__ */ defineError("SiwxConfigDuplicateError", {
    text: "Cannot set both `siweConfig` and `siwx` options",
    advice: "Use one."
  }) {}
