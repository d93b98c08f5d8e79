import { defineError } from "@latchkey/core"

/** The page removes the modal's element each time it is put back. */
export class ModalRemovedError
  extends /* @__PURE__ */ defineError("ModalRemovedError", {
    text: "The page keeps removing the modal's element from its body.",
    advice: "Leave <latchkey-modal> in place, or set disableAppend and place <KitModal /> yourself."
  }) {}
