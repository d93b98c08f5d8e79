import { KitError } from "@latchkey/core"

/** Something on the page takes the modal's element away each time it is put back. */
export class ModalRemovedError extends KitError<"MODAL_REMOVED"> {
  readonly _tag = "ModalRemovedError"
  constructor() {
    super(
      "MODAL_REMOVED",
      {},
      "The page keeps removing the modal's element from its body.",
      "Leave <latchkey-modal> in place, or set disableAppend and place <KitModal /> yourself."
    )
  }
}
